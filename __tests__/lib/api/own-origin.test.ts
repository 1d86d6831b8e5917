import { isOwnOrigin } from '@/lib/api/own-origin';

const localeDomains = { 'ca-fr': ['fr.ca.localhost'], 'ca-en': ['ca.localhost'], 'us-en': ['localhost'] };
const local = { appEnv: 'local', localeDomains } as const;
const production = {
  appEnv: 'production',
  localeDomains: { 'ca-fr': ['fr.x.example'], 'ca-en': ['ca.x.example'], 'us-en': ['x.example'] },
} as const;

test.each([
  [local, 'http://localhost:3000', 'localhost:3000', true],
  [local, 'http://fr.ca.localhost:4000', 'localhost:3000', true],
  [local, 'http://preview.localhost', 'localhost:3000', true],
  [local, 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
  [local, 'http://192.168.1.7:3000', '192.168.1.7:3000', true],
  [local, 'http://192.168.1.8:3000', '192.168.1.7:3000', false],
  [local, 'http://evil.example:3000', 'evil.example:3000', false],
  [local, 'https://x.example', 'localhost:3000', false],
  [production, 'https://x.example', 'x.example', true],
  [production, 'https://X.example', 'x.example', true],
  [production, 'https://www.x.example', 'x.example', true],
  [production, 'https://x.example:8443', 'x.example:8443', true],
  [production, 'https://x.example:8443', 'x.example', false],
  [production, 'https://10.0.0.1', '10.0.0.1', false],
  [production, 'http://localhost:3000', 'localhost:3000', false],
  [production, 'https://notx.example', 'x.example', false],
  [production, 'https://x.example/', 'x.example', false],
  [production, 'ftp://x.example', 'x.example', false],
  [production, 'wss://x.example', 'x.example', false],
  [production, 'null', 'x.example', false],
] as const)('%j %s to %s: %s', (config, origin, host, isOwn) => {
  expect(isOwnOrigin(origin, host, config)).toBe(isOwn);
});
