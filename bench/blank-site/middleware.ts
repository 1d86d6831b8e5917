export { middleware } from '@/middleware';

// Next reads it from this very file; the same as the site's for the addresses that are measured.
export const config = { runtime: 'nodejs', matcher: ['/((?!_next/).*)'] };
