import { type Backends, startBackends } from '@/mocks/server';

let backends: Backends;
beforeAll(async () => {
  backends = await startBackends();
});
afterAll(() => backends.close());
beforeEach(() => call('DELETE', '/__control'));

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(backends.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const json = async (response: Promise<Response>) => (await response).json();

const reviews = '/reviews-api/reviews.json?passkey=fake-passkey&apiversion=5.4&Stats=Reviews';
const submission = {
  bucket_name: 'b',
  form_path: 'f',
  template_path: 't',
  'site-key': 'k',
  'g-recaptcha-response': 'g',
};
const optIn = { email: 'ada@x.example', context: { country: 'US', language: 'EN' } };

test('the reviews service also returns private fields', async () => {
  const { Results, HasErrors } = await json(call('GET', `${reviews}&Filter=ProductId:2133&Limit=2`));
  expect([HasErrors, Results.length]).toEqual([false, 2]);
  expect(Results[0]).toMatchObject({ UserEmail: expect.stringContaining('private') });
});

test.each([
  reviews,
  `${reviews}&Filter=ProductId:a,b`,
  `${reviews.replace('fake-passkey', 'wrong')}&Filter=ProductId:1`,
  `${reviews.replace('5.4', '4')}&Filter=ProductId:1`,
])('rejects %s with HTTP 200', async (path) => {
  expect(await json(call('GET', path))).toMatchObject({ HasErrors: true, Errors: [{}] });
});

test('escaped commas and colons belong to the value', async () => {
  expect(await json(call('GET', `${reviews}&Filter=ProductId:a%5C,b%5C:c`))).toMatchObject({
    HasErrors: false,
  });
});

test('forms and the newsletter accept the site’s requests and log them', async () => {
  expect((await call('POST', '/forms/submit', submission)).status).toBe(200);
  expect(await json(call('POST', '/newsletter/opt-in', optIn))).toMatchObject({ success: true });
  expect(await json(call('GET', '/__log'))).toMatchObject([
    { service: 'forms', body: submission },
    { service: 'newsletter', body: optIn },
  ]);
});

test('the log contains forms as objects, and the author’s address', async () => {
  const path = '/reviews-api/submitreview.json?passkey=fake-passkey&apiversion=5.4';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '192.0.2.1' };
  const response = await fetch(backends.url + path, {
    method: 'POST',
    headers,
    body: 'Action=submit&Rating=5',
  });
  expect(await response.json()).toMatchObject({ HasErrors: true });
  expect(await json(call('GET', '/__log'))).toMatchObject([
    { service: 'reviews', forwardedFor: '192.0.2.1', body: { Action: 'submit', Rating: '5' } },
  ]);
});

test.each([
  ['/forms/submit', {}, 400],
  ['/forms/submit', 'x', 400],
])('%s with %j is %d', async (path, body, status) => {
  expect((await call('POST', path, body)).status).toBe(status);
});

test.each([
  ['newsletter', '/newsletter/opt-in', { mode: 'refuse' }, { success: false }],
  ['newsletter', '/newsletter/opt-in', { mode: 'already' }, { failures: [{ code: 'ALREADY_SUBSCRIBED' }] }],
  ['reviews', reviews, { mode: 'refuse' }, { HasErrors: true }],
  ['reviews', reviews, { mode: 'field-errors' }, { FormErrors: { FieldErrors: { usernickname: {} } } }],
  ['reviews', reviews, { mode: 'empty' }, { TotalResults: 0 }],
])('%s %s fails as configured: %j', async (service, path, switches, expected) => {
  await call('PUT', `/__control/${service}`, switches);
  const isGet = service === 'reviews';
  const response = await call(isGet ? 'GET' : 'POST', path, isGet ? undefined : optIn);
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({})]);
  expect(await json(call(isGet ? 'GET' : 'POST', path, isGet ? undefined : optIn))).toMatchObject(expected);
});

test.each([
  ['forms', '/forms/submit'],
  ['newsletter', '/newsletter/opt-in'],
])('%s sends Retry-After with 429', async (service, path) => {
  await call('PUT', `/__control/${service}`, { status: 429 });
  const response = await call('POST', path, optIn);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
});

test('a mode that a service does not have is a failure', async () => {
  await call('PUT', '/__control/forms', { mode: 'field-errors' });
  expect((await call('POST', '/forms/submit', submission)).status).toBe(500);
});

test('the locator shows its query as text', async () => {
  const page = await (await call('GET', '/locator?referrer=%3Cb%3E')).text();
  expect(page).toContain('referrer=&#60;b&#62;');
});
