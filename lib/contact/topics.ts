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
