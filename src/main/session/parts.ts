import { createHash } from 'node:crypto';

/** Bytes of one entry of a keychain: Windows Credential Manager takes no more (CRED_MAX_CREDENTIAL_BLOB_SIZE). */
export const entryBytes = 2_560;

/** Entries of one text at most: 9 kB of it, more than a server takes as a header. */
export const mostParts = 5;

/** `DIGEST COUNT PIECE`, all of them ASCII. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const headerBytes = digestOf('').length + ` ${mostParts} `.length;
const pieceBytes = entryBytes - headerBytes;
const shape = /^(?<digest>[\w-]{43}) (?<count>[1-9]) (?<piece>[\w-]+)$/u;

/**
 * Splits a text into entries of a keychain, each of which names the digest of the whole.
 * @returns null for a text that would need too many
 */
export function splitIntoParts(text: string): string[] | null {
  const whole = Buffer.from(text, 'utf8').toString('base64url');
  const count = Math.ceil(whole.length / pieceBytes);
  if (count === 0 || count > mostParts) return null;
  const digest = digestOf(text);
  return Array.from(
    { length: count },
    (_, index) => `${digest} ${count} ${whole.slice(index * pieceBytes, (index + 1) * pieceBytes)}`,
  );
}

/**
 * Joins the entries of a text.
 * @param read gives the entry of an index, from 0
 * @returns null unless every entry is there and of one text: a text that was only partly written counts as missing
 * @throws what `read` throws
 */
export async function joinParts(read: (index: number) => Promise<string | null>): Promise<string | null> {
  const first = shape.exec((await read(0)) ?? '')?.groups;
  if (first === undefined) return null;
  const count = Number(first.count);
  if (count > mostParts) return null;
  let whole = first.piece ?? '';
  for (let index = 1; index < count; index += 1) {
    whole += shape.exec((await read(index)) ?? '')?.groups?.piece ?? '';
  }
  const text = Buffer.from(whole, 'base64url').toString('utf8');
  return digestOf(text) === first.digest ? text : null;
}
