/** Returns the visitor's path of a campaign page (CAMP-01). */
export const campaignPath = ({ slug }: { readonly slug: string }): `/c/${string}` => `/c/${slug}`;
