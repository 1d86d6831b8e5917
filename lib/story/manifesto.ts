/** Content of the manifesto card (STORY-01). */
export type Manifesto = {
  readonly image: { readonly src: string; readonly alt: string };
  readonly paragraphs: readonly [string, string, string];
  readonly callouts: readonly [string, string, string];
};

type Inputs = {
  readonly image?: { readonly src: string; readonly alt: string } | null | undefined;
  readonly paragraphs: readonly (string | undefined)[];
  readonly callouts: readonly (string | undefined)[];
};

function three(texts: readonly (string | undefined)[]): readonly [string, string, string] | null {
  const [first, second, third] = texts.map((text) => text?.trim());
  return first && second && third ? [first, second, third] : null;
}

/**
 * Returns the complete inputs of the card; null if one is missing, when the card shows that it is loading.
 */
export function completeManifesto({ image, paragraphs, callouts }: Inputs): Manifesto | null {
  const texts = three(paragraphs);
  const lines = three(callouts);
  return image?.src && texts && lines ? { image, paragraphs: texts, callouts: lines } : null;
}
