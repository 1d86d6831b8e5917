import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/paths.mjs';
import { behaviourPage, findRules, writeRules } from './lib/behaviour.mjs';

// Writes the files of each rule into docs/behaviour.md.
writeFileSync(join(root, behaviourPage), writeRules(findRules().rules));
