/** Calls with texts for operators and developers, which no rule of the site depends on. */
const messageCalls = /^(?:logger\.\w+|console\.\w+|\w*Error)$/;

/** Hooks with dependencies. The lint checks the list, and most dependencies never change. */
const withDependencies = /^use(?:Effect|LayoutEffect|Memo|Callback)$/;

/**
 * @typedef {{ node: { type: string }, key: unknown, parentPath: Path | null, get(key: string): Path,
 *   toString(): string }} Path the parts of Babel's type that this module needs
 */

/**
 * Returns why a node is not mutated; undefined if it is.
 * @param {Path} path
 */
function shouldIgnore({ node, key, parentPath }) {
  if (!parentPath || !['CallExpression', 'NewExpression'].includes(parentPath.node.type)) return undefined;
  const callee = parentPath.get('callee').toString();
  if (['StringLiteral', 'TemplateLiteral'].includes(node.type) && messageCalls.test(callee))
    return 'text for operators and developers';
  if (node.type === 'ArrayExpression' && key !== 0 && withDependencies.test(callee))
    return 'dependencies of a hook';
  return undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'not-worth-a-change', value: { shouldIgnore } }];
