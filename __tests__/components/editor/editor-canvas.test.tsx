// Rules: EDIT-03
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { EditorCanvas } from '@/components/editor/editor-canvas';

const mockRefresh = jest.fn();
const mockRouter = { refresh: () => mockRefresh() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

let mounts = 0;
function Page() {
  const count = useRef(0);
  if (count.current === 0) {
    mounts += 1;
    count.current = mounts;
  }
  return <h1>Mount {count.current}</h1>;
}

beforeEach(() => {
  mounts = 0;
  mockRefresh.mockClear();
});

const fire = async (target: EventTarget, name: string) =>
  act(async () => {
    fireEvent(target as Element, new CustomEvent(name, { bubbles: true }));
  });

const show = () =>
  render(
    <EditorCanvas>
      <Page />
    </EditorCanvas>,
  );

test.each(['aue:content-patch', 'aue:content-update'])(
  'after %s the page is rendered again and keeps its state',
  async (name) => {
    show();
    await fire(screen.getByRole('heading'), name);
    expect([mockRefresh.mock.calls.length, mounts]).toEqual([1, 1]);
  },
);

test.each(['aue:content-add', 'aue:content-copy', 'aue:content-move', 'aue:content-remove'])(
  'after %s it is mounted anew as well',
  async (name) => {
    show();
    await fire(document.body, name);
    expect(mockRefresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading')).toHaveTextContent('Mount 2');
  },
);

test('the script of Adobe does not see edits, and sees everything else', async () => {
  const seen: string[] = [];
  const see = ({ type }: Event) => seen.push(type);
  const names = ['aue:content-patch', 'aue:content-move', 'aue:content-details', 'aue:ui-select'];
  for (const name of names) document.body.addEventListener(name, see);
  const { unmount } = show();
  for (const name of names) await fire(screen.getByRole('heading'), name);
  expect(seen).toEqual(['aue:content-details', 'aue:ui-select']);
  expect(mockRefresh).toHaveBeenCalledTimes(2);
  unmount();
  await fire(document.body, 'aue:content-patch');
  expect(mockRefresh).toHaveBeenCalledTimes(2);
  for (const name of names) document.body.removeEventListener(name, see);
});
