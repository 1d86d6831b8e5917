import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/paths.mjs';
import { licencesPage } from './lib/licences.mjs';

writeFileSync(join(root, 'docs/licences.md'), licencesPage());
