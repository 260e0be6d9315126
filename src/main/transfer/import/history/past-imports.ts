import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { isSameOwner, type JournalOwner } from '../../../jobs/journal-files.ts';
import { formatRuns, type LineRun, mergeRuns } from '../../../jobs/line-runs.ts';
import type { Clock, Log, PrivateFolder } from '../../../ports.ts';
import type { SealedChoices } from '../choices.ts';
import {
  type Explained,
  explained,
  header,
  type JournalRecord,
  PAST_ENDING,
  type PastKeeper,
  runs,
  settledOutcomes,
} from '../journal.ts';

/** Far above what millions of lines with alternating outcomes take. */
const MAX_BYTES = 1 << 26;

const outcomes = ['uncertain', ...settledOutcomes] as const;

/** What is kept of an import that is over: numbers of lines by outcome and reason, and the name of its file. */
const past = z.strictObject({
  ...header.shape,
  endedAt: z.number(),
  isGivenUp: z.boolean(),
  lines: z.partialRecord(z.enum(outcomes), runs),
  refusals: explained,
  leftOut: z.strictObject({ count: z.int(), because: explained }),
  /** Where the file lies and how it was read, encrypted; null when nobody knows any more. */
  choices: z.string().nullable(),
});
export type PastRecord = z.infer<typeof past> & { id: string };

const writtenLines = (all: readonly LineRun[]) => formatRuns(mergeRuns(all));
const writtenReasons = (all: Explained) => all.map((one) => ({ ...one, lines: writtenLines(one.lines) }));

interface PastPorts {
  folder: PrivateFolder;
  clock: Pick<Clock, 'now'>;
  log: Log;
  choices: Pick<SealedChoices, 'withoutRepairs'>;
  /** Days for which they are kept; 0 for none. */
  days: number;
}

/** The history of imports on this computer, beside the journals of those that are not over. */
export class PastImports implements PastKeeper {
  readonly #ports: PastPorts;

  constructor(ports: PastPorts) {
    this.#ports = ports;
  }

  /** Keeps what became of an import that is over. @throws an error of the disk */
  async keep(who: JournalOwner, record: JournalRecord, isGivenUp: boolean): Promise<void> {
    const { folder, clock, choices, days } = this.#ports;
    if (days === 0) return;
    const { id, type, file, reading, given, fingerprint, records, startedAt, settled, uncertain } = record;
    const all = { ...settled, uncertain };
    const kept = {
      version: 1,
      owner: who,
      startedAt,
      type,
      file,
      reading,
      ...(given !== undefined && { given }),
      fingerprint,
      records,
      endedAt: clock.now(),
      isGivenUp,
      lines: Object.fromEntries(
        outcomes.filter((outcome) => all[outcome].length > 0).map((outcome) => [outcome, writtenLines(all[outcome])]),
      ),
      refusals: writtenReasons(record.refusals),
      leftOut: { count: record.leftOut.count, because: writtenReasons(record.leftOut.because) },
      choices: await choices.withoutRepairs(id, record.choices),
    };
    await folder.write(`${id}${PAST_ENDING}`, new TextEncoder().encode(JSON.stringify(kept)));
  }

  /** Returns the imports of a person that are over, newest first. @throws AppFailure `file` when the disk fails */
  async list(who: JournalOwner, type: ImportType): Promise<PastRecord[]> {
    const found: PastRecord[] = [];
    for (const { name, modifiedAt } of await this.#names()) {
      const record = this.#isOld(modifiedAt) ? null : await this.#read(name);
      if (record !== null && record.type === type && isSameOwner(record.owner, who)) found.push(record);
    }
    return found.toSorted((one, other) => other.endedAt - one.endedAt);
  }

  /** @throws AppFailure `notFound` for one that is unknown, another person's, or no longer kept */
  async find(who: JournalOwner, type: ImportType, id: string): Promise<PastRecord> {
    const found = (await this.list(who, type)).find((one) => one.id === id);
    if (found === undefined) throw new AppFailure({ kind: 'notFound' });
    return found;
  }

  /** Removes what is kept for longer than the site wants. For the start of the application. */
  async sweep(): Promise<void> {
    try {
      for (const { name, modifiedAt } of await this.#names())
        if (this.#isOld(modifiedAt)) await this.#ports.folder.remove(name);
    } catch (thrown) {
      this.#ports.log('warn', 'old reports of imports cannot be removed', { thrown });
    }
  }

  #isOld(modifiedAt: number): boolean {
    const { clock, days } = this.#ports;
    return clock.now() - modifiedAt >= days * 24 * 3600 * 1000;
  }

  async #names(): Promise<{ name: string; modifiedAt: number }[]> {
    return (await this.#disk(this.#ports.folder.list())).filter(({ name }) => name.endsWith(PAST_ENDING));
  }

  /** @throws AppFailure `file` when the disk fails; null for one that is damaged */
  async #read(name: string): Promise<PastRecord | null> {
    const bytes = await this.#disk(this.#ports.folder.read(name, MAX_BYTES));
    try {
      const record = past.parse(JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array(0))));
      return { ...record, id: name.slice(0, -PAST_ENDING.length) };
    } catch (thrown) {
      this.#ports.log('warn', 'the report of an import cannot be read', { thrown });
      return null;
    }
  }

  #disk<T>(work: Promise<T>): Promise<T> {
    return work.catch((thrown: unknown) => {
      this.#ports.log('warn', 'the reports of imports cannot be read', { thrown });
      throw new AppFailure({ kind: 'file', reason: 'unreadable' });
    });
  }
}
