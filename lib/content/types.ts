import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { RetailerLinks } from '@/lib/retailers';
import type { CampaignBlock } from './aem/blocks';
import type { TimeWindow } from './time-window';
import type { AssetReference, ContentPath, Editable, Href, PerSize, RichText } from './values';

export type { BlockOf, BlockType, CampaignBlock } from './aem/blocks';
export type * from './values';

/** Domain types of the content (CONT-01), independent of the CMS. */

export type Slide = Editable &
  TimeWindow & {
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
  /** What the drink tastes of, such as fruit. */
  readonly tasteImage: AssetReference | null;
  /** Each line of plain text is an item. */
  readonly details: RichText | null;
  readonly nutrition: PerSize<NutritionFacts> | null;
  readonly ingredients: PerSize<RichText> | null;
  /** Size label to amount as the editor wrote it, for example `1095 mg`. */
  readonly electrolytes: Readonly<Record<string, string>>;
};

/** A line with its first product. The color is that of its category, else of the product. */
export type Line = {
  readonly slug: CategorySlug;
  readonly product: Product;
  readonly color: string;
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

/** A redirect from a path without a page to another address (NAV-09). */
export type Redirect = Editable & {
  readonly path: ContentPath;
  /** A path of the site as the editor wrote it. */
  readonly from: string;
  readonly to: Href;
  readonly isPermanent: boolean;
};

/** A page of a campaign, made of blocks (CAMP-01). */
export type Campaign = Editable &
  TimeWindow & {
    readonly path: ContentPath;
    readonly slug: string;
    readonly title: string;
    readonly description: string;
    /** For sharing; null shows the brand's picture. */
    readonly image: AssetReference | null;
    readonly color: string | null;
    /** Where the page redirects to after its end; null if it is not found then. */
    readonly after: Href | null;
    readonly blocks: readonly CampaignBlock[];
  };

/** One line above the header (HDR-07). */
export type Announcement = Editable &
  TimeWindow & {
    readonly path: ContentPath;
    /** The name of the fragment. A browser stores it when the visitor dismisses the announcement. */
    readonly name: string;
    readonly text: string;
    readonly link: { readonly href: Href; readonly label: string } | null;
  };

/** Domain type of each content type (CONT-01). */
export type ContentItems = {
  readonly category: Category;
  readonly slides: Slide;
  readonly product: Product;
  readonly 'product-feature-slider': FeatureSlide;
  readonly partners: Partner;
  readonly redirect: Redirect;
  readonly announcement: Announcement;
  readonly campaign: Campaign;
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
/** `ended` is after the campaign's end, `unavailable` a failed request. */
export type CampaignLookup =
  | { readonly state: 'found'; readonly campaign: Campaign }
  | { readonly state: 'ended'; readonly after: Href | null }
  | { readonly state: 'missing' }
  | { readonly state: 'unavailable' };
export type PartnerLookup = { readonly ok: boolean; readonly partner: Partner | null };
