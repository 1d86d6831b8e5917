/** Domain types of the content (CONT-01). Nothing here knows the CMS. */

/**
 * Where an entry lies in its source: unique, and readable, because where a name is translated the parts of the path,
 * such as `…/sports-drink/grape`, still say what the entry is.
 */
type ContentPath = string;

/** How the content source names a file. `lib/assets` turns it into a URL. */
export type AssetReference = string;

/**
 * Rich text. `html` is sanitised and safe to render; of plain text alone it is built from that.
 * `plaintext` is made from the HTML when there is none.
 */
export type RichText = { readonly plaintext: string; readonly html: string };

/** A value that may differ by size: either one for every size, or one for each size label. */
export type PerSize<T> = { readonly all: T } | { readonly bySize: Readonly<Record<string, T>> };

/** A link as it is put into `href`: a same-site path or an absolute http(s) URL. Hash routes are already rewritten. */
export type Href = string;

export type Slide = {
  readonly path: ContentPath;
  readonly order: number;
  readonly image: AssetReference | null;
  readonly mobileImage: AssetReference | null;
  readonly video: AssetReference | null;
  readonly mobileVideo: AssetReference | null;
  /** May be empty: the page then uses a message. */
  readonly alt: string;
  readonly headline: string;
  readonly subheadline: string;
  /** The label may be empty: the page then uses a message. */
  readonly cta: { readonly href: Href; readonly label: string } | null;
  /** True with a headline, a subheadline or a CTA link. */
  readonly hasContent: boolean;
  readonly scaleDownImage: boolean;
  readonly scaleDownVideo: boolean;
};

export type Category = {
  readonly path: ContentPath;
  readonly name: string;
  /** The description split on blank lines. */
  readonly facts: readonly string[];
  readonly image: AssetReference | null;
  readonly backgroundColor: string | null;
  readonly featured: boolean;
  readonly logoLockup: AssetReference | null;
};

export type FeatureSlide = {
  readonly path: ContentPath;
  readonly order: number;
  readonly name: string;
  readonly image: AssetReference | null;
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

/** One line of the nutrition table, ready to be labelled. `name` is the camelCase key of its label. */
export type NutritionRow =
  | { readonly kind: 'single'; readonly name: string; readonly value: string }
  | { readonly kind: 'paired'; readonly name: string; readonly value: string; readonly perContainer: string }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly value: string;
      readonly items: readonly { readonly name: string; readonly value: string }[];
    };

/** Without rows the facts are there but empty, which reads differently from missing facts (PROD-09). */
export type NutritionFacts = {
  readonly servingSizeDisclaimer: string;
  readonly rows: readonly NutritionRow[];
  readonly microNutrients: readonly { readonly name: string; readonly percent: string }[];
};

/** The fields every product listing needs. */
export type ProductSummary = {
  readonly path: ContentPath;
  readonly slug: string;
  readonly categorySlug: string;
  readonly name: string;
  readonly category: string;
  readonly order: number;
  readonly backgroundColor: string;
  readonly image: AssetReference | null;
  readonly imageAlt: string;
  readonly tileImage: AssetReference | null;
  readonly tileImageAlt: string;
  readonly isContained: boolean;
};

/** What a shop window shows. */
export type ShopProduct = ProductSummary & { readonly retailers: RetailerLinks };

/** A product of a list. Only what lists show is parsed: ten thousand whole products would not fit in memory. */
export type ListedProduct = ShopProduct & {
  /** The beginning of the details, as plain text. */
  readonly searchText: string;
  /** The whole product in the form of its source, whose `toProduct` reads it. */
  readonly source: Uint8Array;
};

export type RetailerLinks = {
  readonly amazon: string | null;
  readonly kroger: string | null;
  readonly walmart: string | null;
};

export type Product = ShopProduct & {
  /** The review service's product id; null hides the reviews tab. */
  readonly reviewProductId: string | null;
  /** In the order of the image slots 16oz, 20oz, 28oz. */
  readonly detailImages: {
    readonly '16oz': AssetReference | null;
    readonly '20oz': AssetReference | null;
    readonly '28oz': AssetReference | null;
  };
  /** Of plain text alone, the lines are the items of a list. */
  readonly details: RichText | null;
  readonly nutrition: PerSize<NutritionFacts> | null;
  readonly ingredients: PerSize<RichText> | null;
  /** Size label to amount as written, for example `1095 mg`. */
  readonly electrolytes: Readonly<Record<string, string>>;
};

export type Partner = {
  readonly path: ContentPath;
  readonly order: number;
  readonly name: string;
  readonly slug: string;
  readonly thumbnail: AssetReference | null;
  /** May be empty: the page then uses a message. */
  readonly thumbnailAlt: string;
  readonly description: string;
  readonly about: string;
  readonly accomplishments: readonly string[];
  readonly banner: AssetReference | null;
  /** Null when missing or when it is the placeholder. */
  readonly video: AssetReference | null;
  readonly videoAlt: string;
  readonly backgroundColor: string | null;
};

/** The domain type behind each content type (CONT-01). */
export type ContentItems = {
  readonly category: Category;
  readonly slides: Slide;
  readonly product: ListedProduct;
  readonly 'product-feature-slider': FeatureSlide;
  readonly partners: Partner;
};

/**
 * What a function of `lib/content` gives a page. `ok: false` means that the source failed and nothing older is stored:
 * `items` is then empty and must never be stored as if it were content (CONT-03).
 */
export type ContentList<T> = { readonly ok: boolean; readonly items: readonly T[] };

/** `missing` is a good response without the product; `unavailable` says nothing about the product. */
export type ProductLookup =
  | { readonly state: 'found'; readonly product: Product }
  | { readonly state: 'missing' }
  | { readonly state: 'unavailable' };

export type CategoryLookup = { readonly ok: boolean; readonly category: Category | null };
export type PartnerLookup = { readonly ok: boolean; readonly partner: Partner | null };
