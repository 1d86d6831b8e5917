import { coveredTexts, outlineOf } from './support/outline';
import { expectNoOverflow } from './support/overflow';
import { screens } from './support/screens';
import { sites, viewports } from './support/sites';
import { expect, test } from './support/test';
import { withoutPopUp } from './support/visitors';

const footers = {
  en: ['footer', 'h2 products', 'h2 company', 'h2 customer care', 'h2 social', 'h2 help'],
  fr: [
    'footer',
    'h2 produits',
    'h2 entreprise',
    'h2 service à la clientèle',
    'h2 réseaux sociaux',
    'h2 aide',
  ],
} as const;

const groupOf = ({ site, device, isNew }: (typeof screens)[number]) =>
  `${isNew ? 'first visits' : 'screens'} in ${site} on a ${device}`;

for (const title of new Set(screens.map(groupOf))) {
  const group = screens.filter((screen) => groupOf(screen) === title);
  test(`the blocks of ${title} are in their order, and none over another`, async ({ context, page }) => {
    await withoutPopUp(context);
    for (const { name, site, device, path, act, outline, covered = [], isDialog, isNew } of group) {
      await test.step(name, async () => {
        if (isNew) await context.clearCookies();
        const viewport = viewports.find((known) => known.name === device);
        if (viewport) await page.setViewportSize(viewport);
        await page.goto(sites[site] + path);
        await act?.(page);
        const root = isDialog ? page.getByRole('dialog') : page.locator('body');
        const expected = outline.trim().split(/\s*[|\n]\s*/);
        const footer = footers[site === 'quebec' ? 'fr' : 'en'];
        // Below an announcement the header is in the flow.
        const header = expect.stringMatching(/^(?:fixed )?header/);
        await expect
          .poll(() => outlineOf(root))
          .toEqual(isDialog ? expected : [header, ...expected, ...footer]);
        expect(await coveredTexts(root)).toEqual(covered);
        await expectNoOverflow(page);
      });
    }
  });
}
