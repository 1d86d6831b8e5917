import type { EnvironmentName } from '@/lib/locales/definitions';

/** Returns robots.txt of a site, which forbids crawling outside `production` (API-08). */
export function robotsText(environment: EnvironmentName, origin: string): string {
  const rules =
    environment === 'production'
      ? ['Allow: /', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`]
      : ['Disallow: /'];
  return ['User-agent: *', ...rules, ''].join('\n');
}
