import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from '@/lib/content/content-types';
import { editorFields } from './editor-fields';
import { persistedQuery } from './query';
import { modelTables } from './tables';

const folder = join(process.cwd(), 'aem');

// Writes the persisted queries, the tables and the fields of the editor, which are generated from the models.
for (const type of contentTypes)
  writeFileSync(join(folder, 'queries', `${type}.graphql`), persistedQuery(type));
writeFileSync(join(folder, 'models.md'), modelTables());
writeFileSync(join(process.cwd(), 'lib/content/aem/editor-fields.json'), editorFields());
