import { clientAddress, clientKey } from '@/lib/api/client-address';
import { getConfig } from '@/lib/config';
import { getCampaign } from '@/lib/content';
import { getLocale, isLocaleId } from '@/lib/locales/definitions';
import { missingPicture, pictureResponse } from '@/lib/social/picture-response';
import { socialPicture } from '@/lib/social/pictures';
import { readArt } from '@/lib/social/read-art';

export const dynamic = 'force-dynamic';

type PictureParams = { readonly params: Promise<{ readonly locale: string; readonly slug: string }> };

/** GET /social/c/{slug}.jpg, per host: the picture of a shared campaign (SEO-04). */
export async function GET(request: Request, { params }: PictureParams) {
  const { locale: id, slug } = await params;
  if (!isLocaleId(id)) return missingPicture();
  const locale = getLocale(id);
  const lookup = await getCampaign(locale, slug);
  if (lookup.state !== 'found') return missingPicture();
  const { title, image } = lookup.campaign;
  const config = getConfig();
  const picture = await socialPicture(
    { title, tag: locale.tag },
    { path: image, read: () => readArt(image, locale, config) },
    clientKey(clientAddress(request.headers)),
  );
  return pictureResponse(request, picture);
}
