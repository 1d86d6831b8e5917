/** Topics of the menu, in their order (CON-02). */
export const offeredTopics = [
  'consumer-relations',
  'sponsorships',
  'media-inquiries',
  'become-retailer',
] as const;

/** Topics that a submission may have. The menu does not offer the fifth one. */
export const topics = [...offeredTopics, 'advertising-marketing'] as const;

export type Topic = (typeof topics)[number];

/** The topic that also asks about the product. */
export const consumerTopic = 'consumer-relations' satisfies Topic;

/** Fields of every topic (CON-01). */
const commonFields = ['topic', 'firstName', 'lastName', 'email', 'message', 'minAge', 'acceptTerms'] as const;

/** Fields that only the consumer-relations topic has. */
const consumerFields = [
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

type CommonField = (typeof commonFields)[number];
type ConsumerField = (typeof consumerFields)[number];
export type ContactField = CommonField | ConsumerField;

/** All fields in the order of the form. The first one with an error gets the focus. */
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

/** Maximum lengths, so that a complete submission fits into a request (CON-01). */
export const maxLength = { answer: 200, message: 5000 } as const;

/** Initial values of the form. */
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
