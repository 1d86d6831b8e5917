import { HttpResponse, http } from 'msw';
import { createSwitchboard, type Service } from './service';

const path = /\/locator(?:\?|$)/;

/** A page in a frame may show what it was called with, so that a test can see the referrer parameter. */
function page(url: string): Response {
  const parameters = [...new URL(url).searchParams].map(([name, value]) => `${name}=${value}`).join('&');
  const shown = parameters.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return HttpResponse.html(
    `<!doctype html><html lang="en"><title>Store locator stand-in</title><h1>Stores near you</h1><p>${shown}</p></html>`,
  );
}

/** The stand-in for the third-party store locator (spec section 2), at `…/locator`. */
export function createLocator(): Service {
  const board = createSwitchboard('locator', {
    status: (status) => HttpResponse.text('The stand-in was told to fail', { status }),
  });
  return {
    ...board,
    name: 'locator',
    handlers: [http.get(path, ({ request }) => board.respond(request, () => page(request.url)))],
  };
}
