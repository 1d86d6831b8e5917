import type { JcrValue } from './jcr';

/** Characters that some file systems do not allow. */
const notInFileNames = /[%\\:*?"<>|]/g;

const percent = (char: string) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Returns the file name of a node, such as `_cq_graphql` for `cq:graphql`. */
export function toFileName(name: string): string {
  const [, prefix, local] = /^([^:]+):(.*)$/s.exec(name) ?? [];
  if (prefix !== undefined) return `_${prefix}_${(local ?? '').replace(notInFileNames, percent)}`;
  const escaped = /^_[^_]*_/.test(name) ? `_${name}` : name;
  return escaped.replace(notInFileNames, percent);
}

/** Returns the name of a file's node. */
export function fromFileName(file: string): string {
  const name = file
    .replace(/^__/, '\0')
    .replace(/^_([^_]+)_/, '$1:')
    .replace('\0', '_');
  return name.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export const toFilePath = (path: string): string => path.split('/').map(toFileName).join('/');
export const fromFilePath = (path: string): string => path.split('/').map(fromFileName).join('/');

const unit = (char: string) => `_x${char.charCodeAt(0).toString(16).padStart(4, '0')}_`;

function encodePart(part: string): string {
  return part
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005f_')
    .replace(/[^\p{L}\p{N}_.-]/gu, (chars) => [...chars].map(unit).join(''))
    .replace(/^[^\p{L}_]/u, unit);
}

/** Returns a name as an XML name (ISO 9075-14), such as `_x0031_6oz` for `16oz`. Keeps the prefix. */
export function toXmlName(name: string): string {
  const [first = '', ...rest] = name.split(':');
  return rest.length > 0 ? `${first}:${encodePart(rest.join(':'))}` : encodePart(first);
}

export function fromXmlName(name: string): string {
  return name.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Characters that an XML document cannot contain, not even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to escape
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const hex4 = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

const escapeText = (text: string) => text.replaceAll('\\', '\\\\').replace(notInXml, hex4);

/** Returns a value in a document's form: with its type, `[a,b]` for a list, and escapes. */
export function formatValue(value: JcrValue): string {
  if (typeof value === 'string') return escapeText(value).replace(/^[[{]/, '\\$&');
  if (typeof value === 'boolean') return `{Boolean}${value}`;
  if ('type' in value) return value.type === 'Binary' ? '{Binary}' : `{${value.type}}${value.value}`;
  if (value.length === 1 && value[0] === '') return '[\\0]';
  return `[${value.map((entry) => escapeText(entry).replaceAll(',', '\\,')).join(',')}]`;
}

function unescapeText(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|([\s\S]))/gi, (_, hex?: string, char?: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    return char ?? '';
  });
}

/** Form of the values of each type. AEM reads others as another value, or not at all. */
const shapes: Readonly<Record<string, RegExp>> = {
  Boolean: /^(?:true|false)$/,
  Long: /^-?\d{1,19}$/,
  Double: /^-?\d+(?:\.\d+)?(?:E-?\d+)?$/,
  Date: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|[+-]\d\d:\d\d)$/,
  Binary: /^$/,
};

/**
 * Parses a value of a document.
 * @throws {SyntaxError} for an unknown type, or a value that does not match its type
 */
export function parseValue(raw: string): JcrValue {
  const [, type, typed = ''] = /^\{([^}]*)\}(.*)$/s.exec(raw) ?? [];
  if (type !== undefined) {
    const shape = shapes[type];
    if (!shape) throw new SyntaxError(`unknown type {${type}}`);
    if (!shape.test(typed)) throw new SyntaxError(`${JSON.stringify(typed)} is not a ${type}`);
    if (type === 'Boolean') return typed === 'true';
    return type === 'Binary' ? { type } : { type: type as 'Long' | 'Double' | 'Date', value: typed };
  }
  if (!raw.startsWith('[')) return unescapeText(raw);
  if (!/^\[.*\]$/s.test(raw)) throw new SyntaxError(`the list ${JSON.stringify(raw)} does not end`);
  const inner = raw.slice(1, -1);
  if (inner === '') return [];
  if (inner === '\\0') return [''];
  return [...`${inner},`.matchAll(/((?:\\[\s\S]|[^\\,])*),/g)].map(([, entry = '']) => unescapeText(entry));
}
