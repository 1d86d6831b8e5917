import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const strykers = '@jest-environment @stryker-mutator/jest-runner/jest-env/';

// Runs in Stryker's copy of the project. Tests outside the default environment name Stryker's version of
// theirs, which records the coverage of each test.
for (const file of readdirSync('__tests__', { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(file)) continue;
  const place = join('__tests__', file);
  const text = readFileSync(place, 'utf8');
  const named = text.replace(/@jest-environment (node|jsdom)\b/, `${strykers}$1`);
  const isComponent = named === text && file.endsWith('.tsx');
  writeFileSync(place, isComponent ? `/** ${strykers}jsdom */\n${text}` : named);
}
