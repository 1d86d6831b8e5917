import { parseTarget } from '@/lib/http/gate/request-target';

test.each([
  ['/', '/'],
  ['/faq?q=a%20b', '/faq?q=a%20b'],
  ['/faq?sale=100%', '/faq?sale=100%'],
  ['/faq#part', '/faq'],
  ['/r1/../faq', '/faq'],
  ['/r1/%2e%2E/faq', '/faq'],
  ['/a\\b', '/a/b'],
  ['//evil.example/x', '//evil.example/x'],
  ['/\\evil.example/x', '//evil.example/x'],
  ['http://evil.example/faq?x=1', '/faq?x=1'],
  ['HTTPS://evil.example:8443', '/'],
  ['http://user:word@evil.example//x', '//x'],
  ['/partners/d%C3%A9fi', '/partners/d%C3%A9fi'],
  ['/sports-drink%2Ffruit-punch', '/sports-drink%2Ffruit-punch'],
])('%s is handled as %s', (target, url) => expect(parseTarget(target)?.url).toBe(url));

test.each([
  '',
  '*',
  'faq',
  'ftp://evil.example/faq',
  'javascript:alert(1)',
  'evil.example:443',
  'http://',
  'http://[/faq',
  '/%',
  '/%E0%A4%A',
  '/%zz',
  '/%FF',
  '/x.png%',
  '/api/%c0%ae',
  '/_next/static/%E0%A4%A',
  '/%00',
  '/faq%0d%0aSet-Cookie:x',
  '/%7F',
])('%j is malformed', (target) => expect(parseTarget(target)).toBeNull());
