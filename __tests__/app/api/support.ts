import type { Config } from '@/lib/config';
import { parseConfig } from '@/lib/config/parse';

/** Origin of the fakes inside a test. */
const services = 'http://services.test';

const outsideLocal = { CONTENT_API_URL: `${services}/content-api`, ASSETS_URL: services };
export const configured = {
  REVIEWS_API_URL: `${services}/reviews-api`,
  REVIEWS_PASSKEY: 'fake-passkey',
  FORMS_API_URL: `${services}/forms/submit`,
  FORMS_BUCKET: 'private-forms',
  RECAPTCHA_SITE_KEY: 'site-key-1',
  RECAPTCHA_SCRIPT_URL: `${services}/recaptcha.js`,
  NEWSLETTER_API_URL: `${services}/newsletter/opt-in`,
  STORE_LOCATOR_URL: `${services}/locator`,
};

/** Returns a parsed configuration with every service at the fakes; an empty value removes one. */
export function configFor(appEnv: Config['appEnv'], more: Record<string, string> = {}): Config {
  return parseConfig({
    APP_ENV: appEnv,
    ...(appEnv === 'local' ? {} : outsideLocal),
    ...configured,
    RATE_LIMIT_PER_MINUTE: '1000000',
    UPSTREAM_TIMEOUT_MS: '1000',
    ...more,
  });
}

/** A POST with the headers of the site's browsers. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'localhost:3000', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const get = (path: string) => new Request(`http://localhost:3000${path}`);

/** Returns status and body of a response. */
export async function read(response: Promise<Response>) {
  const settled = await response;
  return { status: settled.status, headers: settled.headers, body: await settled.json() };
}

export const contact = {
  topic: 'sponsorships',
  firstName: ' Ada ',
  lastName: 'Byron',
  email: 'ada@private.example',
  message: 'Hello',
  minAge: true,
  acceptTerms: true,
  recaptchaToken: 'token-1',
};

export const consumerQuestions = {
  city: 'Toledo',
  state: 'OH',
  zipCode: '43601',
  phone: '(419) 555-0100',
  productLine: 'Zero Sugar',
  flavor: 'Grape',
  size: '20oz',
  packSize: 'Variety pack',
  lotCode: 'L1',
  quantityAffected: '2',
  purchaseLocation: 'Corner store',
};

export const review = {
  productId: '2133',
  rating: 5,
  title: 'Good stuff',
  text: 'I like it a lot.',
  nickname: 'ada',
  email: 'ada@private.example',
  recommended: true,
  agreedToTerms: true,
};

export const subscription = { email: 'ada@private.example', firstName: ' Ada ', lastName: '  ' };
