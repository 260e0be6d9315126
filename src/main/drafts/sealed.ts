import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Bytes of a key. */
export const keyLength = 32;

/** Not a secret: public texts without a keychain use the same envelope, for its integrity check. */
export const openKey: Uint8Array = createHash('sha256').update('drafts of texts for the public').digest();

/**
 * Start of a draft's envelope: magic and version (8 bytes), followed by a nonce, the tag and the encrypted text. A new
 * format takes a new version; an older application removes what it cannot read.
 */
const header = Buffer.from('ESCDRFT\u0001', 'latin1');
const nonceLength = 12;
const tagLength = 16;
const prefix = header.length + nonceLength + tagLength;

/** Bytes that the envelope adds. */
export const overhead = prefix;

/** Encrypts a text for one name (AES-256-GCM): it cannot be decrypted under another name. */
export function seal(key: Uint8Array, name: string, text: string): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(name));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([header, nonce, cipher.getAuthTag(), encrypted]);
}

/** @throws Error for bytes that are not an envelope, were changed, or were encrypted with another key or name */
export function unseal(key: Uint8Array, name: string, bytes: Uint8Array): string {
  const envelope = Buffer.from(bytes);
  if (envelope.length < prefix || !envelope.subarray(0, header.length).equals(header)) {
    throw new Error('no envelope of this version');
  }
  const nonce = envelope.subarray(header.length, header.length + nonceLength);
  const tag = envelope.subarray(header.length + nonceLength, prefix);
  const options = { authTagLength: tagLength };
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, options).setAAD(boundTo(name)).setAuthTag(tag);
  return Buffer.concat([decipher.update(envelope.subarray(prefix)), decipher.final()]).toString('utf8');
}

/** Returns a file name that reveals nothing without the key. */
export const sealedName = (key: Uint8Array, what: string): string =>
  `${createHmac('sha256', key).update(what, 'utf8').digest('hex').slice(0, 40)}.draft`;

const boundTo = (name: string): Buffer => Buffer.concat([header, Buffer.from(name, 'utf8')]);
