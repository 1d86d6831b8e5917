import { HttpResponse, http } from 'msw';
import { parseAssetPath } from '@/lib/assets/asset-path';
import { answerKeys, type ContentType, isContentType } from '@/lib/content/content-types';
import { isFolderPath } from '@/lib/content/folder-path';
import { createContent, type Publication } from './content-overrides';
import { serveAsset } from './renditions';
import { createSwitchboard, type Service } from './service';

export type Aem = Service & { readonly publish: (type: ContentType, publication: Publication) => void };

const persistedQuery = /\/graphql\/execute\.json\/solstride\/[^?]+/;
const contentApi = /\/content-api\/[a-z-]+(?:\?|$)/;
const assets = /\/content\/dam\/[^?]+/;

/** AEM reads the variable from the path's suffix, encoded or not, and knows no query-string form. */
function readQuery(url: string): { type: string; folderPath: string } {
  const rest = decodeURIComponent(new URL(url).pathname).split('/execute.json/solstride/')[1] ?? '';
  const [type = '', folderPath = ''] = rest.split(';folderPath=');
  return { type, folderPath };
}

function readApiQuery(url: string): { type: string; folderPath: string } {
  const { pathname, searchParams } = new URL(url);
  return { type: pathname.split('/').at(-1) ?? '', folderPath: searchParams.get('folderPath') ?? '' };
}

const emptyAnswer = () =>
  HttpResponse.json({
    data: Object.fromEntries(Object.values(answerKeys).map((key) => [key, { items: [] }])),
  });

/**
 * The stand-in for AEM and, outside local mode, for the content API and the assets service (contract section 4):
 * persisted queries, `/content-api/{type}?folderPath=`, and files below any `…/content/dam/`.
 */
export function createAem(): Aem {
  const content = createContent();
  const board = createSwitchboard('aem', {
    'graphql-error': () => HttpResponse.json({ errors: [{ message: 'Query execution failed' }], data: null }),
    empty: emptyAnswer,
    status: (status) => HttpResponse.json({ error: 'The stand-in was told to fail' }, { status }),
  });

  function answerQuery({ type, folderPath }: { type: string; folderPath: string }): Response {
    if (isContentType(type) && isFolderPath(folderPath, type))
      return HttpResponse.json(content.answer(type, folderPath));
    return HttpResponse.json({ error: 'No such persisted query' }, { status: 404 });
  }

  async function answerAsset(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const segments = parseAssetPath(pathname.slice(pathname.indexOf('/content/dam/')));
    const file = segments && (await serveAsset(segments, request));
    return file ?? HttpResponse.json({ error: 'No such asset' }, { status: 404 });
  }

  return {
    ...board,
    name: 'aem',
    publish: content.publish,
    reset: () => {
      board.reset();
      content.reset();
    },
    handlers: [
      http.get(persistedQuery, ({ request }) =>
        board.respond(request, () => answerQuery(readQuery(request.url))),
      ),
      http.get(contentApi, ({ request }) =>
        board.respond(request, () => answerQuery(readApiQuery(request.url))),
      ),
      http.get(assets, ({ request }) => board.respond(request, () => answerAsset(request))),
      http.head(assets, ({ request }) => board.respond(request, () => answerAsset(request))),
    ],
  };
}
