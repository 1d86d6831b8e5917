import { HttpResponse, http } from 'msw';
import { parseAssetPath } from '@/lib/assets/asset-path';
import { brand } from '@/lib/brand';
import { isFolderPath, responseKeys } from '@/lib/content/aem/names';
import { type ContentType, isContentType } from '@/lib/content/content-types';
import { createLocalAem, type FragmentReader, type LocalAem } from '../aem/local-aem';
import { graphqlHandlers, notFound, runPersisted } from './aem-graphql';
import { packageHandlers } from './aem-packages';
import { createContent, type Publication } from './content-overrides';
import { serveAsset } from './renditions';
import { createSwitchboard, type Service } from './service';

export type Aem = Service & {
  /** Replaces the items of AEM's response, even with items that AEM never sends. */
  readonly publish: (type: ContentType, publication: Publication) => void;
  /** The repository behind the responses, for tests that edit content. */
  readonly repository: LocalAem;
};

const contentApi = /\/content-api\/[a-z-]+(?:\?|$)/;
const assets = /\/content\/dam\/[^?]+/;

function readApiQuery(url: string): { type: string; folderPath: string } {
  const { pathname, searchParams } = new URL(url);
  return { type: pathname.split('/').at(-1) ?? '', folderPath: searchParams.get('folderPath') ?? '' };
}

const emptyResponse = () =>
  HttpResponse.json({
    data: Object.fromEntries(Object.values(responseKeys).map((key) => [key, { items: [] }])),
  });

/**
 * The fake for AEM and, outside local mode, for the content API and the assets service (CONT-02):
 * persisted queries, `/content-api/{type}?folderPath=`, and files below any `…/content/dam/`.
 */
export function createAem(fragments?: FragmentReader): Aem {
  const content = createContent();
  const repository = createLocalAem(fragments);
  const board = createSwitchboard('aem', {
    'graphql-error': () => HttpResponse.json({ errors: [{ message: 'Query execution failed' }], data: null }),
    empty: emptyResponse,
    status: (status) => HttpResponse.json({ error: 'The fake is set to fail' }, { status }),
  });

  const override = (type: string, folderPath: unknown) =>
    isContentType(type) && content.has(type)
      ? HttpResponse.json(content.response(type, String(folderPath ?? '')))
      : null;

  /** The content API in front of AEM requests the persisted query of the type. */
  async function apiResponse({ url }: Request): Promise<Response> {
    const { type, folderPath } = readApiQuery(url);
    const query = repository.findQuery(brand.slug, type);
    if (!query || !isContentType(type) || !isFolderPath(folderPath, type)) return notFound();
    return override(type, folderPath) ?? runPersisted(repository, query, { folderPath }, new URL(url).origin);
  }

  async function assetResponse(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const segments = parseAssetPath(pathname.slice(pathname.indexOf('/content/dam/')));
    const file = segments && (await serveAsset(segments, request));
    return file ?? HttpResponse.json({ error: 'No such asset' }, { status: 404 });
  }

  return {
    ...board,
    name: 'aem',
    publish: content.publish,
    repository,
    reset: () => {
      board.reset();
      content.reset();
      repository.reset();
    },
    handlers: [
      ...graphqlHandlers(repository, board.respond, (query, { folderPath }) =>
        override(query.name, folderPath),
      ),
      ...packageHandlers(repository, board.respond),
      http.get(contentApi, ({ request }) => board.respond(request, () => apiResponse(request))),
      http.get(assets, ({ request }) => board.respond(request, () => assetResponse(request))),
      http.head(assets, ({ request }) => board.respond(request, () => assetResponse(request))),
    ],
  };
}
