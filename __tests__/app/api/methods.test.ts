// Rules: NAV-07

type Handlers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

const all = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];

const routes: readonly [string, () => Promise<object>, string][] = [
  ['contact', () => import('@/app/api/contact/route'), 'POST'],
  ['csp-reports', () => import('@/app/api/csp-reports/route'), 'POST'],
  ['newsletter', () => import('@/app/api/newsletter/route'), 'POST'],
  ['vitals', () => import('@/app/api/vitals/route'), 'POST'],
  ['revalidate', () => import('@/app/api/revalidate/route'), 'POST'],
  ['health', () => import('@/app/api/health/route'), 'GET'],
  ['ready', () => import('@/app/api/ready/route'), 'GET'],
  ['metrics', () => import('@/app/api/metrics/route'), 'GET'],
  ['preview', () => import('@/app/api/preview/route'), 'GET'],
  ['preview/exit', () => import('@/app/api/preview/exit/route'), 'POST'],
  ['reviews/summary', () => import('@/app/api/reviews/summary/route'), 'GET'],
  ['reviews', () => import('@/app/api/reviews/route'), 'GET, POST'],
];

test.each(routes)('/api/%s rejects other methods in JSON, with Allow', async (name, load, allowed) => {
  const handlers = (await load()) as Handlers;
  for (const method of all.filter((each) => !allowed.split(', ').includes(each))) {
    const response = await handlers[method]?.(new Request(`http://localhost/api/${name}`, { method }));
    expect(response?.status).toBe(405);
    expect(response?.headers.get('allow')).toBe(allowed);
    expect(await response?.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
  }
});
