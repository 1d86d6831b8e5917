import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentType } from '@/lib/content/content-types';

const folder = join(process.cwd(), 'aem');

const common = {
  name: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  label: z.string().min(1),
  required: z.literal(true).optional(),
  note: z.string().optional(),
};

/** One field of a model; strict, so that a misspelt property is found. */
const field = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('single-line-text') }),
  z.strictObject({
    ...common,
    type: z.literal('multi-line-text'),
    defaultType: z.enum(['plain-text', 'rich-text']),
  }),
  z.strictObject({ ...common, type: z.literal('number'), numberType: z.enum(['integer', 'fraction']) }),
  z.strictObject({ ...common, type: z.literal('boolean') }),
  z.strictObject({ ...common, type: z.literal('enumeration'), options: z.array(z.string()).min(1) }),
  z.strictObject({
    ...common,
    type: z.literal('content-reference'),
    accepts: z.enum(['image', 'video']),
  }),
  z.strictObject({
    ...common,
    type: z.literal('json-object'),
    example: z.record(z.string(), z.unknown()),
  }),
]);

const model = z.strictObject({
  title: z.string().regex(/^[A-Z][a-z]*(?: [A-Z][a-z]*)*$/),
  folder: z.string(),
  fields: z.array(field).min(1),
});

export type Field = z.infer<typeof field>;
export type Model = z.infer<typeof model>;

export function readModel(type: ContentType): Model {
  return model.parse(JSON.parse(readFileSync(join(folder, 'models', `${type}.json`), 'utf8')));
}

export function readQuery(type: ContentType): string {
  return readFileSync(join(folder, 'queries', `${type}.graphql`), 'utf8');
}

export const filesOf = (name: 'models' | 'queries') => readdirSync(join(folder, name)).sort();
export const readme = () => readFileSync(join(folder, 'README.md'), 'utf8');
