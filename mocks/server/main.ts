import { parseArgs } from 'node:util';
import { fakePasskey } from '../handlers/reviews';
import { createFreshSample } from './fresh-sample';
import { startBackends } from './index';

/** Environment variables that make the site request the fakes (OPS-01). */
const siteVariables = (url: string) => [
  `AEM_URL=${url}`,
  `REVIEWS_API_URL=${url}/reviews-api REVIEWS_PASSKEY=${fakePasskey}`,
  `FORMS_API_URL=${url}/forms/submit FORMS_BUCKET=private-forms`,
  `NEWSLETTER_API_URL=${url}/newsletter/opt-in`,
  `STORE_LOCATOR_URL=${url}/locator`,
];

/** `node tools/backends.mjs`: runs the fake services until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
  const port = Number(values.port ?? process.env.BACKENDS_PORT ?? 4600);
  const fragments = createFreshSample((error) =>
    console.error('The sample content cannot be loaded:', error),
  );
  const backends = await startBackends({ port, fragments, ...(values.host ? { host: values.host } : {}) });
  console.log(`Fake services listen on ${backends.url}; their switches are at ${backends.url}/__control`);
  console.log(`The site takes them with:\n${siteVariables(backends.url).join('\n')}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => backends.close().then(() => process.exit(0)));
  }
}

void main();
