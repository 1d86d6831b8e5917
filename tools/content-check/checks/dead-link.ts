import { categoryHrefOf } from '@/components/home/category-link';
import { toHref } from '@/lib/content/html';
import { campaignPath } from '@/lib/locales/route';
import { campaignFields } from '../campaign-fields';
import type { FieldName } from '../field-name';
import { linksOf } from '../links';
import { targetOf } from '../targets';
import type { Check, Fault, LocaleContent } from '../types';

const lineField: FieldName = 'productCategory';
const afterField: FieldName = 'campaignAfter';

/** Finds campaigns that would lead to themselves after their end (CAMP-01). */
function circles(content: LocaleContent): readonly Fault[] {
  return campaignFields(content).flatMap(({ path, name, value }) => {
    if (name !== afterField || typeof value !== 'string') return [];
    const own = campaignPath({ slug: path.split('/').at(-1) ?? '' });
    if (toHref(value)?.replace(/[?#].*/, '') !== own) return [];
    const expectation = 'another address; the page is not found after its end';
    return [{ path, field: afterField, value, expectation }];
  });
}

/** Finds invalid links, and links to paths that the locale does not serve (CONT-07, HOME-07). */
export const deadLink: Check = {
  kind: 'dead-link',
  title: 'Links that lead nowhere',
  severity: 'error',
  find: (content, site) => {
    const links: Fault[] = linksOf(content).flatMap(({ path, field, value, href }) => {
      if (href === null)
        return [{ path, field, value, expectation: 'a path of the site or a full http(s) URL' }];
      const isDead = targetOf(href, content, site).state === 'nothing';
      return isDead ? [{ path, field, value, expectation: `a page of ${content.locale.label}` }] : [];
    });
    const names: Fault[] = content.features.flatMap(({ path, category }) =>
      category !== '' && targetOf(categoryHrefOf({ name: category, path }), content, site).state === 'nothing'
        ? [
            {
              path,
              field: lineField,
              value: category,
              expectation: `a category of ${content.locale.label}`,
            },
          ]
        : [],
    );
    return [...links, ...names, ...circles(content)];
  },
};
