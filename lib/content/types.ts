import type { RetailerLinks } from '@/lib/retailers';

/** Domain types of the content (CONT-01), independent of the CMS. */

/**
 * Unique path of an entry in its source. Code also reads parts of it, such as `…/sports-drink/grape`, where
 * names are translated.
 */
type ContentPath = string;

/** Attributes by which an editor's tool recognizes an element of the page. */
export type EditAttributes = Readonly<Record<`data-${string}`, string>>;

/** Attributes for an editor's tool: of the element around an entry or a list, and of the elements that show its fields. */
export type Editing = {
  readonly self: EditAttributes;
  readonly fields: Readonly<Record<string, EditAttributes>>;
};

/** Content that a preview can edit in place (EDIT-02). Pages of visitors have no `editing`. */
export type Editable = { readonly editing?: Editing };

/** The content source's reference to a file. `lib/assets` converts it to a URL. */
export type AssetReference = string;

/**
 * Rich text. `html` is sanitized and safe to render. Without one of the two, it is derived from the other.
 */
export type RichText = { readonly plaintext: string; readonly html: string };

/** A value for every size, or one for each size label. */
export type PerSize<T> = { readonly all: T } | { readonly bySize: Readonly<Record<string, T>> };

/** Value of an `href`: a same-site path or an absolute http(s) URL. Hash routes are converted already. */
export type Href = string;

export type Slide = Editable & {
  readonly path: ContentPath;
  readonly order: number;
  readonly image: AssetReference | null;
  readonly mobileImage: AssetReference | null;
  readonly video: AssetReference | null;
  readonly mobileVideo: AssetReference | null;
  /** If empty, the page uses a message. */
  readonly alt: string;
  readonly headline: string;
  readonly subheadline: string;
  /** If the label is empty, the page uses a message. */
  readonly cta: { readonly href: Href; readonly label: string } | null;
  /** True with a headline, a subheadline or a CTA link. */
  readonly hasContent: boolean;
  readonly scaleDownImage: boolean;
  readonly scaleDownVideo: boolean;
};

export type Category = Editable & {
  readonly path: ContentPath;
  readonly name: string;
  /** The description, split on blank lines. */
  readonly facts: readonly string[];
  readonly image: AssetReference | null;
  readonly backgroundColor: string | null;
  readonly featured: boolean;
  readonly logoLockup: AssetReference | null;
};

export type FeatureSlide = Editable & {
  readonly path: ContentPath;
  readonly order: number;
  readonly name: string;
  readonly image: AssetReference | null;
  readonly imageAlt: string;
  readonly backgroundColor: string;
  /** First block of productDetails. */
  readonly intro: string;
  /** Second block, split at "&" or the French "et". */
  readonly claims: readonly string[];
  readonly category: string;
  readonly otherFlavorsHref: Href | null;
  readonly whyItWorksHref: Href | null;
};

/** One row of the nutrition table. `name` is the camelCase key of its label. */
export type NutritionRow =
  | { readonly kind: 'single'; readonly name: string; readonly value: string }
  | { readonly kind: 'paired'; readonly name: string; readonly value: string; readonly perContainer: string }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly value: string;
      readonly perContainer?: string;
      readonly items: readonly {
        readonly name: string;
        readonly value: string;
        readonly perContainer?: string;
      }[];
    };

/** Facts without rows show another message than missing facts (PROD-09). */
export type NutritionFacts = {
  readonly servingSizeDisclaimer: string;
  readonly rows: readonly NutritionRow[];
  readonly microNutrients: readonly { readonly name: string; readonly percent: string }[];
};

/** Fields that every list of products needs. */
export type ProductSummary = Editable & {
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

/** Fields of a product in a list with its retailers. */
export type ShopProduct = ProductSummary & { readonly retailers: RetailerLinks };

export type Product = ShopProduct & {
  /** Product id of the reviews service; null hides the reviews tab. */
  readonly reviewProductId: string | null;
  /** In the order of the image slots 16oz, 20oz, 28oz. */
  readonly detailImages: {
    readonly '16oz': AssetReference | null;
    readonly '20oz': AssetReference | null;
    readonly '28oz': AssetReference | null;
  };
  /** Each line of plain text is an item. */
  readonly details: RichText | null;
  readonly nutrition: PerSize<NutritionFacts> | null;
  readonly ingredients: PerSize<RichText> | null;
  /** Size label to amount as the editor wrote it, for example `1095 mg`. */
  readonly electrolytes: Readonly<Record<string, string>>;
};

export type Partner = Editable & {
  readonly path: ContentPath;
  readonly order: number;
  readonly name: string;
  readonly slug: string;
  readonly thumbnail: AssetReference | null;
  /** If empty, the page uses a message. */
  readonly thumbnailAlt: string;
  readonly description: string;
  readonly about: string;
  readonly accomplishments: readonly string[];
  readonly banner: AssetReference | null;
  /** A sentence across the page; may be empty. */
  readonly statement: string;
  /** Wide picture behind the sentence. */
  readonly moment: AssetReference | null;
  /** Path of the product in the partner's cooler. The locale may not offer it. */
  readonly favoriteHref: Href | null;
  /** Null if missing or a placeholder. */
  readonly video: AssetReference | null;
  readonly videoAlt: string;
  readonly backgroundColor: string | null;
};

/** Domain type of each content type (CONT-01). */
export type ContentItems = {
  readonly category: Category;
  readonly slides: Slide;
  readonly product: Product;
  readonly 'product-feature-slider': FeatureSlide;
  readonly partners: Partner;
};

/**
 * Result of a function of `lib/content`. `ok: false` means that the request failed without a stale copy.
 * `items` is then empty and must not be stored as content (CONT-03).
 */
export type ContentList<T> = Editable & { readonly ok: boolean; readonly items: readonly T[] };

/** `missing` is a valid response without the product; `unavailable` is a failed request. */
export type ProductLookup =
  | { readonly state: 'found'; readonly product: Product }
  | { readonly state: 'missing' }
  | { readonly state: 'unavailable' };

export type CategoryLookup = { readonly ok: boolean; readonly category: Category | null };
export type PartnerLookup = { readonly ok: boolean; readonly partner: Partner | null };
