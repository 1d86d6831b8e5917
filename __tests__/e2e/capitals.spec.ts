import { sites } from './support/sites';
import { expect, test } from './support/test';

test('links to articles and the callouts of the story are in capitals', async ({ page }) => {
  await page.goto(`${sites.us}/press`);
  const links = await page.getByRole('link', { name: /^Read article/ }).all();
  expect(links).toHaveLength(5);
  for (const link of links) await expect(link).toHaveCSS('text-transform', 'uppercase');
  await page.goto(`${sites.us}/our-story`);
  const callouts = page.getByRole('region', { name: 'Our manifesto' }).locator('p').last().locator('span');
  await expect(callouts).toHaveCount(3);
  for (const callout of await callouts.all()) await expect(callout).toHaveCSS('text-transform', 'uppercase');
});
