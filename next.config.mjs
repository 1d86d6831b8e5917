import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache.mjs', import.meta.url)),
  // The handler bounds the memory; Next's own copy in front of it would not see its decisions.
  cacheMaxMemorySize: 0,
  poweredByHeader: false,
  // Next would read through the whole page for it at every visit; the page cache does it once.
  generateEtags: false,
  reactStrictMode: true,
  // The site writes its own <img>; without this anybody could have any picture resized, and the copies kept.
  images: { unoptimized: true },
  // Region hosts of `next dev`; Next refuses its development resources to hosts it does not know.
  allowedDevOrigins: ['*.localhost'],
  headers: async () => [
    {
      // Without a name for what it matches, which Next would look for in every header of every answer.
      source: '/(.*)',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      ],
    },
  ],
  outputFileTracingIncludes: { '/content/**': ['./mocks/assets/**/*'] },
};

export default withNextIntl(nextConfig);
