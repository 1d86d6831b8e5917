/** @jest-environment node */

type Handlers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

const all = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];

const routes: readonly [string, () => Promise<object>, string][] = [
  ['contact', () => import('@/app/api/contact/route'), 'POST'],
  ['newsletter', () => import('@/app/api/newsletter/route'), 'POST'],
  ['revalidate', () => import('@/app/api/revalidate/route'), 'POST'],
  ['health', () => import('@/app/api/health/route'), 'GET'],
  ['ready', () => import('@/app/api/ready/route'), 'GET'],
  ['metrics', () => import('@/app/api/metrics/route'), 'GET'],
  ['preview', () => import('@/app/api/preview/route'), 'GET'],
  ['preview/exit', () => import('@/app/api/preview/exit/route'), 'POST'],
  ['reviews/summary', () => import('@/app/api/reviews/summary/route'), 'GET'],
  ['reviews', () => import('@/app/api/reviews/route'), 'GET, POST'],
];

test.each(routes)(
  '/api/%s refuses other methods in JSON, and says which it takes',
  async (name, load, allowed) => {
    const handlers = (await load()) as Handlers;
    for (const method of all.filter((each) => !allowed.split(', ').includes(each))) {
      const answer = await handlers[method]?.(new Request(`http://localhost/api/${name}`, { method }));
      expect(answer?.status).toBe(405);
      expect(answer?.headers.get('allow')).toBe(allowed);
      expect(await answer?.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
    }
  },
);
