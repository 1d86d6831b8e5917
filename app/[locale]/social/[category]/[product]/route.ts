import { clientAddress, clientKey } from '@/lib/api/client-address';
import { getConfig } from '@/lib/config';
import { getProducts } from '@/lib/content';
import { loadMessages } from '@/lib/i18n/messages';
import { getLocale, isLocaleId, offersSlug } from '@/lib/locales/definitions';
import { missingPicture, pictureResponse } from '@/lib/social/picture-response';
import { socialPicture } from '@/lib/social/pictures';
import { readArt } from '@/lib/social/read-art';

export const dynamic = 'force-dynamic';

type PictureParams = {
  readonly params: Promise<{ readonly locale: string; readonly category: string; readonly product: string }>;
};

/** GET /social/{category}/{product}.jpg, per host: the picture of a shared product (SEO-04). */
export async function GET(request: Request, { params }: PictureParams) {
  const { locale: id, category, product: slug } = await params;
  if (!isLocaleId(id)) return missingPicture();
  const locale = getLocale(id);
  if (!offersSlug(locale, category)) return missingPicture();
  // Uses the cached list of the category, so that an unknown slug causes no upstream request.
  const { items } = await getProducts(locale, category);
  const product = items.find((item) => item.slug === slug);
  if (!product) return missingPicture();
  const { common } = await loadMessages(locale);
  const { name, backgroundColor: color } = product;
  const path = product.tileImage ?? product.image;
  const config = getConfig();
  const picture = await socialPicture(
    { name, color, line: common.categories[category], tag: locale.tag },
    { path, read: () => readArt(path, locale, config) },
    clientKey(clientAddress(request.headers)),
  );
  return pictureResponse(request, picture);
}
