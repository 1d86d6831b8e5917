/** What is shared: an address of a page, and how to call it. */
export type Shared = { readonly url: string; readonly title: string };

export type ShareService = 'x' | 'facebook' | 'email';

function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}

/** Plain links to share with: no script of anybody else comes to the page (spec section 9, social-sharing). */
export function shareLinks({ url, title }: Shared): Readonly<Record<ShareService, string>> {
  return {
    x: withQuery('https://x.com/intent/post', { text: title, url }),
    facebook: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
    email: withQuery('mailto:', { subject: title, body: `${title}\n${url}` }),
  };
}
