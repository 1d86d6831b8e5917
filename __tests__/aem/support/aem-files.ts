import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Model, models } from '@/aem/models';
import type { ContentType } from '@/lib/content/content-types';

const folder = join(process.cwd(), 'aem');

export const readModel = (type: ContentType): Model => models[type];

export function readQuery(type: ContentType): string {
  return readFileSync(join(folder, 'queries', `${type}.graphql`), 'utf8');
}

export const queryFiles = () => readdirSync(join(folder, 'queries')).sort();
export const readAemFile = (name: string) => readFileSync(join(folder, name), 'utf8');
