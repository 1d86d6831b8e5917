// Rules: NAV-08
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LinkRouter } from '@/components/layout/link-router';
import { LinkPending } from '@/components/ui/link-pending';

const mockRouter = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/' }));

const here = window.location.origin;
const links = {
  page: <a href="/faq?x=1#ingredients">page</a>,
  image: (
    <a href="/partners">
      <span>image</span>
    </a>
  ),
  'other site': <a href="https://other.test/faq">other site</a>,
  'new tab': (
    <a href="/faq" target="_blank" rel="noopener">
      new tab
    </a>
  ),
  file: <a href="/llms.txt">file</a>,
  asset: <a href="/content/dam/x">asset</a>,
  download: (
    <a download href="/faq">
      download
    </a>
  ),
  'other language': (
    <a data-language-switch href="/faq">
      other language
    </a>
  ),
  'demo of a locale': <a href="/faq?demo=ca-fr">demo of a locale</a>,
  'language by query': <a href="?lng=fr">language by query</a>,
  'old address': <a href="/#/faq">old address</a>,
  'this page': <a href="/?x#content">this page</a>,
  text: <span>text</span>,
};

/** Clicks, and returns whether the click was left to the browser. jsdom cannot follow links itself. */
function clickLeft(name: string, init: MouseEventInit = {}) {
  let left = false;
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(screen.getByText(name), init);
  return left;
}

function show(extra?: React.ReactNode) {
  return render(
    <>
      <LinkRouter />
      {Object.entries(links).map(([name, link]) => (
        <p key={name}>{link}</p>
      ))}
      {extra}
    </>,
  );
}

beforeEach(() => {
  jest.resetAllMocks();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/?x');
});

test.each([
  ['page', '/faq?x=1#ingredients'],
  ['image', '/partners'],
])('a click on a link follows it with the router (%s)', (name, href) => {
  show();
  expect(clickLeft(name)).toBe(false);
  expect(mockRouter.push.mock.calls).toEqual([[here + href]]);
});

test.each(Object.keys(links).filter((name) => !['page', 'image'].includes(name)))(
  'the browser follows a link itself (%s)',
  (name) => {
    show();
    expect(clickLeft(name)).toBe(true);
    expect(mockRouter.push).not.toHaveBeenCalled();
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click for a new tab stays with the browser (%j)',
  (init) => {
    show();
    expect(clickLeft('page', init)).toBe(true);
    expect(mockRouter.push).not.toHaveBeenCalled();
  },
);

test('a click that a component has handled is not followed', () => {
  show(
    <a href="/press" onClick={(event) => event.preventDefault()}>
      handled
    </a>,
  );
  fireEvent.click(screen.getByText('handled'));
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test('the page of a link is prefetched when the pointer or the focus reaches it, once', () => {
  show();
  const link = screen.getByText('page');
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(link);
  expect(mockRouter.prefetch.mock.calls).toEqual([[`${here}/faq?x=1#ingredients`]]);
  fireEvent.pointerOver(screen.getByText('text'));
  fireEvent.focusIn(screen.getByText('image'));
  expect(mockRouter.prefetch).toHaveBeenCalledTimes(2);
  fireEvent.pointerOver(screen.getByText('file'));
  expect(mockRouter.prefetch).toHaveBeenCalledTimes(2);
});

/** Lets the navigations of a test last until the returned function is called. */
function holdNavigations() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  mockRouter.push.mockReturnValue(held);
  return () => act(async () => release());
}

test('a link shows its loading message until its page is there', async () => {
  const finish = holdNavigations();
  show(
    <a href="/lyte">
      Lyte
      <LinkPending label="Loading..." />
    </a>,
  );
  const link = screen.getByRole('link', { name: 'Lyte' });
  fireEvent.click(link);
  expect(link).toHaveTextContent('LyteLoading...');
  expect(link.querySelector('[data-pending="true"]')).not.toBeNull();
  await finish();
  expect(link).toHaveTextContent(/^Lyte$/);
  expect(link.querySelector('[data-pending]')).toBeNull();
});

test('a second link takes the message from the first', async () => {
  const finish = holdNavigations();
  show(
    ['lyte', 'press'].map((name) => (
      <a href={`/${name}`} key={name}>
        {name} <LinkPending label="Loading..." />
      </a>
    )),
  );
  for (const name of ['lyte', 'press']) fireEvent.click(screen.getByText(name));
  expect(screen.getByText('lyte')).toHaveTextContent(/^lyte$/);
  expect(screen.getByText('press')).toHaveTextContent('press Loading...');
  await finish();
});

test('follows no link after it is gone', () => {
  const { unmount } = show();
  unmount();
  document.body.innerHTML = '<a href="/faq">page</a>';
  expect(clickLeft('page')).toBe(true);
  expect(mockRouter.push).not.toHaveBeenCalled();
});
