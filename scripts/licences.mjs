import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesPage } from './lib/licences.mjs';
import { root } from './lib/paths.mjs';

writeFileSync(join(root, 'docs/licences.md'), licencesPage());
