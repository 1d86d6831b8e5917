import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from '@/lib/content/content-types';
import { persistedQuery } from './query';
import { modelTables } from './tables';

const folder = join(process.cwd(), 'aem');

// Writes what is made from the models: the persisted queries and the tables.
for (const type of contentTypes)
  writeFileSync(join(folder, 'queries', `${type}.graphql`), persistedQuery(type));
writeFileSync(join(folder, 'models.md'), modelTables());
