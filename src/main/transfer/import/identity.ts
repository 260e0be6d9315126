import { createHash } from 'node:crypto';
import { codeReplacementsOf } from '#shared/import/codes.ts';
import type { ImportReading } from '#shared/ipc/transfer.ts';
import type { StoredCheck } from './checks.ts';
import type { ImportIdentity } from './journal.ts';

/** How a check reads its file. */
export const readingOf = ({
  outcome: { encoding, delimiter, sheet, headerLine, joinsTitles, mapping },
}: StoredCheck): ImportReading => ({
  encoding,
  delimiter,
  sheet,
  headerLine,
  ...(joinsTitles && { joinsTitles }),
  mapping: [...mapping],
});

/** Hashes how a check reads its file and the person's choices. The hash reveals none of them. */
export function fingerprintOf(check: StoredCheck): string {
  const { values = {}, codes, constants = {}, repairs = [], given, national, derived = [] } = check.file.options;
  const sorted = Object.entries(values)
    .map(([column, pairs]) => [column, Object.entries(pairs).toSorted()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(
      JSON.stringify([
        readingOf(check),
        sorted,
        Object.entries(constants).toSorted(),
        repairs,
        ...(given === undefined ? [] : [given]),
        // A file of no schema is read as before there was one.
        ...(national === undefined || Object.keys(national).length === 0 ? [] : [{ national }]),
        ...(derived.length === 0 ? [] : [{ derived }]),
        // Codes of the platform's meaning are read as without a choice.
        ...(codeReplacementsOf(check.file.type, codes) === null ? [] : [Object.entries(codes ?? {}).toSorted()]),
      ]),
    )
    .digest('hex');
}

/** What identifies an import in its journal. */
export const identityOf = (
  check: StoredCheck,
  { digest, size }: { digest: string; size: number },
  records: number,
): ImportIdentity => ({
  type: check.file.type,
  file: { name: check.name, size, digest },
  reading: readingOf(check),
  ...(check.file.options.given !== undefined && { given: check.file.options.given }),
  fingerprint: fingerprintOf(check),
  records,
});
