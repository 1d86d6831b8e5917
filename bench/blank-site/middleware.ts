export { middleware } from '@/middleware';

// Next parses it in this file; the same as the site's for the measured addresses.
export const config = { runtime: 'nodejs', matcher: ['/((?!_next/).*)'] };
