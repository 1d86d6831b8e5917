import { render } from '@testing-library/react';
import { SanitizedHtml } from '@/components/ui/sanitized-html';

const mockTrusted = jest.fn((html: string) => ({ toString: () => html }));
jest.mock('@/lib/security/trusted-html', () => ({ trustedHtml: (html: string) => mockTrusted(html) }));

test('writes the same HTML once, however often its component renders', () => {
  const { container, rerender } = render(<SanitizedHtml as="div" className="a" html="<b>bold</b>" />);
  const bold = container.querySelector('b');
  rerender(<SanitizedHtml as="div" className="b" html="<b>bold</b>" />);
  expect(container.querySelector('.b > b')).toBe(bold);
  expect(mockTrusted.mock.calls).toEqual([['<b>bold</b>']]);
  rerender(<SanitizedHtml as="div" className="b" html="plain" />);
  expect(container.innerHTML).toBe('<div class="b">plain</div>');
});
