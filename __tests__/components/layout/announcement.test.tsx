// Rules: HDR-07
import { fireEvent, render, screen } from '@testing-library/react';
import { Announcement } from '@/components/layout/announcement';
import { announcementKey, announcementScript } from '@/lib/announcement';
import { itemEditing } from '@/lib/content/aem/editing';
import { announcementSchema } from '@/lib/content/aem/schemas/items';
import type { Announcement as Item } from '@/lib/content/types';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const path = '/content/dam/solstride/us/en/content-fragments/announcement/summer';
const read = (fields: object = {}) =>
  announcementSchema.parse({
    _path: path,
    announcementText: 'Hot days ahead.',
    announcementLink: '/#/lyte',
    announcementLinkLabel: 'See LYTE',
    ...fields,
  });

async function show(item: Item) {
  const { container } = render(
    <>
      {await Announcement({ item, nonce: 'marker' })}
      <main tabIndex={-1} />
    </>,
  );
  return container;
}

/** Runs the script beside the announcement, as a browser does while it reads the page. */
const run = () => new Function(announcementScript('summer'))();

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.dismissed;
});

test('a line has its text, its link and a button with a name', async () => {
  const container = await show(read());
  expect(screen.getByRole('complementary', { name: 'label' })).toHaveTextContent('Hot days ahead. See LYTE×');
  expect(screen.getByRole('link', { name: 'See LYTE' })).toHaveAttribute('href', '/lyte');
  expect(screen.getByRole('button', { name: 'close' })).toHaveAttribute('type', 'button');
  expect(container.querySelector('script')).toHaveTextContent(announcementScript('summer'));
  expect(container.innerHTML).not.toContain('data-aue');
});

test('without a label the text is the link, and without a link the label is not shown', async () => {
  await show(read({ announcementLinkLabel: null }));
  expect(screen.getByRole('link', { name: 'Hot days ahead.' })).toHaveAttribute('href', '/lyte');
  document.body.replaceChildren();
  await show(read({ announcementLink: 'javascript:alert(1)' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('See LYTE')).toBeNull();
});

test('an editor can edit text and label, and sees the line that was dismissed', async () => {
  const item = read();
  const container = await show({ ...item, editing: itemEditing('announcement', item) });
  const props = [...container.querySelectorAll('[data-aue-prop]')].map((element) => [
    element.getAttribute('data-aue-prop'),
    element.textContent,
  ]);
  expect(props).toEqual([
    ['announcementText', 'Hot days ahead.'],
    ['announcementLinkLabel', 'See LYTE'],
  ]);
  expect(screen.getByRole('complementary').getAttribute('data-aue-resource')).toContain(path);
  expect(container.querySelector('script')).toBeNull();
});

test('it is dismissed for good, and another one is not', async () => {
  await show(read());
  run();
  expect(document.documentElement.dataset.dismissed).toBeUndefined();
  const seen = jest.fn();
  document.addEventListener('click', seen);
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  // The page would repeat a click that it sees before it is hydrated.
  expect(seen).not.toHaveBeenCalled();
  document.removeEventListener('click', seen);
  expect(document.documentElement.dataset.dismissed).toBe('');
  expect(screen.getByRole('main')).toHaveFocus();

  delete document.documentElement.dataset.dismissed;
  run();
  expect(document.documentElement.dataset.dismissed).toBe('');
  delete document.documentElement.dataset.dismissed;
  new Function(announcementScript('winter'))();
  expect(document.documentElement.dataset.dismissed).toBeUndefined();
});

test('without storage it is dismissed until the next page load, and other clicks do nothing', async () => {
  await show(read());
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const failed = (event: ErrorEvent) => event.preventDefault();
  addEventListener('error', failed);
  run();
  fireEvent.click(screen.getByRole('link'));
  expect(document.documentElement.dataset.dismissed).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(document.documentElement.dataset.dismissed).toBe('');
  removeEventListener('error', failed);
  storage.mockRestore();
});

test('the name of a fragment is part of a script, so it must be a slug', () => {
  expect(announcementKey(read().name)).toBe('solstride-announcement-summer');
  for (const name of ["a'b", 'a.b'])
    expect(
      announcementSchema.safeParse({ _path: path.replace('summer', name), announcementText: 'x' }).success,
    ).toBe(false);
});
