// Rules: CAMP-03
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CountdownClock } from '@/components/campaign/countdown-clock';
import { inMessages, renderIn } from '../../support/render-in';

const to = Date.parse('2027-06-21T14:11:00Z');
const second = 1000;
const clock = <CountdownClock end="It’s today." to={to} />;
const shown = () => document.querySelector('[aria-hidden="true"]')?.textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the server does not use its clock', () => {
  jest.setSystemTime(to - 90 * second);
  const before = renderToString(inMessages('en', clock));
  jest.setSystemTime(to + 90 * second);
  expect(renderToString(inMessages('en', clock))).toBe(before);
  expect(before).not.toMatch(/\d<|It’s today/);
});

test('hydrates as the server rendered, then counts each second', () => {
  jest.setSystemTime(to - (86_400 + 2 * 3600 + 61) * second - 400);
  const errors = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(inMessages('en', clock));
  document.body.append(container);
  render(inMessages('en', clock), { container, hydrate: true });
  expect(errors).not.toHaveBeenCalled();
  expect(shown()).toBe('01Day02Hours01Minute02Seconds');
  act(() => jest.advanceTimersByTime(400));
  expect(shown()).toBe('01Day02Hours01Minute01Second');
  act(() => jest.advanceTimersByTime(second));
  expect(shown()).toBe('01Day02Hours01Minute00Seconds');
});

test('is silent until the end, then shows the end text once', () => {
  jest.setSystemTime(to - 2 * second);
  renderIn('fr', clock);
  expect(shown()).toBe('00Jour00Heure00Minute02Secondes');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(2 * second));
  expect(screen.getByRole('status')).toHaveTextContent('It’s today.');
  expect(shown()).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

test('shows the end text at once after the end, and keeps no timer after it is gone', () => {
  jest.setSystemTime(to + second);
  const { unmount } = renderIn('en', clock);
  expect(screen.getByRole('status')).toHaveTextContent('It’s today.');
  unmount();
  jest.setSystemTime(to - 60 * second);
  renderIn('en', clock).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
