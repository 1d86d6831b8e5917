import { HttpResponse, http } from 'msw';
import { createSwitchboard, type Service } from './service';

const path = /\/locator(?:\?|$)/;

/** Returns the framed page with its query, so that a test can check the referrer parameter. */
function page(url: string): Response {
  const parameters = [...new URL(url).searchParams].map(([name, value]) => `${name}=${value}`).join('&');
  const shown = parameters.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return HttpResponse.html(
    `<!doctype html><html lang="en"><title>Store locator fake</title><h1>Stores near you</h1><p>${shown}</p></html>`,
  );
}

/** The fake for the third-party store locator (SHOP-01), at `…/locator`. */
export function createLocator(): Service {
  const board = createSwitchboard('locator', {
    status: (status) => HttpResponse.text('The fake is set to fail', { status }),
  });
  return {
    ...board,
    name: 'locator',
    handlers: [http.get(path, ({ request }) => board.respond(request, () => page(request.url)))],
  };
}
