import { createHash } from 'node:crypto';
import { type PictureSize, pictureSize } from '@/aem/fragments/picture-size';
import { isStoredDate, isStoredText, type StoredFragment, type StoredValue } from '@/aem/fragments/stored';
import { allModels, type Field, modelOf, modelPath, queryName, typeName } from '@/aem/models';
import { parseAssetPath } from '@/lib/assets/asset-path';
import { contentTypeOf } from '@/lib/assets/content-kind';
import { sampleFileOf } from '@/lib/assets/sample-file';
import { comparator, type ModelFilter, passes } from './filter';
import { textForms } from './text-forms';

/** Returns the size that AEM reads from a picture when it is uploaded; null for a missing file. */
async function sizeOf(path: string): Promise<PictureSize | null> {
  const file = sampleFileOf(parseAssetPath(path) ?? []);
  return file ? pictureSize(file).catch(() => null) : null;
}

/** Reads a file's type by its extension, as AEM does by its metadata. */
function toReference(path: string, origin: string) {
  const mimeType = contentTypeOf(path);
  const common = { _path: path, _authorUrl: `${origin}${path}`, _publishUrl: `${origin}${path}` };
  if (mimeType?.startsWith('image/')) {
    // Functions, so that they run only for queries that select the field.
    const size = () => sizeOf(path);
    const sides = { width: async () => (await size())?.width, height: async () => (await size())?.height };
    return { __typename: 'ImageRef', ...common, _dynamicUrl: null, type: 'image', mimeType, ...sides };
  }
  if (mimeType?.startsWith('video/'))
    return { __typename: 'MultimediaRef', ...common, type: 'multimedia', format: mimeType };
  return { __typename: 'DocumentRef', ...common, type: 'document', format: mimeType };
}

/** The fragments of the repository, for references, and the origin of its files. */
type Repository = { readonly find: (path: string) => StoredFragment | undefined; readonly origin: string };

/** A function, so that it runs only for queries that select the field. AEM sends null for a fragment that is missing. */
function toFragments(value: StoredValue, repository: Repository): unknown {
  const toOne = (path: string) => {
    const fragment = repository.find(path);
    return fragment ? toItem(fragment, repository) : null;
  };
  return () => (Array.isArray(value) ? value.map(toOne) : toOne(String(value)));
}

function toValue(field: Field, value: StoredValue | undefined, repository: Repository): unknown {
  if (value === undefined) return null;
  if (field.type === 'fragment-reference') return toFragments(value, repository);
  if (isStoredText(value)) return textForms(value);
  if (isStoredDate(value)) return value.date;
  if (field.type === 'content-reference') return toReference(String(value), repository.origin);
  return field.type === 'json-object' ? JSON.parse(String(value)) : value;
}

function toItem({ path, type, title, values }: StoredFragment, repository: Repository): object {
  const model = modelOf(type);
  const fields = model.fields.map(
    (field) => [field.name, toValue(field, values[field.name], repository)] as const,
  );
  return {
    __typename: `${typeName(model)}Model`,
    _path: path,
    _id: createHash('sha256').update(path).digest('hex').slice(0, 32),
    _variation: 'master',
    _variations: [],
    _tags: [],
    _model: { _path: modelPath(type), title: model.title },
    _metadata: { stringMetadata: [{ name: 'title', value: title }] },
    ...Object.fromEntries(fields),
  };
}

/** Returns the value that filters and sorts compare: multi-line texts as stored. */
function comparable({ path, values }: StoredFragment, field: string): unknown {
  if (field === '_path') return path;
  const value = values[field];
  if (isStoredDate(value)) return value.date;
  return isStoredText(value) ? value.text : value;
}

type ListArguments = {
  readonly filter?: ModelFilter | null;
  readonly sort?: string | null;
  readonly offset?: number | null;
  readonly limit?: number | null;
};
type PageArguments = Omit<ListArguments, 'offset' | 'limit'> & {
  readonly first?: number | null;
  readonly after?: string | null;
};

const encodeCursor = (path: string) => Buffer.from(path).toString('base64url');

function resolversOf(type: string, fragments: readonly StoredFragment[], repository: Repository) {
  const model = modelOf(type);
  const own = fragments.filter((fragment) => fragment.type === type);
  const select = ({ filter, sort }: Pick<ListArguments, 'filter' | 'sort'>) => {
    const found = own.filter((fragment) => passes(filter, (field) => comparable(fragment, field)));
    return sort ? found.toSorted(comparator(sort, comparable)) : found;
  };
  return {
    [queryName(model, 'List')]: ({ offset, limit, ...rest }: ListArguments) => {
      const start = offset ?? 0;
      const found = select(rest).slice(
        start,
        limit === null || limit === undefined ? undefined : start + limit,
      );
      return { items: found.map((fragment) => toItem(fragment, repository)) };
    },
    [queryName(model, 'Paginated')]: ({ first, after, ...rest }: PageArguments) => {
      const all = select(rest);
      const start = after ? all.findIndex(({ path }) => encodeCursor(path) === after) + 1 : 0;
      const page = all.slice(start, start + (first ?? 10));
      const edges = page.map((fragment) => ({
        cursor: encodeCursor(fragment.path),
        node: toItem(fragment, repository),
      }));
      const pageInfo = {
        startCursor: edges[0]?.cursor ?? '',
        endCursor: edges.at(-1)?.cursor ?? '',
        hasNextPage: start + page.length < all.length,
        hasPreviousPage: start > 0,
      };
      return { edges, pageInfo };
    },
    [queryName(model, 'ByPath')]: ({ _path }: { readonly _path: string }) => {
      const fragment = own.find(({ path }) => path === _path);
      // AEM reports this as an error beside `data: null`.
      if (!fragment) throw new Error(`Failed to fetch the fragment at ${_path}`);
      return { item: toItem(fragment, repository) };
    },
  };
}

/** Returns the root value of the schema: the queries of every model over the given fragments. */
export function rootValue(fragments: readonly StoredFragment[], origin: string) {
  const find = (path: string) => fragments.find((fragment) => fragment.path === path);
  const types = Object.keys(allModels);
  return Object.assign(
    {},
    ...types.map((type) => resolversOf(type, fragments, { find, origin })),
  ) as Readonly<Record<string, unknown>>;
}
