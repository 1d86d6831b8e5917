import type { NestedKeyOf } from 'next-intl';
import type { Messages } from './messages';

/** The path of a message or of a group of messages, such as `common.search.title` or `common.search`. */
export type MessagePath = NestedKeyOf<Messages>;

type Tree = { [key: string]: unknown };

/** Returns the messages at the paths, in the same tree structure. */
export function pickMessages(messages: Messages, paths: readonly MessagePath[]): Messages {
  const picked: Tree = {};
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let [source, target]: [Tree, Tree] = [messages, picked];
    for (const key of keys) {
      target[key] ??= {};
      [source, target] = [source[key] as Tree, target[key] as Tree];
    }
    target[last] = source[last];
  }
  // A part of the tree: next-intl types messages by the whole.
  return picked as Messages;
}
