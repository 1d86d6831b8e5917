import { clientAddress, clientKey } from '@/lib/api/client-address';

const of = (hops?: string) =>
  clientAddress(new Headers(hops === undefined ? {} : { 'x-forwarded-for': hops }));

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['6.6.6.6, 192.0.2.1', '192.0.2.1'],
  ['192.168.100.200:4711', '192.168.100.200'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['192.0.2.1, ', 'unknown'],
  ['nonsense', 'unknown'],
  ['x[2001:db8::1]', 'unknown'],
  ['[2001:db8::1]x', 'unknown'],
  ['[2001:db8::1]:443x', 'unknown'],
  ['x192.0.2.1', 'unknown'],
  ['192.0.2.1:4711x', 'unknown'],
  ['192.0.2.1:', 'unknown'],
  ['999.1.1.1', 'unknown'],
  [undefined, 'unknown'],
])('%s yields %s', (hops, address) => {
  expect(of(hops)).toBe(address);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['2001::3:4:5:6:7:8', '2001:0:3:4::/64'],
  ['fe80:1:2:3:4:5:6:7%a::b', 'fe80:1:2:3::/64'],
])('%s is limited as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
