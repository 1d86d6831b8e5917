import { validateContact } from '@/lib/contact';
import { packSizes, productLines, sizes } from '@/lib/contact/answers';
import { emptyContact } from '@/lib/contact/fields';
import en from '@/messages/en/common.json';

const general = {
  topic: 'sponsorships',
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@example.com',
  message: 'Hello',
  minAge: true,
  acceptTerms: true,
};
const consumer = {
  ...general,
  topic: 'consumer-relations',
  city: 'Springfield',
  state: 'IL',
  zipCode: '62701',
  phone: '(217) 555-0123',
  productLine: 'Flash I. V.',
  flavor: 'Grape',
  size: '16oz',
  packSize: 'Variety pack',
  lotCode: '24B1713',
  quantityAffected: '2',
  purchaseLocation: 'Corner Market',
};

const errorsOf = (input: unknown) => {
  const result = validateContact(input);
  return result.ok ? {} : result.error;
};
const wordsOf = (input: unknown) =>
  Object.values(errorsOf(input)).map((key) => Reflect.get(en.contact.errors, key));

describe('validateContact (CON-01)', () => {
  it.each(['sponsorships', 'media-inquiries', 'become-retailer', 'advertising-marketing'])(
    'accepts a message about %s',
    (topic) => {
      expect(validateContact({ ...general, topic })).toEqual({ ok: true, value: { ...general, topic } });
    },
  );

  it('accepts a consumer message with all its fields', () => {
    expect(validateContact(consumer)).toEqual({ ok: true, value: consumer });
  });

  it('accepts values of the greatest length', () => {
    const longest = { ...general, lastName: 'x'.repeat(200), message: 'x'.repeat(5000) };
    expect(validateContact(longest)).toEqual({ ok: true, value: longest });
  });

  it.each(['a@b.c', 'ada+x@mail.example.co', 'é!#@é.example'])('accepts the address %s', (email) => {
    expect(validateContact({ ...general, email: ` ${email} ` })).toEqual({
      ok: true,
      value: { ...general, email },
    });
  });

  it('trims values and drops fields that the topic does not have', () => {
    const input = { ...consumer, topic: 'sponsorships', firstName: '  Ada ', bucket_name: 'theirs' };
    expect(validateContact(input)).toEqual({ ok: true, value: general });
  });

  it('has every message of an empty form', () => {
    expect(wordsOf(emptyContact)).toEqual([
      'Please select a topic',
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Message is required',
      'You must be 16 or older',
      'You must accept the Terms of Service',
    ]);
  });

  it('has every message of an empty consumer form', () => {
    expect(wordsOf({ ...emptyContact, topic: 'consumer-relations' }).slice(6)).toEqual([
      'City is required',
      'State is required',
      'Zip Code is required',
      'Phone is required',
      'Product Line is required',
      'Flavor is required',
      'Size is required',
      'Pack Size is required',
      'Lot Code is required',
      'Quantity Affected is required',
      'Purchase Location is required',
    ]);
  });

  it.each([
    ['topic', 'weather', 'topic-required'],
    ['topic', 7, 'topic-required'],
    ['firstName', '   ', 'first-name-required'],
    ['email', '', 'email-required'],
    ['email', 'ada', 'email-invalid'],
    ['email', 'ada@example', 'email-invalid'],
    ['email', 'a da@example.com', 'email-invalid'],
    ['email', 'ada@@example.com', 'email-invalid'],
    ['email', 'ada@example..com', 'email-invalid'],
    ['email', '@example.com', 'email-invalid'],
    ['email', 'ada@.com', 'email-invalid'],
    ['email', 'ada@example.', 'email-invalid'],
    ['email', 'ada@exa mple.com', 'email-invalid'],
    ['email', 'ada@example.c m', 'email-invalid'],
    ['email', 'ada@example.com@x', 'email-invalid'],
    ['email', `a@${'a.'.repeat(90)}`, 'email-invalid'],
    ['email', 'ada park@example.com', 'email-invalid'],
    ['minAge', false, 'min-age-required'],
    ['minAge', 'true', 'min-age-required'],
    ['lastName', 'x'.repeat(201), 'too-long'],
    ['message', 'x'.repeat(5001), 'too-long'],
  ])('%s %j is %s', (field, value, error) => {
    expect(errorsOf({ ...general, [field]: value })).toEqual({ [field]: error });
  });

  it.each([
    ['productLine', productLines],
    ['size', sizes],
    ['packSize', packSizes],
  ])('accepts every %s that is offered', (field, options) => {
    for (const { value } of options)
      expect(validateContact({ ...consumer, [field]: value })).toMatchObject({
        value: { [field]: value },
      });
  });

  it.each([
    ['productLine', 'Soda', 'product-line-required'],
    ['size', '16 oz', 'size-required'],
    ['packSize', '', 'pack-size-required'],
  ])('%s accepts only offered values, not %j', (field, value, error) => {
    expect(errorsOf({ ...consumer, [field]: value })).toEqual({ [field]: error });
  });

  it.each([[null], ['text'], [[]], [undefined], [7]])('survives %j', (input) => {
    expect(errorsOf(input)).toHaveProperty('topic', 'topic-required');
  });
});

it('has a message for every error, and no others', () => {
  const wrong = [
    emptyContact,
    { topic: 'consumer-relations' },
    { ...general, email: 'ada' },
    { ...general, message: 'x'.repeat(5001) },
  ];
  const errors = new Set(wrong.flatMap((input) => Object.values(errorsOf(input))));
  expect([...errors].sort()).toEqual(Object.keys(en.contact.errors).sort());
});
