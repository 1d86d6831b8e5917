import { serviceMessage } from '@/lib/reviews/service-message';

test.each([
  ['Service down', 'Service down'],
  ['  <h1>Down</h1><p>Sorry</p> ', 'Down Sorry'],
  ['<style>p{}</style><script>x()</script>Down', 'Down'],
  ['NullPointer\n  at com.internal.Thing', 'NullPointer'],
  ['key k-123 is wrong', 'key … is wrong'],
  ['ada@x.example was here', '… was here'],
  ['x'.repeat(300), `${'x'.repeat(200)}…`],
  ['', ''],
])('%j is shown as %j', (text, messages) => {
  expect(serviceMessage(text, 'k-123')).toBe(messages);
});
