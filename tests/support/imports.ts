import type { ByteSource } from '#main/transfer/import/byte-source.ts';
import { checkImport } from '#main/transfer/import/check.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import { ProblemLog } from '#main/transfer/import/problem-log.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';

/** Bytes in memory, in chunks of a size; each chunk in the same array, as a file gives them. */
export const memorySource = (bytes: Uint8Array, chunkBytes = 1 << 16): ByteSource => ({
  *chunks(from = 0) {
    const buffer = new Uint8Array(chunkBytes);
    for (let at = from; at < bytes.length; at += chunkBytes) {
      const part = bytes.subarray(at, at + chunkBytes);
      buffer.fill(0xee);
      buffer.set(part);
      yield buffer.subarray(0, part.length);
    }
  },
});

export interface CheckSettings {
  type?: ImportType;
  sample?: number;
  today?: string;
  chunkBytes?: number;
  options?: ImportOptions;
}

/** The check of some bytes, in the shape that the command prints. */
export const checkBytes = (bytes: Uint8Array, settings: CheckSettings = {}) =>
  checkSource(memorySource(bytes, settings.chunkBytes), settings);

/** The check of a source, in the shape that the command prints. */
export function checkSource(source: ByteSource, settings: CheckSettings = {}) {
  const { type = 'users', sample, today = '2026-06-15', options } = settings;
  const plan = planImport(source, type, options);
  const errors = new ProblemLog(type);
  const warnings = new ProblemLog(type);
  const sink = {
    error: errors.add.bind(errors),
    warning: warnings.add.bind(warnings),
  };
  const { records, valid, sample: found } = checkImport(source, plan, sink, { today, sample, rulesOnly: true });
  const { encoding, delimiter } = plan.format;
  const header = plan.headerLine !== null;
  const report = { encoding, delimiter, header, records, valid, errors: [...errors], warnings: [...warnings] };
  return { ...report, sample: found };
}

export const checkText = (text: string, settings?: CheckSettings) => checkBytes(Buffer.from(text, 'utf8'), settings);

const goodUser: Record<string, string> = {
  email: 'camille.durand@example.org',
  givenName: 'Camille',
  familyName: 'Durand',
  gender: '1',
  birthDate: '1984-05-17',
  telephone: '0639980001',
};
const goodRelayPoint: Record<string, string> = {
  name: 'Gare',
  relayPointTypeId: '1',
  latitude: '48.69',
  longitude: '6.17',
};

/** One line of a valid record, with other values where a test wants them. */
export function line(values: Record<string, string> = {}, type: ImportType = 'users', delimiter = ';'): string {
  const all = { ...(type === 'users' ? goodUser : goodRelayPoint), ...values };
  return importColumns[type].map((column) => all[column] ?? '').join(delimiter);
}

/** What the check says of one field of an otherwise valid record: errors, then warnings, of that column. */
export function causesOf(values: Record<string, string>, type: ImportType = 'users', today?: string) {
  const [column = ''] = Object.keys(values);
  const { errors, warnings } = checkText(line(values, type), { type, today });
  return [...errors, ...warnings].filter((problem) => problem.column === column).map(({ cause }) => cause);
}
