/** Kinds of values that the domain types of the content consist of. */

/**
 * Unique path of an entry in its source. Code also reads parts of it, such as `…/sports-drink/grape`, where
 * names are translated.
 */
export type ContentPath = string;

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
