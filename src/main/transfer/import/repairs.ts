import { createHash } from 'node:crypto';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import { foldValue } from '#shared/import/words.ts';
import type { RawRecord } from './tokenizer.ts';

/** Names what a record holds; nothing of it can be read from the name. */
export const recordDigest = (fields: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22);

interface Correction {
  to: string;
  /** Position among the repairs of the person. */
  at: number;
}
interface LineCorrection extends Correction {
  index: number;
  record: string;
}

/** The corrections of a person, found by cell; a correction of one line goes before one of a value. */
export class ImportRepairs {
  /** For each platform column, by its values as they are compared. */
  readonly #byValue: readonly (ReadonlyMap<string, Correction> | null)[];
  readonly #byLine = new Map<number, LineCorrection[]>();
  readonly size: number;

  constructor(type: ImportType, repairs: readonly ImportRepair[]) {
    const columns: readonly string[] = importColumns[type];
    const byValue = columns.map(() => new Map<string, Correction>());
    for (const [at, repair] of repairs.entries()) {
      const index = columns.indexOf(repair.column);
      if ('value' in repair) {
        byValue[index]?.set(foldValue(repair.value), { to: repair.to, at });
      } else if (index !== -1) {
        const known = this.#byLine.get(repair.line) ?? [];
        this.#byLine.set(repair.line, [...known, { index, record: repair.record, to: repair.to, at }]);
      }
    }
    this.#byValue = byValue.map((values) => (values.size === 0 ? null : values));
    this.size = repairs.length;
  }

  /** What was corrected in one line, the last of each column first; nothing when the line holds something else by now. */
  ofLine({ line, fields }: RawRecord): readonly LineCorrection[] {
    const known = this.#byLine.get(line);
    if (known === undefined) return [];
    const digest = recordDigest(fields);
    return known.filter(({ record }) => record === digest).toReversed();
  }

  ofValue(index: number, value: string): Correction | undefined {
    return this.#byValue[index]?.get(foldValue(value));
  }
}
