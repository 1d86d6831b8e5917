import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import { imageQuality, siteImageWidths } from './lib/assets/image-widths.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Without precompiled messages every page would load the parser of ICU syntax (docs/adr/0011).
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  // Next would take a folder further up for the project if a lockfile or a repository is there.
  outputFileTracingRoot: root,
  turbopack: { root },
  cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache.mjs', import.meta.url)),
  // The handler bounds the memory; Next's own cache in front of it would not see invalidations.
  cacheMaxMemorySize: 0,
  poweredByHeader: false,
  // `npm run typecheck` reads the same files; the checks of `npm run verify` and `npm test` need it once.
  typescript: { ignoreBuildErrors: true },
  // Next would hash the whole page at every request; the page cache does it once.
  generateEtags: false,
  reactStrictMode: true,
  // The site writes its own <img> (lib/assets). Only its own pictures are rendered, in its own widths and one quality.
  images: {
    localPatterns: ['/content/dam/**', '/press/*.webp', '/our-story/*.webp', '/lot-number/*.webp'].map(
      (pathname) => ({ pathname, search: '' }),
    ),
    deviceSizes: siteImageWidths.filter((width) => width >= 640),
    imageSizes: siteImageWidths.filter((width) => width < 640),
    qualities: [imageQuality],
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: 300,
    maximumDiskCacheSize: 256 * 1024 * 1024,
    maximumResponseBody: 20_000_000,
    contentDispositionType: 'inline',
  },
  // A busy machine takes longer than the seven seconds that are the default.
  experimental: { imgOptTimeoutInSeconds: 30, imgOptConcurrency: 1, imgOptOperationCache: false },
  // Region hosts of `next dev`; Next refuses its development resources to hosts it does not know.
  allowedDevOrigins: ['*.localhost'],
  headers: async () => [
    {
      // Without a parameter name, which Next would look for in every header of every response.
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
  },
};

export default withNextIntl(nextConfig);
