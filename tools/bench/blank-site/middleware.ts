export { middleware } from '@/middleware';

// Next parses it from this file. It equals the site's for the measured addresses.
export const config = { runtime: 'nodejs', matcher: ['/((?!_next/).*)'] };
