// Rules: OPS-01
import { checkConfigAtStart } from '@/lib/config/check-at-start';
import { dataFolder } from '@/lib/config/data-folder';

const { PORT } = process.env;
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
  if (PORT === undefined) delete process.env.PORT;
  else process.env.PORT = PORT;
});

async function load() {
  jest.resetModules();
  return { ...(await import('@/lib/config')), ...(await import('@/lib/config/check-at-start')) };
}

test('the configuration is that of the process, read once', async () => {
  process.env.PORT = '4001';
  const { getConfig } = await load();
  expect(getConfig().port).toBe(4001);
  process.env.PORT = '4002';
  expect(getConfig().port).toBe(4001);
});

test('an invalid variable ends the process, with a message for the operator', async () => {
  process.env.PORT = 'x';
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  (await load()).checkConfigAtStart();
  expect(exit).toHaveBeenCalledWith(1);
  expect(write.mock.calls).toEqual([
    ['The configuration is wrong:\n  - PORT: got "x", needs a whole number from 0 to 65535\n'],
  ]);
});

test('a valid one lets it start', () => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  checkConfigAtStart();
  expect(exit).not.toHaveBeenCalled();
});

test('another failure is not a configuration error', async () => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const { checkConfigAtStart: check } = await load();
  jest.spyOn(Object, 'fromEntries').mockImplementationOnce(() => {
    throw new RangeError('of something else');
  });
  expect(check).toThrow(RangeError);
  expect(exit).not.toHaveBeenCalled();
});

test.each([
  ['/srv/site', '/srv/site/.data'],
  ['/srv/site/.next/standalone', '/srv/site/.data'],
  ['C:\\site\\.next\\standalone', 'C:\\site/.data'],
  ['/srv/site/.next/standalone/more', '/srv/site/.next/standalone/more/.data'],
  ['/srv/xnext/standalone', '/srv/xnext/standalone/.data'],
])('a process in %s keeps its data in %s', (folder, data) => {
  expect(dataFolder(folder)).toBe(data);
});

test('a process keeps its data in the folder that it runs in', () => {
  expect(dataFolder()).toBe(dataFolder(process.cwd()));
});
