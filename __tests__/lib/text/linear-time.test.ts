// Rules: OPS-09
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { functions, shapes } from './outside-texts';

type Expression = { readonly source: string; readonly flags: string };

/** Returns a text, with `x` in place of each of its values; null for any other code. */
function textOf(node: ts.Node | undefined): string | null {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
}

/** Returns the expression of a literal or of `new RegExp('…')`. */
function expressionOf(node: ts.Node): Expression | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
  const [source, flags] = (node.arguments ?? []).map(textOf);
  return source ? { source, flags: flags ?? '' } : null;
}

function expressionsIn(code: string): Expression[] {
  const file = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Expression[] = [];
  const visit = (node: ts.Node) => {
    const expression = expressionOf(node);
    if (expression) found.push(expression);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the quantifiers whose time may grow with the square of the text, or faster. */
const slowParts = ({ source, flags }: Expression) =>
  analyse(new RegExp(source, flags)).reports.map(({ type }) => type);

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const sources = [...files, 'middleware.ts'].filter((file) => /\.(?:tsx?|mjs)$/.test(file));

test.each([
  ['text.replace(/\\s+$/, "")', 1],
  ['text.split(/\\s*,/)', 1],
  ['/^(\\w+ ?)*$/.test(text)', 1],
  ['new RegExp("[a-z]+@$", "g")', 1],
  ['text.replace(/(?<!\\s)\\s+$/, "")', 0],
  ['/<[^<>]*>/g', 0],
])('%s has slow parts: %d', (code, count) => {
  const expressions = expressionsIn(code);
  expect(expressions).toHaveLength(1);
  expect(expressions.flatMap(slowParts)).toHaveLength(count);
});

test('no regular expression of the site takes more than linear time', () => {
  const found = sources.flatMap((file) =>
    expressionsIn(readFileSync(file, 'utf8')).map((one) => ({ file, ...one })),
  );
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter((one) => slowParts(one).length > 0)).toEqual([]);
});

const size = (value: unknown) => JSON.stringify(value ?? null).length;

test.each(Object.entries(functions).map(([name, [limit, run]]) => ({ name, limit, run })))(
  '$name reads no more than its limit',
  ({ limit, run }) => {
    for (const make of Object.values(shapes)) {
      // Doubled, because a function may return several texts. An unbounded result grows with the text.
      expect(size(run(make(limit * 32)))).toBeLessThanOrEqual(2 * size(run(make(limit * 4))) + 100);
    }
  },
);
