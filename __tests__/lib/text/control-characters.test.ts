import { checkContactRequest } from '@/lib/contact';
import { validateNewsletter } from '@/lib/newsletter/schema';
import { validateReview } from '@/lib/reviews/submission';
import { toMultiLine, toSingleLine } from '@/lib/text/control-characters';

/** Every control character of Unicode, and the line separators. */
const controls = [
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(0x7f + code)),
  '\u2028',
  '\u2029',
].join('');

/** Returns a value with all control characters inside, where trimming has no effect. */
const dirty = (text: string) => text.slice(0, 1) + controls + text.slice(1);

test('one line has no control characters and keeps every other one', () => {
  expect(toSingleLine(`é${controls} 😀\u00a0\u200b'`)).toBe("é 😀\u00a0\u200b'");
});

test('several lines keep their tabs and breaks', () => {
  expect(toMultiLine(`a${controls}b`)).toBe('a\t\n\r\u2028\u2029b');
});

const contact = {
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@example.com',
  city: 'Springfield',
  state: 'IL',
  zipCode: '62701',
  phone: '(217) 555-0123',
  flavor: 'Grape',
  lotCode: '24B1713',
  quantityAffected: '2',
  purchaseLocation: 'Corner Market',
};
const chosen = {
  topic: 'consumer-relations',
  productLine: 'LYTE',
  size: '16oz',
  packSize: 'Variety pack',
  minAge: true,
  acceptTerms: true,
};
const withControls = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, dirty(value)]));

test('a contact submission is forwarded without them', () => {
  const input = {
    ...chosen,
    ...withControls(contact),
    message: 'one\r\n\u0000two',
    recaptchaToken: dirty('token'),
  };
  expect(checkContactRequest(input, true)).toEqual({
    ok: true,
    value: { submission: { ...chosen, ...contact, message: 'one\r\ntwo' }, token: 'token' },
  });
});

test('a subscription is forwarded without them', () => {
  const subscription = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Park' };
  expect(validateNewsletter(withControls(subscription))).toEqual({ ok: true, value: subscription });
});

test('a review is forwarded without them', () => {
  const review = { title: 'Tastes good', nickname: 'Ada', email: 'ada@example.com' };
  const rest = { productId: '2133', rating: 5, recommended: true, agreedToTerms: true };
  const text = 'line one\nline two\u0007';
  expect(validateReview({ ...rest, ...withControls(review), text })).toEqual({
    ok: true,
    value: { ...rest, ...review, text: 'line one\nline two' },
  });
  expect(validateReview({ ...rest, ...review, text, productId: dirty('2133') })).toMatchObject({ ok: false });
});

test('a value of control characters only is missing', () => {
  const result = checkContactRequest({ ...chosen, ...contact, city: controls, message: '\u0000' }, false);
  expect(result).toMatchObject({
    error: { errors: { city: 'city-required', message: 'message-required' } },
  });
});
