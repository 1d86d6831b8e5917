import { brand } from '@/lib/brand';
import { siteTexts } from '@/lib/seo/site-texts';
import { american, messages, quebec } from '../../support/render-in';

test.each([
  { locale: american, texts: messages.en },
  { locale: quebec, texts: messages.fr },
])('the site has its title and description in the language of $locale.tag', ({ locale, texts }) => {
  const { title, description } = siteTexts(locale, texts);
  expect(title).toContain(brand.name);
  expect(title).not.toContain('{brand}');
  expect(description).toBe(texts.common.meta.description);
});
