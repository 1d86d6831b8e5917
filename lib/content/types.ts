/** Domain types of the content (spec section 3). Nothing here knows AEM. */

/** Path below the assets base, always starting with `/content/dam/`. Turn it into a URL with `lib/assets`. */
export type AssetPath = string;

/**
 * Rich text. `html` is sanitised and safe to render; when AEM sent plain text alone it is built from that.
 * `plaintext` is made from the HTML when AEM left it out.
 */
export type RichText = { readonly plaintext: string; readonly html: string };

/** A value that may differ by size: either one for every size, or one for each size label. */
export type PerSize<T> = { readonly all: T } | { readonly bySize: Readonly<Record<string, T>> };

/** A link as it is put into `href`: a same-site path or an absolute http(s) URL. Hash routes are already rewritten. */
export type Href = string;

export type Slide = {
  readonly path: string;
  readonly order: number;
  readonly image: AssetPath | null;
  readonly mobileImage: AssetPath | null;
  readonly video: AssetPath | null;
  readonly mobileVideo: AssetPath | null;
  readonly alt: string;
  readonly headline: string;
  readonly subheadline: string;
  /** The label may be empty: the page then uses its own word. */
  readonly cta: { readonly href: Href; readonly label: string } | null;
  /** True with a headline, a subheadline or a CTA link. */
  readonly hasContent: boolean;
  readonly scaleDownImage: boolean;
  readonly scaleDownVideo: boolean;
};

export type Category = {
  readonly path: string;
  readonly name: string;
  /** The description split on blank lines. */
  readonly facts: readonly string[];
  readonly image: AssetPath | null;
  readonly backgroundColor: string | null;
  readonly featured: boolean;
  readonly logoLockup: AssetPath | null;
};

export type FeatureSlide = {
  readonly path: string;
  readonly order: number;
  readonly name: string;
  readonly image: AssetPath | null;
  readonly imageAlt: string;
  readonly backgroundColor: string;
  /** First block of productDetails. */
  readonly intro: string;
  /** Second block, split on "&" or the French "et". */
  readonly claims: readonly string[];
  readonly category: string;
  readonly otherFlavorsHref: Href | null;
  readonly whyItWorksHref: Href | null;
};

/** One line of the nutrition table, ready to be labelled. Keys are AEM's camelCase names. */
export type NutritionRow =
  | { readonly kind: 'single'; readonly name: string; readonly value: string }
  | { readonly kind: 'paired'; readonly name: string; readonly value: string; readonly perContainer: string }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly value: string;
      readonly items: readonly { readonly name: string; readonly value: string }[];
    };

/** Without rows the facts are there but empty, which reads differently from missing facts (spec section 3). */
export type NutritionFacts = {
  readonly servingSizeDisclaimer: string;
  readonly rows: readonly NutritionRow[];
  readonly microNutrients: readonly { readonly name: string; readonly percent: string }[];
};

/** The fields every product listing needs. */
export type ProductSummary = {
  readonly path: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly name: string;
  readonly category: string;
  readonly order: number;
  readonly backgroundColor: string;
  readonly image: AssetPath | null;
  readonly imageAlt: string;
  readonly tileImage: AssetPath | null;
  readonly tileImageAlt: string;
  readonly isContained: boolean;
};

export type RetailerLinks = {
  readonly amazon: string | null;
  readonly kroger: string | null;
  readonly walmart: string | null;
};

export type Product = ProductSummary & {
  /** The review service's product id; null hides the reviews tab. */
  readonly reviewProductId: string | null;
  /** In the order of the image slots 16oz, 20oz, 28oz. */
  readonly detailImages: {
    readonly '16oz': AssetPath | null;
    readonly '20oz': AssetPath | null;
    readonly '28oz': AssetPath | null;
  };
  /** When AEM sent plain text alone, its lines are the items of a list. */
  readonly details: RichText | null;
  readonly nutrition: PerSize<NutritionFacts> | null;
  readonly ingredients: PerSize<RichText> | null;
  /** Size label to amount as written, for example `1095 mg`. */
  readonly electrolytes: Readonly<Record<string, string>>;
  readonly retailers: RetailerLinks;
};

export type Partner = {
  readonly path: string;
  readonly order: number;
  readonly name: string;
  readonly slug: string;
  readonly thumbnail: AssetPath | null;
  readonly thumbnailAlt: string;
  readonly description: string;
  readonly about: string;
  readonly accomplishments: readonly string[];
  readonly banner: AssetPath | null;
  /** Null when missing or when it is the placeholder. */
  readonly video: AssetPath | null;
  readonly videoAlt: string;
  readonly backgroundColor: string | null;
};

/** The domain type behind each content type of the backend (contract section 4). */
export type ContentItems = {
  readonly category: Category;
  readonly slides: Slide;
  readonly product: Product;
  readonly 'product-feature-slider': FeatureSlide;
  readonly partners: Partner;
};

/** What a content call can end in besides an answer (contract section 4). */
export type ContentFailure = {
  readonly kind: 'network' | 'timeout' | 'http' | 'not-json' | 'graphql' | 'shape';
  readonly message: string;
};

/**
 * What a verb of `lib/content` gives a page. `ok: false` means the backend failed and nothing good was kept:
 * `items` is then empty and must never be stored as if it were content (contract section 7).
 */
export type ContentList<T> = { readonly ok: boolean; readonly items: readonly T[] };

/** `missing` is a good answer without the product; `unavailable` says nothing about the product. */
export type ProductLookup =
  | { readonly state: 'found'; readonly product: Product }
  | { readonly state: 'missing' }
  | { readonly state: 'unavailable' };

export type CategoryLookup = { readonly ok: boolean; readonly category: Category | null };
export type PartnerLookup = { readonly ok: boolean; readonly partner: Partner | null };
