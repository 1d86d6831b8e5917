import type { DroppedItem } from '@/lib/content/content-source';
import type { ContentType } from '@/lib/content/content-types';
import type {
  Announcement,
  Campaign,
  Category,
  FeatureSlide,
  Partner,
  Product,
  Redirect,
  Slide,
} from '@/lib/content/types';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition, LocaleId } from '@/lib/locales/definitions';
import type { CheckedFile } from './files/types';

/** A fragment as the backend sent it. */
export type RawItem = { readonly type: ContentType; readonly values: Readonly<Record<string, unknown>> };

/** A folder or a file that could not be read, so that the report is incomplete. */
export type ReadFailure = {
  readonly locale: LocaleId;
  readonly address: string;
  readonly kind: string;
  readonly message: string;
};

/** The products in the folder of a category, in the order of the backend. */
type ProductFolder = { readonly category: CategorySlug; readonly products: readonly Product[] };

/** The content of one locale as the site's client reads it. */
export type LocaleContent = {
  readonly locale: LocaleDefinition;
  readonly categories: readonly Category[];
  readonly slides: readonly Slide[];
  readonly features: readonly FeatureSlide[];
  readonly partners: readonly Partner[];
  readonly redirects: readonly Redirect[];
  readonly announcements: readonly Announcement[];
  readonly campaigns: readonly Campaign[];
  readonly folders: readonly ProductFolder[];
  readonly dropped: readonly (DroppedItem & { readonly type: ContentType })[];
  /** By `_path`; empty for a source whose documents are not AEM's. */
  readonly raw: ReadonlyMap<string, RawItem>;
  /**
   * The folders that could not be read, such as `slides` and `product/lyte`. An item that is missing from one of them
   * is not a fault.
   */
  readonly incomplete: ReadonlySet<string>;
};

export type SiteContent = {
  readonly locales: readonly LocaleContent[];
  readonly files: readonly CheckedFile[];
  /** The site's own hosts in the environment, by locale. */
  readonly hosts: Readonly<Record<LocaleId, readonly string[]>>;
  /** Other origins that redirects may lead to. */
  readonly redirectOrigins: readonly string[];
};

type Severity = 'error' | 'warning';

/** A finding of a check at one place. */
export type Fault = {
  /** The fragment, or the folder that cannot be read. */
  readonly path: string;
  readonly field: string | null;
  /** The value found; null for none. */
  readonly value: string | null;
  /** The expected value, and what the site does instead. */
  readonly expectation: string;
  /** If it differs from the check's severity. */
  readonly severity?: Severity;
};

export type Check = {
  /** Names the kind of fault in reports. */
  readonly kind: string;
  /** The heading of its faults in reports. */
  readonly title: string;
  readonly severity: Severity;
  readonly find: (content: LocaleContent, site: SiteContent) => Iterable<Fault>;
};

export type Finding = Required<Fault> & { readonly locale: LocaleId; readonly kind: string };
