import { createTimeSlices } from '@/lib/time-slices';
import { fail, type Result } from '../result';

/** Maximum size of a response without its items, in bytes. This part is parsed at once. */
const maxFrameBytes = 1024 * 1024;

/** Five times the size of the largest measured catalog. */
const maxItems = 50_000;

const tokensBetweenYields = 8192;

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Returns the position of the closing quote of the string that begins at `start`. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte <= 0x20);

let decoder: TextDecoder | undefined;

function decode(bytes: Uint8Array): string {
  decoder ??= new TextDecoder();
  return decoder.decode(bytes);
}

type Scanned = {
  /** The response with all lists of items empty. */
  readonly frame: string;
  /** The unparsed items of each list by its name, as views of the response. */
  readonly lists: ReadonlyMap<string, Uint8Array[]>;
};

/**
 * Finds the items of `data.{name}.items` without parsing them. Returns null for a response beyond the limits.
 */
async function scan(bytes: Uint8Array): Promise<Scanned | null> {
  const yieldIfDue = createTimeSlices();
  const lists = new Map<string, Uint8Array[]>();
  const frame: Uint8Array[] = [];
  /** Last key at each depth. */
  const keys: (string | undefined)[] = [];
  let [depth, tokens, copiedTo, itemStart] = [0, 0, 0, 0];
  let text: string | undefined;
  let items: Uint8Array[] | null = null;
  const takeItem = (end: number) => {
    const item = bytes.subarray(itemStart, end);
    if (!isBlank(item)) items?.push(item);
    itemStart = end + 1;
  };
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) {
      const end = endOfString(bytes, at);
      if (depth <= 3) text = end - at < 100 ? decode(bytes.subarray(at + 1, end)) : undefined;
      at = end;
    } else if (byte === colon) {
      if (depth <= 3) keys[depth] = text;
    } else if (byte === openList || byte === openObject) {
      const [, root, name = '', key] = keys;
      if (byte === openList && depth === 3 && root === 'data' && /^\w+$/.test(name) && key === 'items') {
        items = [];
        lists.set(name, items);
        frame.push(bytes.subarray(copiedTo, at + 1));
        itemStart = at + 1;
      }
      depth += 1;
      if (depth <= 3) keys[depth] = undefined;
    } else if (byte === closeList || byte === closeObject) {
      if (items && depth === 4) {
        takeItem(at);
        items = null;
        copiedTo = at;
      }
      depth -= 1;
    } else if (byte === comma && items && depth === 4) takeItem(at);
    else continue;
    tokens += 1;
    if (tokens % tokensBetweenYields === 0) await yieldIfDue();
    if (items && items.length > maxItems) return null;
  }
  if (!items) frame.push(bytes.subarray(copiedTo));
  const size = frame.reduce((sum, part) => sum + part.length, 0);
  return size > maxFrameBytes ? null : { frame: decode(Buffer.concat(frame)), lists };
}

/**
 * Parses a response except for its items, which remain bytes. A large list is then parsed item by item, in
 * time slices, and never exists as one text or one object tree.
 */
export async function parseAllButItems(bytes: Uint8Array): Promise<Result<unknown>> {
  const scanned = await scan(bytes);
  if (!scanned) return fail('shape', `more than ${maxItems} items or ${maxFrameBytes} other bytes`);
  try {
    const value: unknown = JSON.parse(scanned.frame);
    const data = Object(Object(value).data);
    for (const [name, items] of scanned.lists) {
      if (Object.hasOwn(data, name)) Object.assign(data[name], { items });
    }
    return { ok: true, value };
  } catch {
    return fail('not-json', 'the response is not JSON');
  }
}

/** Parses an item of `parseAllButItems`. Items of the sample content are values already. */
export function parseItem(item: unknown): unknown {
  return item instanceof Uint8Array ? JSON.parse(decode(item)) : item;
}

/** Returns the item as JSON in bytes. */
export function itemBytes(item: unknown): Uint8Array {
  return item instanceof Uint8Array ? item : new TextEncoder().encode(JSON.stringify(item));
}
