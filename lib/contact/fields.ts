/** Asked for with every topic (spec section 3, "Contact submission"). */
export const commonFields = [
  'topic',
  'firstName',
  'lastName',
  'email',
  'message',
  'minAge',
  'acceptTerms',
] as const;

/** Asked for with the consumer-relations topic alone. */
export const consumerFields = [
  'city',
  'state',
  'zipCode',
  'phone',
  'productLine',
  'flavor',
  'size',
  'packSize',
  'lotCode',
  'quantityAffected',
  'purchaseLocation',
] as const;

export type CommonField = (typeof commonFields)[number];
export type ConsumerField = (typeof consumerFields)[number];
export type ContactField = CommonField | ConsumerField;

/** All fields in the order in which a visitor meets them: the first one with an error gets the focus. */
export const contactFields: readonly ContactField[] = [
  'topic',
  'firstName',
  'lastName',
  'email',
  ...consumerFields,
  'message',
  'minAge',
  'acceptTerms',
];

export const isContactField = (name: string): name is ContactField =>
  contactFields.some((field) => field === name);

/** How long an answer may be, so that a whole submission fits into a request (contract section 6). */
export const maxLength = { answer: 200, message: 5000 } as const;

/** What the form holds before anybody typed. */
export const emptyContact: Readonly<Record<Exclude<ContactField, 'minAge' | 'acceptTerms'>, string>> & {
  readonly minAge: boolean;
  readonly acceptTerms: boolean;
} = {
  topic: '',
  firstName: '',
  lastName: '',
  email: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  productLine: '',
  flavor: '',
  size: '',
  packSize: '',
  lotCode: '',
  quantityAffected: '',
  purchaseLocation: '',
  message: '',
  minAge: false,
  acceptTerms: false,
};

export type ContactValues = { -readonly [Field in keyof typeof emptyContact]: (typeof emptyContact)[Field] };
