import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExecutionResult, GraphQLError, graphql, parse, printSchema, validate } from 'graphql';
import { sampleFragments } from '@/aem/fragments/from-sample';
import type { StoredFragment } from '@/aem/fragments/stored';
import { allModels, configurationPath } from '@/aem/models';
import { brand } from '@/lib/brand';
import { contentTypes } from '@/lib/content/content-types';
import { rootValue } from './resolvers';
import { aemSchema } from './schema';

/** The `Cache-Control` and `Surrogate-Control` of a persisted query, in seconds. */
export type CacheTimes = Readonly<Record<string, number>>;

export type PersistedQuery = {
  readonly configuration: string;
  readonly name: string;
  readonly query: string;
  readonly cacheControl: CacheTimes;
  readonly surrogateControl: CacheTimes;
};

/** The times of a publish tier for queries without their own. */
export const defaultTimes = {
  cacheControl: { 'max-age': 60 },
  surrogateControl: { 'max-age': 7200, 'stale-while-revalidate': 86_400, 'stale-if-error': 86_400 },
} as const;

const schema = aemSchema(Object.values(allModels));
const keyOf = (configuration: string, name: string) => `${configuration}/${name}`;

function shippedQueries(): readonly PersistedQuery[] {
  return contentTypes.map((type) => ({
    configuration: brand.slug,
    name: type,
    query: readFileSync(join(process.cwd(), 'aem', 'queries', `${type}.graphql`), 'utf8'),
    ...defaultTimes,
  }));
}

/** Path of a persisted query in AEM. */
export const queryPath = ({ name }: Pick<PersistedQuery, 'name'>): string =>
  `${configurationPath}/settings/graphql/persistentQueries/${name}`;

/** Returns the errors of a query in the schema of the models. */
export function queryErrors(query: string): readonly GraphQLError[] {
  try {
    return validate(schema, parse(query));
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError(String(error))];
  }
}

/** Returns the schema as AEM prints it. */
export const printedSchema = (): string => printSchema(schema);

/** Reads the initial content of the repository. */
export type FragmentReader = () => readonly StoredFragment[];

function readOnce(): FragmentReader {
  let fragments: readonly StoredFragment[] | undefined;
  return () => {
    fragments ??= sampleFragments();
    return fragments;
  };
}

/** A repository of fragments and persisted queries that serves GraphQL as AEM does. */
export function createLocalAem(initial: FragmentReader = readOnce()) {
  /** Edits by path; null for a withdrawn fragment. */
  const edits = new Map<string, StoredFragment | null>();
  const queries = new Map<string, PersistedQuery>();

  const reset = () => {
    edits.clear();
    queries.clear();
    for (const query of shippedQueries()) queries.set(keyOf(query.configuration, query.name), query);
  };
  reset();
  const current = (): readonly StoredFragment[] => {
    const before = initial();
    if (edits.size === 0) return before;
    const known = new Set(before.map(({ path }) => path));
    const added = [...edits].flatMap(([path, fragment]) => (known.has(path) || !fragment ? [] : [fragment]));
    const remaining = before.flatMap((fragment) => {
      const edit = edits.get(fragment.path);
      return edit === undefined ? [fragment] : (edit ?? []);
    });
    return [...remaining, ...added];
  };
  const move = (from: string, to: string) => {
    const fragment = current().find(({ path }) => path === from);
    if (!fragment) throw new RangeError(`There is no fragment at ${from}`);
    edits.set(from, null).set(to, { ...fragment, path: to });
  };

  return {
    reset,
    /** Runs a query; failures come as `errors`, never as an exception. */
    execute: (
      query: string,
      variables: Readonly<Record<string, unknown>>,
      origin: string,
    ): Promise<ExecutionResult> =>
      graphql({ schema, source: query, rootValue: rootValue(current(), origin), variableValues: variables }),
    findQuery: (configuration: string, name: string) => queries.get(keyOf(configuration, name)),
    listQueries: (configuration?: string): readonly PersistedQuery[] =>
      [...queries.values()].filter((query) => !configuration || query.configuration === configuration),
    persist: (query: PersistedQuery) => {
      queries.set(keyOf(query.configuration, query.name), query);
    },
    removeQuery: (configuration: string, name: string) => {
      queries.delete(keyOf(configuration, name));
    },
    fragments: current,
    /** Saves a fragment and replaces the one at its path. */
    save: (fragment: StoredFragment) => {
      edits.set(fragment.path, fragment);
    },
    remove: (path: string) => {
      edits.set(path, null);
    },
    move,
  };
}

export type LocalAem = ReturnType<typeof createLocalAem>;
