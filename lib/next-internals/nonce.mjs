/**
 * Removes a nonce from a part of a page in every form that Next and React write: a `Link` header, attributes,
 * React's payload, and the copy of the payload in the page's scripts.
 * @param {string} text
 * @param {string} nonce
 */
const withoutNonceText = (text, nonce) =>
  text
    .replaceAll(`; nonce="${nonce}"`, '')
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`"nonce":"${nonce}"`, '"nonce":"$undefined"')
    .replaceAll(`\\"nonce\\":\\"${nonce}\\"`, '\\"nonce\\":\\"$undefined\\"')
    .replaceAll(nonce, '');

/**
 * Removes a nonce from a part of a page. Preserves the bytes of buffers, because a payload contains the
 * lengths of its texts.
 * @param {any} part a text, a buffer or something else
 * @param {string} nonce
 */
export function withoutNonce(part, nonce) {
  if (typeof part === 'string') return withoutNonceText(part, nonce);
  if (!(part instanceof Uint8Array)) return part;
  const buffer = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  if (!buffer.includes(nonce)) return part;
  return Buffer.from(withoutNonceText(buffer.toString('latin1'), nonce), 'latin1');
}

/**
 * Returns the texts of the inline scripts that carry a nonce.
 * @param {string} html
 * @param {string} nonce
 */
export function inlineScripts(html, nonce) {
  const scripts = new RegExp(`<script([^<>]* nonce="${nonce}"[^<>]*)>([\\s\\S]*?)</script>`, 'g');
  return [...html.matchAll(scripts)]
    .filter(([, attributes = '']) => !attributes.includes(' src='))
    .map(([, , script = '']) => withoutNonceText(script, nonce));
}
