import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';

/** Next takes it for every page that is answered with 404, those that the middleware rewrites among them. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.not-found');
  return { title: t('meta-title') };
}

export default NotFoundScreen;
