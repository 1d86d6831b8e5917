import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviourPage, findRules, writeRules } from './lib/behaviour.mjs';
import { root } from './lib/paths.mjs';

// Writes the files of each rule into docs/behaviour.md.
writeFileSync(join(root, behaviourPage), writeRules(findRules().rules));
