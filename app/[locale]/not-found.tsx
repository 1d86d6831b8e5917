import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';

/** Next renders this screen for every page with status 404, including pages that the middleware rewrites. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.not-found');
  return { title: t('meta-title') };
}

export default NotFoundScreen;
