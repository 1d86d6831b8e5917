import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * The vocabulary of schema.org in the declarations of the package `schema-dts`: types, their properties, and
 * the values of these.
 */
const file = join(process.cwd(), 'node_modules', 'schema-dts', 'dist', 'schema.d.ts');

type Vocabulary = {
  readonly interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>;
  readonly aliases: ReadonlyMap<string, ts.TypeNode>;
};

let parsed: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  if (parsed) return parsed;
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  const aliases = new Map<string, ts.TypeNode>();
  for (const statement of ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022)
    .statements) {
    if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, statement);
    if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type);
  }
  parsed = { interfaces, aliases };
  return parsed;
}

const nameOf = (node: ts.TypeReferenceNode) => (ts.isIdentifier(node.typeName) ? node.typeName.text : '');

/** Returns the properties of an interface and of all that it extends, with the types of their values. */
function propertiesOf(name: string): ReadonlyMap<string, ts.TypeNode> {
  const declaration = vocabulary().interfaces.get(name);
  const inherited = (declaration?.heritageClauses ?? [])
    .flatMap(({ types }) => [...types])
    .flatMap(({ expression }) => (ts.isIdentifier(expression) ? [...propertiesOf(expression.text)] : []));
  const own = (declaration?.members ?? []).flatMap((member): [string, ts.TypeNode][] =>
    ts.isPropertySignature(member) && ts.isStringLiteral(member.name) && member.type
      ? [[member.name.text, member.type]]
      : [],
  );
  return new Map([...inherited, ...own]);
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isReference = (value: unknown) => isNode(value) && Object.keys(value).join() === '@id';

function fitsReference(node: ts.TypeReferenceNode, value: unknown): boolean {
  const name = nameOf(node);
  const { aliases, interfaces } = vocabulary();
  if (name === 'IdReference') return isReference(value);
  if (name === 'SchemaValue') {
    const [range] = node.typeArguments ?? [];
    const values = Array.isArray(value) ? value : [value];
    return range !== undefined && values.every((each) => fits(range, each));
  }
  if (interfaces.has(name)) return isNode(value) && name === `${value['@type']}Leaf`;
  const alias = aliases.get(name);
  return alias !== undefined && fits(alias, value);
}

/** Returns whether a value has a declared type. Of an object, only its `@type` counts. */
function fits(node: ts.TypeNode, value: unknown): boolean {
  if (ts.isUnionTypeNode(node)) return node.types.some((each) => fits(each, value));
  if (ts.isTypeReferenceNode(node)) return fitsReference(node, value);
  if (ts.isTemplateLiteralTypeNode(node)) return typeof value === 'string' && Number.isFinite(Number(value));
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return node.literal.text === value;
  if (node.kind === ts.SyntaxKind.StringKeyword) return typeof value === 'string';
  if (node.kind === ts.SyntaxKind.NumberKeyword) return typeof value === 'number';
  return node.kind === ts.SyntaxKind.BooleanKeyword && typeof value === 'boolean';
}

/**
 * Returns the problems of a JSON-LD document by the vocabulary of schema.org: unknown types, properties that
 * a type does not have, and invalid values.
 */
export function vocabularyProblems(data: unknown): readonly string[] {
  if (Array.isArray(data)) return data.flatMap(vocabularyProblems);
  if (!isNode(data) || isReference(data)) return [];
  const { '@context': _context, '@id': _id, '@graph': graph, '@type': type, ...values } = data;
  if (graph !== undefined) return vocabularyProblems(graph);
  if (!vocabulary().interfaces.has(`${type}Leaf`)) return [`${type} is no type`];
  const properties = propertiesOf(`${type}Leaf`);
  return Object.entries(values).flatMap(([name, value]) => {
    const range = properties.get(name);
    if (!range) return [`${type} has no property ${name}`];
    const own = fits(range, value) ? [] : [`${name} of ${type} takes no ${JSON.stringify(value)}`];
    return [...own, ...vocabularyProblems(value)];
  });
}
