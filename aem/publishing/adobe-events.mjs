import { verify } from 'node:crypto';

/** Publications change what the publish tier serves; edits on the author tier do not. */
const publication =
  /^aem\.(?:sites\.contentFragment|assets\.asset)\.(?:published|unpublished|deleted|moved)$/;

/** @param {unknown} value @returns {Record<string, unknown>} */
const record = (value) => Object(value);

/** @param {unknown} body one event, or a batch of them */
const entriesOf = (body) => (Array.isArray(body) ? body : [body]);

/**
 * Returns the paths that the events of a delivery name. An event is a CloudEvent, bare or in an envelope with the
 * recipient; events of other kinds have no paths.
 * @param {unknown} body
 * @returns {string[]}
 */
export function publishedPaths(body) {
  const paths = entriesOf(body).flatMap((entry) => {
    const { type, data } = record(record(entry).event ?? entry);
    if (typeof type !== 'string' || !publication.test(type)) return [];
    const { path, repositoryMetadata } = record(data);
    return [path, record(repositoryMetadata)['repo:path']];
  });
  return [...new Set(paths.filter((path) => typeof path === 'string'))];
}

/**
 * Returns whether every event of a delivery is meant for this client: the signature alone proves only that Adobe sent
 * it, perhaps for another customer.
 * @param {unknown} body @param {string} clientId
 */
export function isRecipient(body, clientId) {
  const entries = entriesOf(body);
  return (
    entries.length > 0 &&
    entries.every((entry) => {
      const { recipient_client_id: envelope, recipientclientid: attribute } = record(entry);
      return (envelope ?? attribute ?? record(record(entry).event).recipientclientid) === clientId;
    })
  );
}

/**
 * Returns whether one of the two signatures of a delivery matches the body. The keys come from the operator. The headers
 * with the addresses of keys are not used, because the sender of the request chooses them.
 * @param {Headers} headers @param {Uint8Array} body @param {readonly import('node:crypto').KeyObject[]} keys
 */
export function isSigned(headers, body, keys) {
  const signatures = ['x-adobe-digital-signature-1', 'x-adobe-digital-signature-2']
    .map((name) => headers.get(name) ?? '')
    .filter((text) => /^[\w+/-]{100,2000}={0,2}$/.test(text))
    .map((text) => Buffer.from(text, 'base64'));
  return signatures.some((signature) => keys.some((key) => verify('rsa-sha256', body, key, signature)));
}
