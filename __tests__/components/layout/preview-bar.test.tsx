import { screen } from '@testing-library/react';
import { PreviewBar } from '@/components/layout/preview-bar';
import { renderIn } from '../../support/render-in';

test.each([
  ['en', 'Preview', 'Leave preview'],
  ['fr', 'Aperçu', 'Quitter l’aperçu'],
] as const)('the bar says what the page is and leaves by a form (%s)', (language, title, exit) => {
  renderIn(language, <PreviewBar />);
  expect(screen.getByRole('complementary', { name: title })).toBeVisible();
  const form = screen.getByRole('button', { name: exit }).closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/preview/exit', 'post']);
});
