import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Attributes with text for visitors. */
const spoken = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
];

/** Returns the text of `"…"`, `{'…'}` and JSX text; empty for composed text. */
function textOf(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isJsxExpression(node)) return textOf(node.expression);
  return ts.isStringLiteralLike(node) || ts.isJsxText(node) ? node.text : '';
}

function ownText(node: ts.Node): string {
  if (ts.isJsxAttribute(node)) return spoken.includes(node.name.getText()) ? textOf(node.initializer) : '';
  const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
  return isChild ? textOf(node) : '';
}

/** Returns every text with a letter in the markup. */
function textsIn(source: string): string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const text = node === file ? '' : ownText(node).trim();
    if (/\p{L}/u.test(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const files = ['components', 'app'].flatMap((folder) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name)),
);

it.each([
  ['<p>Hello</p>', ['Hello']],
  ["<p>{'Hello'}</p>", ['Hello']],
  ['<img alt="A bottle" />', ['A bottle']],
  ["<Button aria-label={'Close'} />", ['Close']],
  ['<p className="note">{t(\'hello\')} – 100 %</p>', []],
  ['<img alt="" src="/bottle.webp" />', []],
])('%s has the texts %j', (source, texts) => {
  expect(textsIn(`const view = ${source};`)).toEqual(texts);
});

it('no component has texts of its own: they are all in messages', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.map((file) => [file, textsIn(readFileSync(file, 'utf8'))] as const);
  expect(found.filter(([, texts]) => texts.length > 0)).toEqual([]);
});
