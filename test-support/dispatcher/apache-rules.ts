import type { AnyEntry, AnyValue } from './any-file';

/** Apache's name of each part of a request that a filter can match. */
const subjects: Readonly<Record<string, string>> = {
  method: '%{REQUEST_METHOD}',
  url: '%{REQUEST_URI}',
  query: '%{QUERY_STRING}',
  path: '%{ENV:DISPATCHER_PATH}',
  selectors: '%{ENV:DISPATCHER_SELECTORS}',
  extension: '%{ENV:DISPATCHER_EXTENSION}',
  suffix: '%{ENV:DISPATCHER_SUFFIX}',
};

/** Splits the path as the dispatcher does, without looking at the repository: at its first dot, then at the next slash. */
const decomposition = [
  'RewriteCond %{REQUEST_URI} "^([^.]*)(?:\\.(?:([^/]*)\\.)?([^./]*))?(/.*)?$"',
  'RewriteRule ^ - [E=DISPATCHER_PATH:%1,E=DISPATCHER_SELECTORS:%2,E=DISPATCHER_EXTENSION:%3,E=DISPATCHER_SUFFIX:%4]',
];

function globToRegex(glob: string): string {
  const parts = glob.match(/\[[^\]]*\]|[^[]/g) ?? [];
  const body = parts.map((part) => {
    if (part.length > 1) return part.replace(/^\[!/, '[^');
    if (part === '*') return '.*';
    return part === '?' ? '.' : part.replace(/[.+^$(){}|\\\]]/, '\\$&');
  });
  return `^${body.join('')}$`;
}

const regexOf = ({ text, isRegex }: AnyValue): string => (isRegex ? text : globToRegex(text));

const verdictOf = (rule: AnyEntry): string | undefined =>
  rule.children.find(({ name }) => name === 'type')?.value?.text;

function conditions(rule: AnyEntry): readonly string[] {
  return rule.children.flatMap(({ name, value }) => {
    if (name === 'type' || !value) return [];
    const subject = subjects[name];
    if (!subject) throw new Error(`/${rule.name}: the filter has no element ${name}`);
    // A rule with a query matches no request without one.
    const presence = name === 'query' ? [`RewriteCond ${subject} "."`] : [];
    return [...presence, `RewriteCond ${subject} "${regexOf(value)}"`];
  });
}

/** Returns rewrite directives of Apache that decide like the filter of a farm: the last match counts. */
export function filterDirectives(rules: readonly AnyEntry[]): readonly string[] {
  const decisions = rules.flatMap((rule) => {
    const verdict = verdictOf(rule);
    if (verdict !== 'allow' && verdict !== 'deny') throw new Error(`/${rule.name} has no type`);
    return [...conditions(rule), `RewriteRule ^ - [E=DISPATCHER_VERDICT:${verdict}]`];
  });
  return [
    ...decomposition,
    ...decisions,
    'RewriteCond %{ENV:DISPATCHER_VERDICT} !=allow',
    'RewriteRule ^ - [R=404,L]',
  ];
}

/** Returns the directives that store what the rules of a cache allow. */
export function cacheDirectives(rules: readonly AnyEntry[]): readonly string[] {
  return rules.flatMap((rule) => {
    const glob = rule.children.find(({ name }) => name === 'glob')?.value;
    if (!glob || verdictOf(rule) !== 'allow') return [];
    return [`<LocationMatch "${regexOf(glob)}">`, 'CacheEnable disk', '</LocationMatch>'];
  });
}
