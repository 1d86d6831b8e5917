// Rules: API-03
import { serviceError } from '@/lib/api/error-response';

test.each([
  ['not-configured', 503, 'not-configured'],
  ['timeout', 504, 'upstream-timeout'],
  ['network', 502, 'upstream-network'],
] as const)('a service with the error %s is %i', (kind, status, code) => {
  expect(serviceError({ kind, message: 'x' }, 'Sorry.')).toEqual({ status, code, message: 'Sorry.' });
});
