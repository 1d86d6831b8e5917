import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPackage } from './configuration';
import { packageEntries, packageFile } from './content-package';
import { replicationAgentPackage } from './replication-agent';
import { samplePackage } from './sample-content';
import { writeZip } from './zip';

/** Writes the packages to the given folder (`node tools/aem-package.mjs`). */
async function main(folder = '.data/aem'): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const content of [configurationPackage(), await samplePackage(), replicationAgentPackage()]) {
    const entries = packageEntries(content);
    const zip = writeZip(entries);
    const file = join(folder, packageFile(content));
    writeFileSync(file, zip);
    console.log(`${file}: ${entries.length} files, ${(zip.length / 1024 / 1024).toFixed(1)} MB`);
  }
}

void main(process.argv[2]);
