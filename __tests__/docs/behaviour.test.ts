import { findRules } from '@/tools/lib/behaviour.mjs';

const { rules, unknown } = findRules();

test('every id in code and tests names a rule', () => {
  expect(unknown).toEqual([]);
});

test('every rule has code and a test', () => {
  expect(rules.size).toBeGreaterThan(100);
  const bare = [...rules].filter(([, { code, tests }]) => code.length === 0 || tests.length === 0);
  expect(bare.map(([id]) => id)).toEqual([]);
});
