import { createHash } from 'node:crypto';
import { importColumns } from '#shared/import/columns.ts';

/** Characters of a digest, so that another value has the same one once in some million. */
const DIGEST = 4;
/** The digest of a value that is not known. */
const NONE = '-'.repeat(DIGEST);

export const digestOf = (value: string): string =>
  createHash('sha256').update(value).digest('base64url').slice(0, DIGEST);

/** The digests of some values one after the other. */
export const digestsOf = (values: readonly (string | null)[]): string =>
  values.map((value) => (value === null ? NONE : digestOf(value))).join('');

/** The digest at a position of `digestsOf`. */
export const digestAt = (digests: string, at: number): string => digests.slice(at * DIGEST, (at + 1) * DIGEST);

const positionAt = (['latitude', 'longitude'] as const).map((column) => importColumns.relaypoints.indexOf(column));

/** The digests of a position among `digestsOf`, and of that among values. */
export const positionDigest = (digests: string): string => positionAt.map((at) => digestAt(digests, at)).join('');
export const positionDigestOf = (values: readonly (string | null)[]): string =>
  digestsOf(positionAt.map((at) => values[at] ?? null));
