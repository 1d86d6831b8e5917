// Rules: HDR-04
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FooterColumns } from '@/components/layout/footer-columns';

const keys = ['products', 'company', 'customer-care', 'social', 'help'] as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['products', 'closing'],
  ['company', 'closing'],
  ['customer-care', 'closed'],
  ['social', 'closed'],
  ['help', 'closed'],
] as const)('the column %s is %s until 400 ms after it closes', (key, state) => {
  const { container } = render(
    <FooterColumns columns={keys.map((each) => ({ key: each, title: each, links: [] }))} />,
  );
  const stateOf = () => container.querySelector(`[data-column="${key}"]`)?.getAttribute('data-state');
  const button = screen.getByRole('button', { name: key });
  fireEvent.click(button);
  expect(stateOf()).toBe('open');
  fireEvent.click(button);
  act(() => jest.advanceTimersByTime(399));
  expect(stateOf()).toBe(state);
  act(() => jest.advanceTimersByTime(1));
  expect(stateOf()).toBe('closed');
});
