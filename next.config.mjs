import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import { imageQuality, siteImageWidths } from './lib/assets/image-widths.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Without precompiled messages, every page would load the parser of ICU syntax (docs/adr/0011).
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  // By default Next uses a parent folder with a lockfile or a repository as the project.
  outputFileTracingRoot: root,
  turbopack: { root },
  cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache.mjs', import.meta.url)),
  // The cache handler limits the memory. Next's own cache in front of it would miss invalidations.
  cacheMaxMemorySize: 0,
  poweredByHeader: false,
  // `npx tsc --noEmit` checks the same files, so the build skips it.
  typescript: { ignoreBuildErrors: true },
  // Next would hash the whole page at every request. The page cache does it once.
  generateEtags: false,
  reactStrictMode: true,
  // For `node tools/size.mjs`. The standalone server gets none of them (scripts/lib/build.mjs).
  productionBrowserSourceMaps: true,
  // The site writes its own <img> (lib/assets). The optimizer renders only the site's own pictures, in fixed
  // widths and one quality.
  images: {
    localPatterns: [
      '/content/dam/**',
      '/press/*.webp',
      '/our-story/*.webp',
      '/lot-number/*.webp',
      '/editorial/*.webp',
    ].map((pathname) => ({ pathname, search: '' })),
    deviceSizes: siteImageWidths.filter((width) => width >= 640),
    imageSizes: siteImageWidths.filter((width) => width < 640),
    qualities: [imageQuality],
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: 300,
    maximumDiskCacheSize: 256 * 1024 * 1024,
    maximumResponseBody: 20_000_000,
    contentDispositionType: 'inline',
  },
  // A busy machine takes longer than the default of seven seconds.
  experimental: {
    imgOptTimeoutInSeconds: 30,
    imgOptConcurrency: 1,
    imgOptOperationCache: false,
    // Small sheets instead of one for all pages (docs/adr/0019).
    cssChunking: { type: 'graph', requestCost: 1500 },
  },
  // Hosts of the locales in `next dev`. Next rejects requests for its development resources from unknown
  // hosts.
  allowedDevOrigins: ['*.localhost'],
  headers: async () => [
    {
      // No parameter name, because Next would search for it in every header of every response.
      source: '/(.*)',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      ],
    },
  ],
  outputFileTracingIncludes: {
    '/content/**': ['./sample/assets/**/*'],
    '/locales/**': ['./messages/**/*'],
    '/*/social/**': ['./app/styles/fonts/display-static.woff'],
  },
};

export default withNextIntl(nextConfig);
