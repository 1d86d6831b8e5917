import { screen } from '@testing-library/react';
import { PreviewBar } from '@/components/layout/preview-bar';
import { renderIn } from '../../support/render-in';

test.each([
  ['en', 'Preview', 'Leave preview'],
  ['fr', 'Aperçu', 'Quitter l’aperçu'],
] as const)('identifies the preview, and ends it with a form (%s)', (language, title, exit) => {
  renderIn(language, <PreviewBar />);
  expect(screen.getByRole('complementary', { name: title })).toBeVisible();
  const form = screen.getByRole('button', { name: exit }).closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/preview/exit', 'post']);
});
