import { readApiError } from '@/components/forms/api-error';

const read = (body: unknown) => readApiError(Response.json(body, { status: 422 }));

it('reads the error of a route handler', async () => {
  const error = { code: 'invalid', message: 'Some fields are not valid.', fields: { email: 'Invalid.' } };
  expect(await read({ error })).toEqual(error);
  expect(await read({ error: { code: 'internal', message: '' } })).toEqual({
    code: 'internal',
    message: '',
    fields: {},
  });
});

it('reads the status and text of a service', async () => {
  const error = { code: 'upstream-http', message: 'm', upstreamStatus: '503 Busy', details: 'Later.' };
  expect(await read({ error })).toEqual({ ...error, fields: {} });
  expect(await read({ error: { ...error, upstreamStatus: 503, details: {} } })).toMatchObject({
    upstreamStatus: undefined,
    details: undefined,
  });
});

it('keeps messages of fields and drops everything else', async () => {
  const fields = { email: 'Invalid.', topic: 7, state: null, city: { text: 'x' } };
  expect((await read({ error: { code: 'c', message: 'm', fields } }))?.fields).toEqual({ email: 'Invalid.' });
  expect((await read({ error: { code: 'c', message: 'm', fields: ['x'] } }))?.fields).toEqual({ 0: 'x' });
});

it.each([
  null,
  'text',
  [],
  {},
  { error: null },
  { error: { code: 'c' } },
  { error: { code: 1, message: 'm' } },
])('finds no error in %j', async (body) => {
  expect(await read(body)).toBeNull();
});

it('finds no error in a body that is not JSON', async () => {
  expect(await readApiError(new Response('<html>', { status: 502 }))).toBeNull();
});
