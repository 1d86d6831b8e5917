import { parseArgs } from 'node:util';
import { startBackends } from './index';

/** `npm run backends`: the stand-in services until they are told to stop. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
  const port = Number(values.port ?? process.env.BACKENDS_PORT ?? 4600);
  const backends = await startBackends({ port, ...(values.host ? { host: values.host } : {}) });
  console.log(`Stand-in services listen on ${backends.url}; their switches are at ${backends.url}/__control`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => backends.close().then(() => process.exit(0)));
  }
}

void main();
