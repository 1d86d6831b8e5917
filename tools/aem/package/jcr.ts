/** Value of a property, with the types that the packages use. */
export type JcrValue =
  | string
  | boolean
  | readonly string[]
  | { readonly type: 'Long' | 'Double' | 'Date'; readonly value: string }
  /** The data is in a file beside the document. */
  | { readonly type: 'Binary' };

/** A node of the repository. Children are ordered. */
export type JcrNode = {
  readonly name: string;
  readonly properties: Readonly<Record<string, JcrValue>>;
  readonly children: readonly JcrNode[];
};

/** A node and the path of its document in a package. */
export type PlacedNode = { readonly path: string; readonly node: JcrNode };

/** The namespaces of the packages, by prefix. */
export const namespaces: Readonly<Record<string, string>> = {
  cq: 'http://www.day.com/jcr/cq/1.0',
  dam: 'http://www.day.com/dam/1.0',
  dc: 'http://purl.org/dc/elements/1.1/',
  granite: 'http://www.adobe.com/jcr/granite/1.0',
  jcr: 'http://www.jcp.org/jcr/1.0',
  mix: 'http://www.jcp.org/jcr/mix/1.0',
  nt: 'http://www.jcp.org/jcr/nt/1.0',
  sling: 'http://sling.apache.org/jcr/sling/1.0',
  tiff: 'http://ns.adobe.com/tiff/1.0/',
};

export const long = (value: number): JcrValue => ({ type: 'Long', value: String(value) });

/** Creates a node. Properties without a value are omitted. */
export function node(
  name: string,
  primaryType: string,
  properties: Readonly<Record<string, JcrValue | undefined>> = {},
  children: readonly JcrNode[] = [],
): JcrNode {
  const filled = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return { name, properties: { 'jcr:primaryType': primaryType, ...Object.fromEntries(filled) }, children };
}

/** Creates the document of a path. The path's last name is the node's name. */
export function place(path: string, build: (name: string) => JcrNode): PlacedNode {
  return { path, node: build(path.slice(path.lastIndexOf('/') + 1)) };
}

/** Returns the child of this name. */
export const childOf = (parent: JcrNode | undefined, name: string): JcrNode | undefined =>
  parent?.children.find((child) => child.name === name);

/** Returns a property with a single text, else undefined. */
export function textOf(of: JcrNode | undefined, name: string): string | undefined {
  const value = of?.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Visits a node and its descendants with their paths. */
export function* walk({ path, node: root }: PlacedNode): Generator<PlacedNode> {
  yield { path, node: root };
  for (const child of root.children) yield* walk({ path: `${path}/${child.name}`, node: child });
}
