import { readNewsletterResponse } from '@/lib/newsletter';
import { maxLengths } from '@/lib/text/bounded';

const results = (error: unknown) => ({ email: { success: false, error } });

/** An error with a text at this depth of nested objects. */
const nested = (depth: number, text: string): unknown =>
  depth === 0 ? { message: text } : { error: nested(depth - 1, text) };

test.each([
  { success: true, failures: [], results: { email: { success: true, error: null } } },
  { success: true },
  { success: false, failures: [{ code: 'ALREADY_SUBSCRIBED' }] },
  { success: false, results: results('This email is already subscribed.') },
  { success: true, failures: null, results: null },
  { success: false, failures: ['already'] },
  { success: false, failures: [{ error: 'already subscribed', message: 'Blocked' }] },
  { success: false, failures: ['', { code: 'subscribed already' }] },
  { success: false, failures: ['already-registered'], results: results({ message: 'Already on the list' }) },
])('%j is a success', (response) => {
  expect(readNewsletterResponse(response)).toEqual({ ok: true, value: null });
});

test.each([
  [{ success: false }, 'Subscription failed'],
  [{ success: false, failures: [], results: {} }, 'Subscription failed'],
  [{ success: true, failures: [{ reason: 'Blocked' }] }, 'Blocked'],
  [{ success: false, failures: ['Blocked'], results: results('No such mailbox') }, 'No such mailbox'],
  [{ success: false, failures: ['ALREADY_SUBSCRIBED', 'BLOCKED'] }, 'ALREADY_SUBSCRIBED'],
  [{ success: false, failures: ['not alreadyish'] }, 'not alreadyish'],
  [{ success: false, failures: ['unalready'] }, 'unalready'],
  [{ success: false, failures: [{ code: 'c', reason: 'r', message: 'm', error: 'e' }] }, 'e'],
  [{ success: false, failures: [{ code: 'c', reason: 'r', message: 'm', error: '' }] }, 'm'],
  [{ success: false, failures: [{ code: 'c', reason: 'r' }] }, 'r'],
  [{ success: false, failures: [{ code: 'c', text: 't' }] }, 'c'],
  [{ success: false, failures: [nested(4, 'No such mailbox')] }, 'No such mailbox'],
  [{ success: false, failures: [nested(5, 'No such mailbox')] }, 'Subscription failed'],
  [{ success: false, results: results('ada@x.example is unknown') }, '… is unknown'],
  [{ success: false, failures: [null, 7, {}] }, 'Subscription failed'],
])('%j is a failure: %s', (response, reason) => {
  expect(readNewsletterResponse(response)).toEqual({
    ok: false,
    error: { kind: 'rejected', message: reason },
  });
});

test.each([undefined, null, 'ok', [], {}, { success: 'true' }, { success: true, failures: 'none' }])(
  '%p is no response of the service',
  (response) => {
    expect(readNewsletterResponse(response)).toMatchObject({ error: { kind: 'unreadable' } });
  },
);

test('a long reason is cut', () => {
  const reason = `${' '.repeat(maxLengths.reason)}already`;
  expect(readNewsletterResponse({ success: false, failures: [reason] })).toMatchObject({ ok: false });
});
