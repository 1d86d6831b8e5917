// Rules: API-03
import { serviceError, withoutAddress } from '@/lib/http/service-failure';

const at = (kind: 'network' | 'timeout' | 'too-large') => ({ kind, message: 'http://internal:8080' });

test('the logged error of a service names no address, and a response that is too large is unreadable', () => {
  const errors = (['network', 'timeout', 'too-large'] as const).map((kind) => withoutAddress(at(kind)).error);
  expect(errors).toEqual([
    { kind: 'network', message: 'network' },
    { kind: 'timeout', message: 'timeout' },
    { kind: 'unreadable', message: 'too-large' },
  ]);
});

test.each([
  ['not-configured', 503, 'not-configured'],
  ['timeout', 504, 'upstream-timeout'],
  ['network', 502, 'upstream-network'],
] as const)('a service with the error %s is %i', (kind, status, code) => {
  expect(serviceError({ kind, message: 'x' }, 'Sorry.')).toEqual({ status, code, message: 'Sorry.' });
});
