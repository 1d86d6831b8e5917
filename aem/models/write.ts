import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from '@/lib/content/content-types';
import { persistedQuery } from './query';
import { modelTables } from './tables';

const folder = join(process.cwd(), 'aem');

// Writes the persisted queries and the tables, which are generated from the models.
for (const type of contentTypes)
  writeFileSync(join(folder, 'queries', `${type}.graphql`), persistedQuery(type));
writeFileSync(join(folder, 'models.md'), modelTables());
