/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { readdirSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { imageEnvironment, onlyOne, readDockerfile, runtimeStage } from './support/dockerfile';
import { isRoute, read } from './support/files';

const json = (text: string): unknown => JSON.parse(text);

describe('the image', () => {
  it('has no lint errors', () => {
    expect(validate(read('deploy/Dockerfile')).map(({ message }) => message)).toEqual([]);
  });

  it('uses the Node release of the project', () => {
    const images = readDockerfile().filter(
      ({ keyword, rest }) => keyword === 'ARG' && /^NODE_IMAGE=/.test(rest),
    );
    expect(images.map(({ rest }) => rest)).toEqual([
      expect.stringMatching(new RegExp(`^NODE_IMAGE=node:${read('.nvmrc').trim()}\\.\\d+-bookworm-slim$`)),
    ]);
    const from = readDockerfile().filter(({ keyword }) => keyword === 'FROM');
    for (const { rest } of from) expect(rest.split(' ')[0]).toMatch(/^\$\{NODE_IMAGE\}$/);
  });

  it('holds only the standalone server, read-only, and a folder for pictures', () => {
    const copies = runtimeStage().filter(({ keyword }) => /^(COPY|ADD|RUN)$/.test(keyword));
    expect(copies).toEqual([
      { keyword: 'COPY', rest: '--from=build /src/.next/standalone ./' },
      { keyword: 'RUN', rest: '["install", "-d", "-o", "1000", "-g", "1000", ".next/cache"]' },
    ]);
  });

  it('runs the server as its own user, by number', () => {
    expect(onlyOne('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(onlyOne('STOPSIGNAL')).toBe('SIGTERM');
  });

  it('listens on the address that Next’s rewrites use', () => {
    const { PORT, ...environment } = imageEnvironment();
    expect(environment).toEqual({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', HOSTNAME: '0.0.0.0' });
    expect(onlyOne('EXPOSE')).toBe(PORT);
  });

  it('starts the server with the heap limits of npm start', () => {
    const [, limits = ''] = /node (.*) scripts/.exec(JSON.parse(read('package.json')).scripts.start) ?? [];
    expect(limits).toMatch(/^--max-old-space-size=\d+ --max-semi-space-size=\d+$/);
    expect(json(onlyOne('CMD'))).toEqual(['node', ...limits.split(' '), 'server.js']);
  });

  it('checks its health with Node, at a route that exists', () => {
    const [, command = ''] = /CMD (.+)$/.exec(onlyOne('HEALTHCHECK')) ?? [];
    const [program, flag, script] = json(command) as string[];
    expect([program, flag]).toEqual(['node', '--eval']);
    const [, route = ''] = /'(\/[^']+)'/.exec(script ?? '') ?? [];
    expect(isRoute(route)).toBe(true);
    expect(() => new Function(script ?? '')).not.toThrow();
  });
});

describe('the build context', () => {
  const allowed = read('.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const [, list = ''] = /const sources = \[([^\]]+)\]/.exec(read('scripts/lib/build.mjs')) ?? [];
  const sources = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);

  it('holds the inputs of the build, of the installation and of the start', () => {
    expect(sources.length).toBeGreaterThan(10);
    expect(allowed.sort()).toEqual([...sources, 'scripts', '.npmrc'].sort());
    expect(read('.dockerignore').split('\n')).toContain('*');
  });

  it('holds every module that the site imports', () => {
    const files = ['app', 'components', 'lib', 'sample'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    const modules = files.flatMap((file) =>
      [...read(file).matchAll(/(?:from|import) ?\(?'@\/([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(modules).not.toEqual([]);
    const missing = modules.filter((name) => !allowed.some((entry) => `${name}/`.startsWith(`${entry}/`)));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('is complete before the build', () => {
    const build = readDockerfile().filter(({ keyword }) => keyword === 'COPY' || keyword === 'RUN');
    expect(build.map(({ rest }) => rest).slice(0, 5)).toEqual([
      'package.json package-lock.json .npmrc ./',
      'scripts/lib scripts/lib',
      expect.stringContaining('ensureInstalled({ isForSite: true })'),
      '. .',
      '["npm", "run", "build"]',
    ]);
  });
});
