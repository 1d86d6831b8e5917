import { shareLinks } from '@/lib/share/links';

const shared = { url: 'https://site.test/lyte/coco?a=1&b=2', title: 'Noix de coco – « LYTE » & cie' };

it('encodes address and title completely', () => {
  const { x, facebook, email } = shareLinks(shared);
  expect(new URL(x).origin).toBe('https://x.com');
  expect(Object.fromEntries(new URL(x).searchParams)).toEqual({ text: shared.title, url: shared.url });
  expect(Object.fromEntries(new URL(facebook).searchParams)).toEqual({ u: shared.url });
  expect(new URL(email).protocol).toBe('mailto:');
  expect(Object.fromEntries(new URL(email).searchParams)).toEqual({
    subject: shared.title,
    body: `${shared.title}\n${shared.url}`,
  });
});

it('encodes spaces without plus signs, which mail programs show', () => {
  expect(shareLinks(shared).email).not.toContain('+');
});
