import { type DefinitionNode, parse, type TypeNode } from 'graphql';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { brand } from '@/lib/brand';
import {
  type CacheTimes,
  defaultTimes,
  type LocalAem,
  type PersistedQuery,
  printedSchema,
  queryErrors,
  queryPath,
} from '../aem/local-aem';

type Respond = (request: Request, handler: () => Response | Promise<Response>) => Promise<Response>;

/** User and token that may change queries. Reads need none, as on a publish tier. */
const writers = [`Basic ${Buffer.from('admin:admin').toString('base64')}`, 'Bearer local-token'];

const executePath = /\/graphql\/execute\.json\/[^?]+/;
const persistPath = /\/graphql\/persist\.json\/[^?]+/;
const listPath = /\/graphql\/list\.json(?:\/[^?]*)?(?:\?|$)/;
const endpointPath = new RegExp(`/content/(?:cq:|_cq_)graphql/${brand.slug}/endpoint\\.json(?:\\?|$)`);
const schemaPath = new RegExp(`/content/(?:cq:|_cq_)graphql/${brand.slug}/endpoint\\.GQLschema(?:\\?|$)`);

const errors = (status: number, ...messages: readonly string[]) =>
  HttpResponse.json({ errors: messages.map((message) => ({ message })) }, { status });

export const notFound = () => HttpResponse.json({ error: 'No such persisted query' }, { status: 404 });

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path after an action: configuration, name, and the variables of the suffix. */
function addressOf(url: string, action: string) {
  const rest = decoded(new URL(url).pathname.split(`/graphql/${action}.json`)[1] ?? '').replace(/^\//, '');
  const [path = '', ...suffix] = rest.split(';');
  const [configuration = '', ...name] = path.split('/');
  const pairs = suffix.filter(Boolean).map((pair) => {
    const [key = '', ...value] = pair.split('=');
    return [key, value.join('=')] as const;
  });
  return { configuration, name: name.join('/'), variables: Object.fromEntries(pairs) };
}

const nameOfType = (type: TypeNode): string =>
  type.kind === 'NamedType' ? type.name.value : nameOfType(type.type);

/** The suffix holds text: variables that the query declares with another type are parsed as JSON. */
function typedVariables({ query }: PersistedQuery, texts: Readonly<Record<string, string>>) {
  const definitions = parse(query).definitions.flatMap((definition: DefinitionNode) =>
    definition.kind === 'OperationDefinition' ? (definition.variableDefinitions ?? []) : [],
  );
  const types = new Map(definitions.map(({ variable, type }) => [variable.name.value, nameOfType(type)]));
  const entries = Object.entries(texts).map(([name, text]) => {
    if (['ID', 'String', undefined].includes(types.get(name))) return [name, text] as const;
    try {
      return [name, JSON.parse(text) as unknown] as const;
    } catch {
      return [name, text] as const;
    }
  });
  return Object.fromEntries(entries);
}

const headerOf = (times: CacheTimes) =>
  Object.entries(times)
    .map(([name, seconds]) => `${name}=${seconds}`)
    .join(', ');

/** Reads a body that is the bare query, or JSON with the query and its times. */
function parseBody(body: string): Pick<PersistedQuery, 'query' | 'cacheControl' | 'surrogateControl'> {
  try {
    const json = Object(JSON.parse(body)) as Record<string, unknown>;
    if (typeof json.query === 'string')
      return {
        query: json.query,
        cacheControl: (json['cache-control'] ?? defaultTimes.cacheControl) as CacheTimes,
        surrogateControl: (json['surrogate-control'] ?? defaultTimes.surrogateControl) as CacheTimes,
      };
  } catch {
    // A bare query is not JSON.
  }
  return { query: body, ...defaultTimes };
}

const summary = ({ configuration, name, query }: PersistedQuery) => ({
  path: `/${configuration}/${name}`,
  data: { query, variables: {} },
});

function listResponse(queries: readonly PersistedQuery[]): Response {
  const configurations = [...new Set(queries.map(({ configuration }) => configuration))];
  return HttpResponse.json(
    configurations.map((name) => ({
      path: `/${name}`,
      persistentQueries: queries.filter(({ configuration }) => configuration === name).map(summary),
    })),
  );
}

/** Runs a persisted query by its configuration and name, with AEM's cache headers. */
export async function runPersisted(
  aem: LocalAem,
  found: PersistedQuery,
  variables: Readonly<Record<string, unknown>>,
  origin: string,
): Promise<Response> {
  return HttpResponse.json(JSON.parse(JSON.stringify(await aem.execute(found.query, variables, origin))), {
    headers: {
      'content-type': 'application/json;charset=utf-8',
      'cache-control': headerOf(found.cacheControl),
      'surrogate-control': headerOf(found.surrogateControl),
    },
  });
}

/** Returns 401 without write permission, as AEM's author does. */
export function rejectUnauthorized({ headers }: Request): Response | null {
  if (writers.includes(headers.get('authorization') ?? '')) return null;
  return new HttpResponse('Unauthorized', {
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="AEM", Bearer' },
  });
}

async function persist(aem: LocalAem, request: Request): Promise<Response> {
  const rejection = rejectUnauthorized(request);
  if (rejection) return rejection;
  const { configuration, name } = addressOf(request.url, 'persist');
  const isCreation = request.method === 'PUT';
  const exists = aem.findQuery(configuration, name) !== undefined;
  if (configuration !== brand.slug || !name) return errors(400, 'No suitable endpoint found');
  if (isCreation && exists) return errors(409, `The query ${name} exists already; POST changes it`);
  if (!isCreation && !exists) return errors(404, `There is no query ${name}; PUT creates it`);
  const body = parseBody(await request.clone().text());
  const invalid = queryErrors(body.query);
  if (invalid.length > 0) return errors(400, ...invalid.map(({ message }) => message));
  const query = { configuration, name, ...body };
  aem.persist(query);
  return HttpResponse.json(
    {
      action: isCreation ? 'create' : 'update',
      configurationName: configuration,
      name,
      shortPath: `/${configuration}/${name}`,
      path: queryPath(query),
    },
    { status: isCreation ? 201 : 200 },
  );
}

/** A response of a test in place of AEM's, even one that AEM never sends. */
type Override = (query: PersistedQuery, variables: Readonly<Record<string, unknown>>) => Response | null;

/** The handlers of AEM's GraphQL addresses over a local repository. */
export function graphqlHandlers(
  aem: LocalAem,
  respond: Respond,
  override: Override,
): readonly RequestHandler[] {
  const execute = async (request: Request) => {
    const { configuration, name, variables } = addressOf(request.url, 'execute');
    const found = aem.findQuery(configuration, name);
    if (!found) return notFound();
    const body =
      request.method === 'POST'
        ? Object(
            await request
              .clone()
              .json()
              .catch(() => ({})),
          )
        : {};
    const given = request.method === 'POST' ? (body.variables ?? {}) : typedVariables(found, variables);
    return override(found, given) ?? runPersisted(aem, found, given, new URL(request.url).origin);
  };
  const read = (request: Request) => {
    const { configuration, name } = addressOf(request.url, 'persist');
    const found = aem.findQuery(configuration, name);
    return found ? HttpResponse.text(found.query) : notFound();
  };
  const endpoint = async (request: Request) => {
    const { query = '', variables = {} } = Object(
      await request
        .clone()
        .json()
        .catch(() => ({})),
    );
    const result = await aem.execute(String(query), variables, new URL(request.url).origin);
    return HttpResponse.json(JSON.parse(JSON.stringify(result)));
  };
  const list = (request: Request) =>
    listResponse(aem.listQueries(addressOf(request.url, 'list').configuration || undefined));
  return [
    http.get(executePath, ({ request }) => respond(request, () => execute(request))),
    http.post(executePath, ({ request }) => respond(request, () => execute(request))),
    http.get(listPath, ({ request }) => respond(request, () => list(request))),
    http.get(persistPath, ({ request }) => respond(request, () => read(request))),
    http.put(persistPath, ({ request }) => respond(request, () => persist(aem, request))),
    http.post(persistPath, ({ request }) => respond(request, () => persist(aem, request))),
    http.post(endpointPath, ({ request }) => respond(request, () => endpoint(request))),
    http.get(schemaPath, ({ request }) => respond(request, () => HttpResponse.text(printedSchema()))),
  ];
}
