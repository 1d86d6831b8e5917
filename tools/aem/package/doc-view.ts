import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { formatValue, fromXmlName, parseValue, toXmlName } from './escape';
import { type JcrNode, type JcrValue, namespaces } from './jcr';

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xa;',
  '\r': '&#xd;',
};

const escapeAttribute = (text: string) => text.replace(/[&<>"\t\n\r]/g, (char) => references[char] ?? char);

function prefixesOf(node: JcrNode): Set<string> {
  const lists = Object.values(node.properties).flatMap((value) => (Array.isArray(value) ? value : []));
  const names = [node.name, ...Object.keys(node.properties), ...lists];
  const types = [node.properties['jcr:primaryType']].filter((type) => typeof type === 'string');
  const own = [...names, ...types].flatMap((name) => /^([a-z]+):/.exec(name)?.[1] ?? []);
  const below = node.children.flatMap((child) => [...prefixesOf(child)]);
  return new Set([...own, ...below].filter((prefix) => Object.hasOwn(namespaces, prefix)));
}

function element(node: JcrNode, name: string, head: string, depth: number): string {
  const indent = '    '.repeat(depth);
  const attributes = Object.entries(node.properties)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `\n${indent}    ${toXmlName(key)}="${escapeAttribute(formatValue(value))}"`)
    .join('');
  const open = `${indent}<${name}${head}${attributes}`;
  if (node.children.length === 0) return `${open}/>\n`;
  const children = node.children
    .map((child) => element(child, toXmlName(child.name), '', depth + 1))
    .join('');
  return `${open}>\n${children}${indent}</${name}>\n`;
}

/** Returns a node and its descendants as a FileVault document. */
export function toDocView(node: JcrNode): string {
  const declared = [...prefixesOf({ ...node, name: 'jcr:root' })]
    .sort()
    .map((prefix) => ` xmlns:${prefix}="${namespaces[prefix]}"`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(node, 'jcr:root', declared, 0)}`;
}

type Open = { name: string; properties: Record<string, JcrValue>; children: JcrNode[] };

function propertiesOf(attributes: Readonly<Record<string, SaxesAttributeNS>>): Record<string, JcrValue> {
  const own = Object.entries(attributes).filter(
    ([, { prefix, local }]) => prefix !== 'xmlns' && local !== 'xmlns',
  );
  return Object.fromEntries(own.map(([name, { value }]) => [fromXmlName(name), parseValue(value)]));
}

/**
 * Parses a FileVault document.
 * @throws {Error} for malformed XML, an undeclared prefix, or a value that does not match its type
 */
export function parseDocView(xml: string): JcrNode {
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  let root: JcrNode | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const opened: Open = { name: fromXmlName(name), properties: propertiesOf(attributes), children: [] };
    open.at(-1)?.children.push(opened);
    open.push(opened);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (open.length === 0) root = closed;
  });
  parser.write(xml).close();
  if (root?.name !== 'jcr:root') throw new Error('The document has no jcr:root');
  return root;
}
