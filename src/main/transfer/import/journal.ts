import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import { type ImportType, importType } from '#shared/import/causes.ts';
import { importReading } from '#shared/ipc/transfer.ts';
import { asFileFailure } from '../../files/file-failure.ts';
import type { Clock, Log, PrivateFolder } from '../../ports.ts';
import { countLines, formatRuns, type LineRun, parseRuns, runsOf, without } from './line-runs.ts';

/** Outcomes after which a line is never sent again. */
export const settledOutcomes = ['added', 'existing', 'updated', 'refused'] as const;
export type SettledOutcome = (typeof settledOutcomes)[number];
/** Lines of the chosen file by what became of them, in rising order. */
export type SettledLines = Partial<Record<SettledOutcome, readonly number[]>>;

/** Milliseconds that an unfinished import is kept from its last batch on. */
const LIFETIME = 30 * 24 * 3600 * 1000;
/** Unfinished imports kept of one person; the oldest give way. */
const MAX_KEPT = 20;
/** Bytes beyond which a file is none of ours: a million lines that all end differently stay below. */
const LARGEST = 1 << 26;
const ENDING = '.journal';

/** Whose an import is: one person of one platform. */
const owner = z.strictObject({ platform: z.string(), person: z.int() });
export type JournalOwner = z.infer<typeof owner>;

/** What tells that it is the same file, read in the same way; of what stands in the file there is only its digest. */
const identity = z.strictObject({
  type: importType,
  file: z.strictObject({ name: z.string(), size: z.int(), digest: z.string() }),
  reading: importReading,
  /** Of the columns and of the values that are read as others. */
  fingerprint: z.string(),
  /** Lines to send, over all sendings. */
  records: z.int(),
});
export type ImportIdentity = z.infer<typeof identity>;

const header = z.strictObject({ version: z.literal(1), owner, startedAt: z.number(), ...identity.shape });
const runs = z.string().transform((text, context): LineRun[] => {
  try {
    return parseRuns(text);
  } catch {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
});
/**
 * `sent`: a batch is leaving. `returned`: nothing of it was imported, for certain. `answered`: the platform is at work on
 * it no more. Else what became of its lines.
 */
const entry = z.union([
  z.strictObject({ sent: runs }),
  z.strictObject({ returned: runs }),
  z.strictObject({ answered: runs }),
  z.strictObject({ choices: z.string().nullable() }),
  z.partialRecord(z.enum(settledOutcomes), runs),
]);
type Entry = z.infer<typeof entry>;

/** What a journal tells of an import that has not come to its end. */
export interface JournalRecord extends ImportIdentity {
  id: string;
  startedAt: number;
  settled: Readonly<Record<SettledOutcome, readonly LineRun[]>>;
  /** Sent, and nobody knows what became of them. */
  uncertain: readonly LineRun[];
  /** Those of them that left last and were never answered for: the platform may still be at work on them. */
  underWay: readonly LineRun[];
  /** When anything was last written down, milliseconds since 1970. */
  writtenAt: number;
  /** What the person chose for it, encrypted; null where that could not be kept. */
  choices: string | null;
}

/** Writes down the lots of one sending, in turn. */
export interface Journal {
  readonly id: string;
  /** A batch is about to leave. @throws AppFailure `file` when that cannot be written down: then it must not leave */
  leaving(lines: Iterable<number>): Promise<void>;
  /** The batch was refused as a call: nothing of it was imported. */
  returned(lines: Iterable<number>): Promise<void>;
  /** The platform has answered for the batch, be it without a word about some of its lines. */
  answered(lines: Iterable<number>): Promise<void>;
  /** What the person chose for it, encrypted; the last counts. Null: it could not be kept. */
  chose(sealed: string | null): Promise<void>;
  /** What became of lines. Not told, or not written, they stay uncertain. */
  settled(lines: SettledLines): Promise<void>;
  /** The sending is over. Where nothing is left to be done the journal goes. */
  close(isFinished: boolean): Promise<void>;
}

const isSame = (one: JournalOwner, other: JournalOwner) =>
  one.platform === other.platform && one.person === other.person;

/**
 * The journals of imports on disk (docs/screens/02-users-hitchhikers.md §8): one file per import that is not finished,
 * to which each batch is added before it leaves and again when its answer is there, so that whatever ends the application
 * leaves at most that batch uncertain. They hold numbers of lines and outcomes, never what a line says.
 */
export class ImportJournals {
  readonly #folder: PrivateFolder;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #log: Log;
  /** Journals that a sending writes at the moment, and its end. */
  readonly #open = new Map<string, PromiseWithResolvers<void>>();

  constructor({ folder, clock, log }: { folder: PrivateFolder; clock: Pick<Clock, 'now'>; log: Log }) {
    this.#folder = folder;
    this.#clock = clock;
    this.#log = log;
  }

  /** The unfinished imports of a person, the newest first; one that is being sent among them. */
  async list(who: JournalOwner, type: ImportType): Promise<JournalRecord[]> {
    const files = await this.#folder.list().catch((thrown: unknown) => {
      this.#log('warn', 'the journals of imports cannot be listed', { thrown });
      return [];
    });
    const records: JournalRecord[] = [];
    for (const { name, modifiedAt } of files) {
      if (!name.endsWith(ENDING) || this.#clock.now() - modifiedAt >= LIFETIME) continue;
      const read = await this.#read(name, modifiedAt);
      if (read !== null && read.owner.type === type && isSame(read.owner.owner, who)) records.push(read.record);
    }
    return records.toSorted((one, other) => other.startedAt - one.startedAt);
  }

  /** Waits until nothing is written to a journal any more: a batch that outlived its page ends by itself. */
  async atRest(id: string): Promise<void> {
    await this.#open.get(id)?.promise;
  }

  isOpen(id: string): boolean {
    return this.#open.has(id);
  }

  /** Begins the journal of an import. @throws AppFailure `file` */
  async begin(who: JournalOwner, what: ImportIdentity): Promise<Journal> {
    const id = randomUUID();
    const start: z.infer<typeof header> = { version: 1, owner: who, startedAt: this.#clock.now(), ...what };
    await this.#makeRoom(who, what.type);
    await writing(this.#folder.write(`${id}${ENDING}`, bytesOf(JSON.stringify(start))));
    return this.goOn(id);
  }

  /** Goes on with a journal that is at rest. */
  goOn(id: string): Journal {
    const over = Promise.withResolvers<void>();
    this.#open.set(id, over);
    const name = `${id}${ENDING}`;
    // Begun on a line of its own: an entry that a crash cut short spoils nothing but itself.
    const add = (reported: object) => writing(this.#folder.append(name, bytesOf(`\n${JSON.stringify(reported)}`)));
    const quietly = (work: Promise<void>) =>
      work.catch((thrown: unknown) => this.#log('warn', 'the journal of an import cannot be written', { thrown }));
    return {
      id,
      leaving: (lines) => add({ sent: formatRuns(runsOf(lines)) }),
      chose: (choices) => quietly(add({ choices })),
      returned: (lines) => quietly(add({ returned: formatRuns(runsOf(lines)) })),
      answered: (lines) => quietly(add({ answered: formatRuns(runsOf(lines)) })),
      settled: async (lines) => {
        const reported = Object.entries(lines).filter(([, all]) => all.length > 0);
        if (reported.length === 0) return;
        await quietly(add(Object.fromEntries(reported.map(([outcome, all]) => [outcome, formatRuns(runsOf(all))]))));
      },
      close: async (isFinished) => {
        if (isFinished) await quietly(this.#folder.remove(name));
        this.#open.delete(id);
        over.resolve();
      },
    };
  }

  /**
   * Forgets an import: what was not sent never will be. @throws AppFailure `file`, or `refused` for one that is not the
   * person's
   */
  async discard(who: JournalOwner, type: ImportType, id: string): Promise<void> {
    const found = (await this.list(who, type)).find((record) => record.id === id);
    if (found === undefined) return;
    if (this.isOpen(id)) throw new AppFailure({ kind: 'refused' });
    await writing(this.#folder.remove(`${id}${ENDING}`));
  }

  /**
   * Removes what is too old, of anybody, and what an application that was killed has left: journals of imports that are
   * over, or of which nothing ever left, and halves of journals. For the start of the application.
   */
  async sweep(): Promise<void> {
    try {
      for (const { name, modifiedAt } of await this.#folder.list()) {
        const isOld = this.#clock.now() - modifiedAt >= LIFETIME;
        if (isOld || !name.endsWith(ENDING) || (await this.#isOver(name, modifiedAt))) await this.#folder.remove(name);
      }
    } catch (thrown) {
      this.#log('warn', 'old journals of imports cannot be removed', { thrown });
    }
  }

  /** Whether a journal is left of which nothing can be gone on with. One that cannot be read is left alone. */
  async #isOver(name: string, modifiedAt: number): Promise<boolean> {
    const read = this.isOpen(name.slice(0, -ENDING.length)) ? null : await this.#read(name, modifiedAt);
    if (read === null) return false;
    const { records, settled, uncertain } = read.record;
    const ended = Object.values(settled).reduce((sum, runs) => sum + countLines(runs), 0);
    return uncertain.length === 0 && (ended === 0 || ended >= records);
  }

  async #makeRoom(who: JournalOwner, type: ImportType): Promise<void> {
    const kept = (await this.list(who, type)).filter(({ id }) => !this.isOpen(id));
    for (const { id } of kept.slice(MAX_KEPT - 1)) await this.#folder.remove(`${id}${ENDING}`).catch(() => {});
  }

  /** Null when it is damaged or not ours. */
  async #read(
    name: string,
    writtenAt: number,
  ): Promise<{ owner: z.infer<typeof header>; record: JournalRecord } | null> {
    try {
      const bytes = await this.#folder.read(name, LARGEST);
      if (bytes === null) return null;
      if (bytes.length > LARGEST) throw new Error('too large');
      const [first = '', ...others] = new TextDecoder().decode(bytes).split('\n');
      const start = header.parse(JSON.parse(first));
      const { version: _, owner: __, ...what } = start;
      const id = name.slice(0, -ENDING.length);
      const record = { id, writtenAt, ...what, ...replay(others.flatMap(readEntry)) };
      return { owner: start, record };
    } catch (thrown) {
      this.#log('warn', 'the journal of an import cannot be read', { thrown });
      return null;
    }
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An entry that is not whole was never acted on: what it would have told did not happen, or is uncertain. */
function readEntry(text: string): Entry[] {
  try {
    return [entry.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}

const writing = (work: Promise<void>): Promise<void> =>
  work.catch((thrown: unknown) => {
    throw asFileFailure(thrown, 'write');
  });

function replay(entries: readonly Entry[]): Pick<JournalRecord, 'settled' | 'uncertain' | 'underWay' | 'choices'> {
  const settled: Record<SettledOutcome, LineRun[]> = { added: [], existing: [], updated: [], refused: [] };
  let uncertain: LineRun[] = [];
  let last: readonly LineRun[] = [];
  let choices: string | null = '';
  for (const one of entries) {
    if ('sent' in one) {
      uncertain = [...without(uncertain, one.sent), ...one.sent];
      last = one.sent;
    } else if ('returned' in one) {
      uncertain = without(uncertain, one.returned);
    } else if ('answered' in one) {
      last = without(last, one.answered);
    } else if ('choices' in one) {
      choices = one.choices;
    } else {
      for (const outcome of settledOutcomes) {
        const reported = one[outcome] ?? [];
        for (const run of reported) settled[outcome].push(run);
        if (reported.length > 0) uncertain = without(uncertain, reported);
      }
    }
  }
  return { settled, uncertain, underWay: without(last, without(last, uncertain)), choices };
}
