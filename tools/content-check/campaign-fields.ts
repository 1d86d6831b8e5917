import { allModels, type Field } from '@/aem/models';
import { blockModelName, blocks, blockTypes, graphqlType } from '@/lib/content/aem/blocks';
import type { FieldName } from './field-name';
import type { LocaleContent } from './types';

/** A field of a campaign or of one of its blocks, with the value that the backend sent. */
export type CampaignField = {
  readonly path: string;
  readonly name: FieldName;
  readonly field: Field;
  readonly value: unknown;
};

type Fragment = Readonly<Record<string, unknown>>;

const modelsByType = new Map(
  blockTypes.map((type) => [graphqlType(blocks[type].model), blockModelName(type)]),
);

function fieldsOf(model: string, fragment: Fragment): readonly CampaignField[] {
  const path = typeof fragment._path === 'string' ? fragment._path : '(no _path)';
  return (allModels[model]?.fields ?? []).map((field) => ({
    path,
    name: field.name as FieldName,
    field,
    value: fragment[field.name],
  }));
}

/**
 * Returns every field of a locale's campaigns and their blocks, as their models list them; none if the documents are not
 * AEM's.
 */
export function campaignFields({ raw }: LocaleContent): readonly CampaignField[] {
  return [...raw.values()].flatMap(({ type, values }) => {
    if (type !== 'campaign') return [];
    const parts: readonly unknown[] = Array.isArray(values.campaignBlocks) ? values.campaignBlocks : [];
    const inBlocks = parts.flatMap((part) => {
      const fragment: Fragment = Object(part);
      return fieldsOf(modelsByType.get(String(fragment.__typename)) ?? '', fragment);
    });
    return [...fieldsOf('campaign', values), ...inBlocks];
  });
}
