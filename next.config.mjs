import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  // Region hosts of `next dev`; Next refuses its development resources to hosts it does not know.
  allowedDevOrigins: ['*.localhost'],
  outputFileTracingIncludes: { '/content/dam/[...path]': ['./mocks/assets/**/*'] },
  experimental: { rootParams: true },
};

export default withNextIntl(nextConfig);
