/** URL and title of a shared page. */
export type Shared = { readonly url: string; readonly title: string };

export type ShareService = 'x' | 'facebook' | 'email';

function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}

/** Returns plain share links, which need no third-party script (SHARE-01). */
export function shareLinks({ url, title }: Shared): Readonly<Record<ShareService, string>> {
  return {
    x: withQuery('https://x.com/intent/post', { text: title, url }),
    facebook: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
    email: withQuery('mailto:', { subject: title, body: `${title}\n${url}` }),
  };
}
