import { clientAddress, clientKey } from '@/lib/api/client-address';
import { errorResponse } from '@/lib/api/error-response';
import { getConfig } from '@/lib/config';
import { getProducts } from '@/lib/content';
import { loadMessages } from '@/lib/i18n/messages';
import { getLocale, isLocaleId, offersSlug } from '@/lib/locales/definitions';
import { socialPicture } from '@/lib/social/pictures';
import { readArt } from '@/lib/social/read-art';

export const dynamic = 'force-dynamic';

type PictureParams = {
  readonly params: Promise<{ readonly locale: string; readonly category: string; readonly product: string }>;
};

const missing = () => errorResponse({ status: 404, code: 'not-found', message: 'There is no such picture.' });
const busy = () =>
  errorResponse({
    status: 503,
    code: 'busy',
    message: 'Too many pictures are being drawn. Please try again in a few seconds.',
    headers: { 'retry-after': '5' },
  });

/** Content may change the picture at the same URL. */
const cacheControl = 'public, max-age=86400';
/** Cache control of a picture without its pack shot, which could not be read. */
const shortCacheControl = 'public, max-age=60';

/** GET /social/{category}/{product}.jpg, per host: the picture of a shared product (SEO-04). */
export async function GET(request: Request, { params }: PictureParams) {
  const { locale: id, category, product: slug } = await params;
  if (!isLocaleId(id)) return missing();
  const locale = getLocale(id);
  if (!offersSlug(locale, category)) return missing();
  // Uses the cached list of the category, so that an unknown slug causes no upstream request.
  const { items } = await getProducts(locale, category);
  const product = items.find((item) => item.slug === slug);
  if (!product) return missing();
  const { common } = await loadMessages(locale);
  const { name, backgroundColor: color } = product;
  const path = product.tileImage ?? product.image;
  const config = getConfig();
  const picture = await socialPicture(
    { name, color, line: common.categories[category], tag: locale.tag },
    { path, read: () => readArt(path, locale, config) },
    clientKey(clientAddress(request.headers)),
  );
  if (!picture) return busy();
  const { bytes, etag, isWhole } = picture;
  const headers = { 'cache-control': isWhole ? cacheControl : shortCacheControl, etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': 'image/jpeg' } });
}
