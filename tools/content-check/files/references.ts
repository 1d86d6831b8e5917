import { asset as assetField } from '@/lib/content/aem/schemas/fields';
import type { AssetReference } from '@/lib/content/types';
import { campaignFields } from '../campaign-fields';
import type { FieldName } from '../field-name';
import { productsOf } from '../products';
import type { LocaleContent } from '../types';
import type { FileRole } from './roles';
import type { FileReference } from './types';

type Row = readonly [field: FieldName, asset: AssetReference | null, role: FileRole];

const isVideo = (asset: AssetReference) => /\.(?:mp4|webm|ogg|mov|avi)$/i.test(asset);

/** Places of pictures of campaigns with an aspect ratio. */
const campaignRoles: Partial<Record<FieldName, FileRole>> = {
  heroImage: 'landscape',
  heroMobileImage: 'portrait',
  claimImage: 'landscape',
};

/** Returns the files of campaigns and their blocks. */
function campaignFiles(content: LocaleContent): readonly FileReference[] {
  return campaignFields(content).flatMap(({ path, name, field, value }) => {
    const asset = field.type === 'content-reference' ? assetField.safeParse(value).data : null;
    if (!asset || field.type !== 'content-reference') return [];
    const role = field.accepts === 'video' || isVideo(asset) ? 'video' : (campaignRoles[name] ?? 'any');
    return [{ locale: content.locale.id, path, field: name, asset, role }];
  });
}

/** Returns the files that the fragments of a locale refer to. */
export function fileReferences(content: LocaleContent): readonly FileReference[] {
  const { locale, slides, categories, features, partners } = content;
  const rowsOf = ({ path }: { readonly path: string }, rows: readonly Row[]): FileReference[] =>
    rows.flatMap(([field, asset, role]) =>
      asset === null
        ? []
        : [{ locale: locale.id, path, field, asset, role: isVideo(asset) ? 'video' : role }],
    );
  return [
    ...slides.flatMap((slide) =>
      rowsOf(slide, [
        ['slideImage', slide.image, slide.scaleDownImage ? 'any' : 'landscape'],
        ['slideMobileImage', slide.mobileImage, slide.scaleDownImage ? 'any' : 'portrait'],
        ['slideVideo', slide.video, 'landscape'],
        ['slideMobileVideo', slide.mobileVideo, 'portrait'],
      ]),
    ),
    ...categories.flatMap((category) =>
      rowsOf(category, [
        ['categoryImage', category.image, 'square'],
        ['categoryLogoLockup', category.logoLockup, 'any'],
      ]),
    ),
    ...features.flatMap((feature) => rowsOf(feature, [['productImage', feature.image, 'pack']])),
    ...partners.flatMap((partner) =>
      rowsOf(partner, [
        ['partnerThumbnail', partner.thumbnail, 'card'],
        ['partnerBannerImage', partner.banner, 'banner'],
        ['partnerMomentImage', partner.moment, 'banner'],
        ['partnerVideo', partner.video, 'video'],
      ]),
    ),
    ...campaignFiles(content),
    ...productsOf(content).flatMap((product) =>
      rowsOf(product, [
        ['productImage', product.image, 'pack'],
        ['categoryTileImage', product.tileImage, 'pack'],
        ['productTasteImage', product.tasteImage, 'any'],
        ['detailImage16oz', product.detailImages['16oz'], 'pack'],
        ['detailImage20oz', product.detailImages['20oz'], 'pack'],
        ['detailImage28oz', product.detailImages['28oz'], 'pack'],
      ]),
    ),
  ];
}
