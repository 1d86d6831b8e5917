import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { mustRun } from '../scripts/lib/run.mjs';

/** Its own exit code, so that a caller can distinguish missing tools from invalid packages. */
const toolsMissing = 3;

const missing = ['mvn', 'javac'].filter((tool) => spawnSync(tool, ['-version']).status !== 0);
if (missing.length > 0) {
  console.error(`Not validated: ${missing.join(' and ')} missing. Install Maven 3 and a JDK of 11 or later.`);
  process.exit(toolsMissing);
}

ensureInstalled();
const work = join(root, '.data/aem');
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
mustRun('npx', ['tsx', 'tools/aem/package/main.ts', work]);

const packages = readdirSync(work)
  .filter((name) => name.endsWith('.zip'))
  .sort()
  .map((name) => join(work, name));

/** @param {string[]} goals */
const maven = (...goals) =>
  mustRun('mvn', [
    ...['-B', '-q', '-f', 'tools/aem/validate/pom.xml', `-Dwork=${work}`],
    `-Dmaven.repo.local=${join(root, '.data/maven')}`,
    ...goals,
  ]);

// The second package depends on the first: FileVault looks it up in Maven's local repository.
for (const file of packages) {
  const [, name = '', version = ''] = /([a-z-]+)-(\d[^/\\]*)\.zip$/.exec(file) ?? [];
  const group = name.split('-', 1)[0];
  maven(
    'org.apache.maven.plugins:maven-install-plugin:3.1.3:install-file',
    ...[
      `-Dfile=${file}`,
      `-DgroupId=${group}`,
      `-DartifactId=${name}`,
      `-Dversion=${version}`,
      '-Dpackaging=zip',
    ],
  );
  maven(
    'org.apache.jackrabbit:filevault-package-maven-plugin:validate-package',
    `-Dvault.packageToValidate=${file}`,
  );
  console.log(`FileVault found nothing wrong with ${name}`);
}

const listing = join(work, 'installed.jsonl');
maven('compile', 'exec:java', `-Dexec.args=${[listing, ...packages].join(' ')}`);
mustRun('npx', ['tsx', 'tools/aem/validate/compare.ts', listing, ...packages]);
