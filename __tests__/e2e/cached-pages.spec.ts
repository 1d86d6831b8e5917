import { gunzipSync } from 'node:zlib';
import { requestRaw } from '../support/request-raw';
import { sitePort } from './support/sites';
import { expect, test } from './support/test';

const url = `http://127.0.0.1:${sitePort}`;
const page = '/sports-drink/fruit-punch';
const host = { host: 'localhost' };
const gzip = { ...host, 'accept-encoding': 'gzip, deflate' };

test('a page is sent compressed, with the same content', async () => {
  const plain = await requestRaw(url + page, host);
  const packed = await requestRaw(url + page, gzip);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers['content-length']).toBe(String(packed.body.length));
  expect(packed.headers.vary).toContain('Accept-Encoding');
  expect(packed.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
});

test('If-None-Match gets 304, for the right host only', async () => {
  const { headers } = await requestRaw(url + page, gzip);
  const again = { 'if-none-match': String(headers.etag) };
  const same = await requestRaw(url + page, { ...gzip, ...again });
  expect([same.status, same.body.length]).toEqual([304, 0]);
  expect(same.headers.vary).toBe(headers.vary);
  const french = await requestRaw(url + page, { ...gzip, ...again, host: 'fr.ca.localhost' });
  expect(french.status).toBe(200);
  expect(gunzipSync(french.body).toString()).toContain('lang="fr-CA"');
});

test('a payload of the router never gets the 304 of the page', async () => {
  const { headers } = await requestRaw(url + page, gzip);
  const flight = await requestRaw(`${url}${page}?_rsc`, {
    ...host,
    rsc: '1',
    'if-none-match': String(headers.etag),
  });
  expect(flight.status).toBe(200);
  expect(flight.headers['content-type']).toBe('text/x-component');
  expect(flight.body.toString()).not.toContain('<html');
});

test('the page of an unknown address is readable', async () => {
  const { status, body } = await requestRaw(`${url}/nothing-of-ours`, gzip);
  expect(status).toBe(404);
  expect(gunzipSync(body).toString()).toContain('</html>');
});
