import { createProgress } from '@/tools/content-check/progress';

function record(stream: { readonly isTTY?: boolean; readonly columns?: number }) {
  const written: string[] = [];
  const work = createProgress({ ...stream, write: (text) => written.push(text) }).start('folders', 4);
  for (let step = 0; step < 4; step += 1) work.step();
  work.end();
  return written;
}

const clear = '\r\u001b[2K';

test('a terminal has a bar that is updated and finally removed', () => {
  const written = record({ isTTY: true, columns: 80 });
  expect(written[0]).toBe(`${clear}${'░'.repeat(24)} 0/4 folders`);
  expect(written[2]).toBe(`${clear}${'█'.repeat(12)}${'░'.repeat(12)} 2/4 folders`);
  expect(written.at(-2)).toBe(`${clear}${'█'.repeat(24)} 4/4 folders`);
  expect(written.at(-1)).toBe(clear);
});

test('a bar is never wider than the terminal', () => {
  for (const line of record({ isTTY: true, columns: 20 }))
    expect(line.replace(clear, '').length).toBeLessThan(20);
});

test('a terminal that does not know its width gets the whole line', () => {
  expect(record({ isTTY: true, columns: 0 }).at(-2)).toMatch(/ 4\/4 folders$/);
});

test('other streams have one plain line at the end', () => {
  expect(record({})).toEqual(['folders: 4\n']);
});
