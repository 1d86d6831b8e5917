/** @jest-environment jsdom */
// Rules: LOC-06, NAV-06
import { bootScript } from '@/lib/locales/boot-script';
import { demoKey, demoLocale } from '@/lib/locales/demo';

type Before = {
  readonly stored?: string;
  readonly cookie?: string;
  /**
   * The browser ignores cookies of scripts, for instance because a server set the cookie for another path.
   */
  readonly cookiesAreFixed?: boolean;
};

/** Runs the script against a page of its own and reports what it did. */
function boot(address: string, { stored, cookie, cookiesAreFixed }: Before = {}) {
  const url = new URL(address, 'http://localhost');
  const storage = new Map(stored ? [[demoKey, stored]] : []);
  const cookies = new Map(cookie ? [[demoKey, cookie]] : []);
  const written: string[] = [];
  const went: string[] = [];
  const dataset: { hashBridge?: string } = {};
  const listeners = new Map<string, (event: object) => void>();
  const page = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: {
      search: url.search,
      pathname: url.pathname,
      hash: url.hash,
      replace: (to: string) => went.push(to),
      reload: () => went.push('reload'),
    },
    history: { replaceState: (_: null, __: string, to: string) => went.push(`state ${to}`) },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
    document: {
      documentElement: { dataset },
      // As in Chromium: a cookie reaches the jar that requests use some time after it is written, or with the next read.
      get cookie() {
        for (const text of written.splice(0)) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
          if (text.includes('max-age=0')) cookies.delete(name);
          else cookies.set(name, value);
        }
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        if (!cookiesAreFixed) written.push(text);
      },
    },
  };
  new Function(...Object.keys(page), bootScript())(...Object.values(page));
  const goTo = (hash: string) => {
    page.location.hash = hash;
    listeners.get('hashchange')?.({});
    return went.splice(0);
  };
  const click = (target: Element) => listeners.get('click')?.({ target });
  return { went, stored: storage.get(demoKey), cookie: cookies.get(demoKey), dataset, goTo, click };
}

function outcome(...of: Parameters<typeof boot>) {
  const { went, stored, cookie } = boot(...of);
  return { went, stored, cookie };
}

describe('boot script', () => {
  it.each([
    ['an ordinary address', '/faq', {}, { went: [] }],
    ['a hash route', '/#/faq?q=1', {}, { went: ['/faq?q=1'] }],
    ['a hash route to the page itself', '/#/', {}, { went: ['state /'] }],
    ['an anchor', '/#top', {}, { went: [] }],
    ['a hostile hash', '/#//host', {}, { went: [] }],
    ['demo on', '/faq?demo=ca-fr&x=1', {}, { went: ['/faq?x=1'], stored: 'ca-fr', cookie: 'ca-fr' }],
    ['demo off', '/?demo=clear', { stored: 'ca-fr', cookie: 'ca-fr' }, { went: ['/'] }],
    ['an unknown demo', '/?demo=xx', {}, { went: [] }],
    ['demo stays', '/', { stored: 'ca-en', cookie: 'ca-en' }, { went: [], stored: 'ca-en', cookie: 'ca-en' }],
    ['an unknown stored value', '/', { stored: 'xx' }, { went: ['reload'] }],
    ['an unknown cookie', '/', { cookie: 'xx' }, { went: ['reload'] }],
    ['a lost cookie', '/', { stored: 'ca-en' }, { went: ['reload'], stored: 'ca-en', cookie: 'ca-en' }],
    [
      'an unknown cookie that cannot be removed',
      '/#/faq',
      { cookie: 'xx', cookiesAreFixed: true },
      { went: ['/faq'], cookie: 'xx' },
    ],
    [
      'a stored value that no cookie can carry',
      '/#/faq',
      { stored: 'ca-en', cookiesAreFixed: true },
      { went: ['/faq'], stored: 'ca-en' },
    ],
  ])('%s', (_, address, before, after) => {
    expect(outcome(address, before)).toEqual({ stored: undefined, cookie: undefined, ...after });
  });
});

it('follows later hashes until the router does', () => {
  const { dataset, goTo } = boot('/faq');
  expect(goTo('#top')).toEqual([]);
  expect(goTo('#//host')).toEqual([]);
  expect(goTo('#/zero-sugar')).toEqual(['/zero-sugar']);
  dataset.hashBridge = 'router';
  expect(goTo('#/zero-sugar')).toEqual([]);
});

describe('demoLocale', () => {
  it.each([
    ['ca-fr', 'ca-fr'],
    ['xx', null],
    [undefined, null],
  ])('%s is %s', (cookie, locale) => {
    expect(demoLocale(cookie)).toBe(locale);
  });
});

it('updates the link to the other language with the current address, and no other link', () => {
  const { click } = boot('/zero-sugar?flavor=orange&lng=en#reviews');
  document.body.innerHTML =
    '<a data-language-switch href="http://fr.test/old"><b></b></a><a href="http://fr.test/old"><i></i></a>';
  const [toFrench, other] = document.querySelectorAll('a');
  for (const part of document.querySelectorAll('b, i')) click(part);
  expect(toFrench?.href).toBe('http://fr.test/zero-sugar?flavor=orange#reviews');
  expect(other?.href).toBe('http://fr.test/old');
});
