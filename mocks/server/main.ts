import { parseArgs } from 'node:util';
import { standInPasskey } from '../handlers/reviews';
import { startBackends } from './index';

/** What to start the site with, so that it asks the stand-ins (contract section 3). */
const siteVariables = (url: string) => [
  `AEM_URL=${url}`,
  `REVIEWS_API_URL=${url}/reviews-api REVIEWS_PASSKEY=${standInPasskey}`,
  `FORMS_API_URL=${url}/forms/submit FORMS_BUCKET=private-forms`,
  `NEWSLETTER_API_URL=${url}/newsletter/opt-in`,
  `STORE_LOCATOR_URL=${url}/locator`,
];

/** `npm run backends`: the stand-in services until they are told to stop. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
  const port = Number(values.port ?? process.env.BACKENDS_PORT ?? 4600);
  const backends = await startBackends({ port, ...(values.host ? { host: values.host } : {}) });
  console.log(`Stand-in services listen on ${backends.url}; their switches are at ${backends.url}/__control`);
  console.log(`The site takes them with:\n${siteVariables(backends.url).join('\n')}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => backends.close().then(() => process.exit(0)));
  }
}

void main();
