/** A text in both languages of the editors. */
export type Label = { readonly en: string; readonly fr: string };

/**
 * Returns a label in both languages for dialogs and tables, because AEM does not translate the labels of a
 * model.
 */
export const both = ({ en, fr }: Label): string => (en === fr ? en : `${en} / ${fr}`);

/** A regular expression for a field that is not empty, and the error message for the editor. */
type Pattern = { readonly source: string; readonly message: Label };

type Common = {
  /** Property of the fragment and field of the GraphQL type. */
  readonly name: string;
  readonly label: Label;
  readonly hint?: Label;
  /** AEM neither saves nor shows a fragment without it. */
  readonly required?: true;
};

export type Field = Common &
  (
    | { readonly type: 'single-line-text'; readonly maxLength: number; readonly pattern?: Pattern }
    /** `defaultType` is the editing mode. Only plain text preserves blank lines. */
    | { readonly type: 'multi-line-text'; readonly defaultType: 'plain-text' | 'rich-text' }
    | {
        readonly type: 'number';
        readonly numberType: 'integer' | 'fraction';
        readonly min: number;
        readonly message: Label;
      }
    | { readonly type: 'boolean' }
    | { readonly type: 'date-time' }
    | { readonly type: 'enumeration'; readonly options: readonly string[] }
    | { readonly type: 'content-reference'; readonly accepts: 'image' | 'video' }
    | { readonly type: 'json-object'; readonly example: Readonly<Record<string, unknown>> }
    | {
        readonly type: 'fragment-reference';
        /** Names of the models that it accepts. */
        readonly models: readonly string[];
        readonly isList: boolean;
        /** True if queries read the referenced fragments as a whole, else only their paths. */
        readonly isEmbedded: boolean;
      }
  );

export type Model = {
  /** AEM derives the names of types and queries from it. */
  readonly title: string;
  readonly description: Label;
  /** Folder of its fragments below `content-fragments/`. */
  readonly folder: string;
  /** In the order of the dialog. */
  readonly fields: readonly Field[];
};

/** Returns the model with the literal types of its fields, from which `Fragment` is derived. */
export const defineModel = <const M extends Model>(model: M): M => model;

type FilledValue<F extends Field> = F extends { type: 'number' }
  ? number
  : F extends { type: 'boolean' }
    ? boolean
    : F extends { type: 'multi-line-text' }
      ? { readonly plaintext: string; readonly html: string }
      : F extends { type: 'content-reference' }
        ? { readonly _path: string }
        : F extends { type: 'json-object' }
          ? unknown
          : F extends { type: 'fragment-reference'; isList: infer IsList }
            ? IsList extends true
              ? readonly { readonly _path: string }[]
              : { readonly _path: string }
            : F extends { type: 'enumeration'; options: readonly (infer Option)[] }
              ? Option
              : string;

/** A fragment in the response of its model's persisted query; null for a field without a value. */
export type Fragment<M extends Model> = { readonly _path: string } & {
  readonly [F in M['fields'][number] as F['name']]: FilledValue<F> | null;
};
