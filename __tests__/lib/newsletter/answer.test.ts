import { readNewsletterAnswer } from '@/lib/newsletter/answer';

const results = (error: unknown) => ({ email: { success: false, error } });

test.each([
  { success: true, failures: [], results: { email: { success: true, error: null } } },
  { success: true },
  { success: false, failures: [{ code: 'ALREADY_SUBSCRIBED' }] },
  { success: false, results: results('This email is already subscribed.') },
  { success: false, failures: ['already-registered'], results: results({ message: 'Already on the list' }) },
])('%j is a success', (answer) => {
  expect(readNewsletterAnswer(answer)).toEqual({ ok: true });
});

test.each([
  [{ success: false }, 'Subscription failed'],
  [{ success: false, failures: [], results: {} }, 'Subscription failed'],
  [{ success: true, failures: [{ reason: 'Blocked' }] }, 'Blocked'],
  [{ success: false, failures: ['Blocked'], results: results('No such mailbox') }, 'No such mailbox'],
  [{ success: false, failures: ['ALREADY_SUBSCRIBED', 'BLOCKED'] }, 'ALREADY_SUBSCRIBED'],
  [{ success: false, failures: ['not alreadyish'] }, 'not alreadyish'],
  [{ success: false, results: results('ada@x.example is unknown') }, '… is unknown'],
  [{ success: false, failures: [null, 7, {}] }, 'Subscription failed'],
])('%j is a refusal: %s', (answer, reason) => {
  expect(readNewsletterAnswer(answer)).toEqual({ ok: false, failure: { kind: 'refused', reason } });
});

test.each([undefined, null, 'ok', [], {}, { success: 'true' }, { success: true, failures: 'none' }])(
  '%p is no answer of the service',
  (answer) => {
    expect(readNewsletterAnswer(answer)).toMatchObject({ failure: { kind: 'unreadable' } });
  },
);
