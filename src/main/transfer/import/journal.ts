import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import { type ImportType, importType } from '#shared/import/causes.ts';
import { maxSavedCauses } from '#shared/import/limits.ts';
import { lineReason } from '#shared/ipc/import-history.ts';
import { givenValues, importReading } from '#shared/ipc/transfer.ts';
import {
  isSameOwner,
  JournalFiles,
  type JournalOwner,
  journalOwner,
  maxJournalBytes,
  writing,
} from '../../jobs/journal-files.ts';
import { countLines, formatRuns, type LineRun, parseRuns, runsOf, subtractRuns } from '../../jobs/line-runs.ts';
import type { Clock, Log, PrivateFolder } from '../../ports.ts';
import type { ExplainedLines } from './left-out.ts';

/** Outcomes after which a line is never sent again. */
export const settledOutcomes = ['added', 'existing', 'updated', 'refused'] as const;
export type SettledOutcome = (typeof settledOutcomes)[number];
/** Lines of the chosen file by outcome, ascending. */
export type SettledLines = Partial<Record<SettledOutcome, readonly number[]>>;

/** Maximum unfinished imports per person; the oldest are removed. */
const MAX_KEPT = 20;
const ENDING = '.journal';
/** Of what is kept of imports that are over (`history/past-imports.ts`), in the same folder. */
export const PAST_ENDING = '.past';
/** What was imported of carpooling places, which `ImportedPlaces` keeps beside the journals. */
export const PLACES_ENDING = '.places';

/** Identifies a file and how it is read. Of its content only a digest is stored. */
const identity = z.strictObject({
  type: importType,
  file: z.strictObject({ name: z.string().max(1000), size: z.int(), digest: z.string().max(100) }),
  reading: importReading,
  /** Values of all lines, among them the community that people become members of. */
  given: givenValues.optional(),
  /** Hash of the columns and of the replaced values. */
  fingerprint: z.string().max(100),
  /** Lines to send, over all attempts. */
  records: z.int(),
});
export type ImportIdentity = z.infer<typeof identity>;

export const header = z.strictObject({
  version: z.literal(1),
  owner: journalOwner,
  startedAt: z.number(),
  ...identity.shape,
});
/** Runs of lines as they are written. */
export const runs = z
  .string()
  .max(maxJournalBytes)
  .transform((text, context): LineRun[] => {
    try {
      return parseRuns(text);
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  });
/** Lines that were refused or left out, by reason and column; nothing of what they say. */
export const explained = z
  .array(z.strictObject({ reason: lineReason, column: z.string().max(40).nullable(), lines: runs }))
  .max(maxSavedCauses);
export type Explained = z.infer<typeof explained>;

/**
 * `sent`: a batch is about to leave. `returned`: none of it was imported, for certain. `answered`: the platform no
 * longer works on it. `joining`: a person with an account is about to be made a member of the given community.
 * `joined`: is one now; `notJoined`: is none, for certain. `leftOut`: lines that are not sent; the last entry
 * counts. `why`: reasons of refused lines. Otherwise: lines by outcome.
 */
export const entry = z.union([
  z.strictObject({ sent: runs }),
  z.strictObject({ returned: runs }),
  z.strictObject({ answered: runs }),
  z.strictObject({ joining: runs }),
  z.strictObject({ joined: runs }),
  z.strictObject({ notJoined: runs }),
  z.strictObject({ choices: z.string().max(maxJournalBytes).nullable() }),
  z.strictObject({ leftOut: z.int(), because: explained }),
  z.strictObject({ why: explained }),
  z.partialRecord(z.enum(settledOutcomes), runs),
]);
type Entry = z.infer<typeof entry>;

/** An unfinished import, as its journal describes it. */
export interface JournalRecord extends ImportIdentity {
  id: string;
  startedAt: number;
  settled: Readonly<Record<SettledOutcome, readonly LineRun[]>>;
  /** Lines that were sent and whose outcome is unknown. */
  uncertain: readonly LineRun[];
  /** The uncertain lines of the last batch if it was never answered: the platform may still work on them. */
  underWay: readonly LineRun[];
  /** Existing people who are members of the given community now. */
  joined: readonly LineRun[];
  /** Existing people of whom nobody knows whether they were made members. */
  joining: readonly LineRun[];
  /** Number of lines that are not sent, and the first ones of each problem. */
  leftOut: { count: number; because: Explained };
  /** Why lines were refused. */
  refusals: Explained;
  /** Time of the last entry, milliseconds since 1970. */
  writtenAt: number;
  /** The person's choices, encrypted; null when they could not be stored. */
  choices: string | null;
}

/** Existing people who are not members of the given community yet; none without one. */
export const waitingRuns = ({
  given,
  settled,
  joined,
}: Pick<JournalRecord, 'given' | 'settled' | 'joined'>): LineRun[] =>
  given === undefined ? [] : subtractRuns(settled.existing, joined);

/** Records the batches of one import as they are sent. */
export interface Journal {
  readonly id: string;
  /**
   * A batch is about to leave.
   * @throws AppFailure `file` when this cannot be written; the batch must not be sent then
   */
  recordSent(lines: Iterable<number>): Promise<void>;
  /** The request of the batch was refused: none of it was imported. */
  returned(lines: Iterable<number>): Promise<void>;
  /** The platform has answered the batch, possibly without an outcome for some lines. */
  answered(lines: Iterable<number>): Promise<void>;
  /** The person's choices, encrypted; the last entry counts. Null: they could not be stored. */
  recordChoices(sealed: string | null): Promise<void>;
  /**
   * A person is about to be made a member.
   * @throws AppFailure `file` when this cannot be written; nothing must be sent then
   */
  recordJoining(line: number): Promise<void>;
  /** Whether the person of a line is a member now. */
  joined(line: number, isMember: boolean): Promise<void>;
  /** Outcomes of lines. A line without a written outcome stays uncertain. */
  settled(lines: SettledLines): Promise<void>;
  /** Why lines are refused. */
  recordWhy(why: readonly ExplainedLines[]): Promise<void>;
  /** How many lines are not sent, with the first ones of each problem. */
  recordLeftOut(count: number, because: readonly ExplainedLines[]): Promise<void>;
  /** Sending has ended. Removes the journal when the import is finished, of which its history keeps numbers. */
  close(isFinished: boolean): Promise<void>;
}

const written = (all: readonly ExplainedLines[]) =>
  all.map(({ lines, ...one }) => ({ ...one, lines: formatRuns(runsOf(lines)) }));

/** Keeps what is told of an import that is over. */
export interface PastKeeper {
  keep(who: JournalOwner, record: JournalRecord, isGivenUp: boolean): Promise<void>;
}

/**
 * The journals of imports on disk (docs/screens/02-users-hitchhikers.md §8): one file per unfinished import. Each batch
 * is recorded before it leaves and after its answer, so that a crash leaves at most one batch uncertain. Journals hold
 * line numbers and outcomes, never the content of a line.
 */
export class ImportJournals {
  readonly #files: JournalFiles<z.infer<typeof header>, Entry>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #log: Log;
  readonly #past: PastKeeper | undefined;

  constructor(ports: { folder: PrivateFolder; clock: Pick<Clock, 'now'>; log: Log; past?: PastKeeper }) {
    const { folder, clock, log, past } = ports;
    const what = { one: 'an import', many: 'imports' };
    this.#files = new JournalFiles({ folder, clock, log, header, entry, ending: ENDING, what });
    this.#past = past;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Returns the unfinished imports of a person, newest first, including one being sent.
   * @throws AppFailure `file` when the disk gives no answer: a file that was sent in part would be sent again
   */
  async list(who: JournalOwner, type: ImportType): Promise<JournalRecord[]> {
    return (await this.#files.all())
      .filter(({ header: start }) => start.type === type && isSameOwner(start.owner, who))
      .map(recordOf)
      .toSorted((one, other) => other.startedAt - one.startedAt);
  }

  /** Waits until nobody writes to a journal any more: a batch whose page was closed still completes. */
  async whenClosed(id: string): Promise<void> {
    await this.#files.whenClosed(id);
  }

  isOpen(id: string): boolean {
    return this.#files.isOpen(id);
  }

  /**
   * Starts the journal of an import.
   * @throws AppFailure `file`
   */
  async start(who: JournalOwner, what: ImportIdentity): Promise<Journal> {
    await this.#makeRoom(who, what.type);
    const id = await this.#files.start({ version: 1, owner: who, startedAt: this.#clock.now(), ...what });
    return this.#writer(id);
  }

  /** Reopens a journal that nobody writes to. */
  resume(id: string): Journal {
    this.#files.open(id);
    return this.#writer(id);
  }

  #writer(id: string): Journal {
    const add = (reported: object) => this.#files.append(id, reported);
    const quietly = (reported: object) => this.#files.quietly(add(reported));
    return {
      id,
      recordSent: (lines) => add({ sent: formatRuns(runsOf(lines)) }),
      recordChoices: (choices) => quietly({ choices }),
      returned: (lines) => quietly({ returned: formatRuns(runsOf(lines)) }),
      answered: (lines) => quietly({ answered: formatRuns(runsOf(lines)) }),
      recordJoining: (line) => add({ joining: String(line) }),
      joined: (line, isMember) => quietly({ [isMember ? 'joined' : 'notJoined']: String(line) }),
      settled: async (lines) => {
        const reported = Object.entries(lines).filter(([, all]) => all.length > 0);
        if (reported.length === 0) return;
        await quietly(Object.fromEntries(reported.map(([outcome, all]) => [outcome, formatRuns(runsOf(all))])));
      },
      recordWhy: async (why) => {
        if (why.length > 0) await quietly({ why: written(why) });
      },
      recordLeftOut: (count, because) => quietly({ leftOut: count, because: written(because) }),
      close: async (isFinished) => {
        if (isFinished) await this.#files.quietly(this.#finish(id, false));
        this.#files.close(id);
      },
    };
  }

  /**
   * Discards an unfinished import; its remaining lines will not be sent.
   * @throws AppFailure `file`, or `refused` while it is being sent
   */
  async discard(who: JournalOwner, type: ImportType, id: string): Promise<void> {
    const found = (await this.list(who, type)).find((record) => record.id === id);
    if (found === undefined) return;
    if (this.isOpen(id)) throw new AppFailure({ kind: 'refused' });
    await writing(this.#finish(id, true));
  }

  /** Removes the journal of an import that is over, once its history has what it keeps of it. */
  async #finish(id: string, isGivenUp: boolean): Promise<void> {
    const read = await this.#files.read(id, this.#clock.now()).catch(() => null);
    const record = read && recordOf(read);
    if (read !== null && record !== null && hasSent(record)) {
      await this.#past?.keep(read.header.owner, record, isGivenUp).catch((thrown: unknown) => {
        this.#log('warn', 'what became of an import cannot be kept', { thrown });
      });
    }
    await this.#files.remove(id);
  }

  /**
   * Removes expired journals of all people, and what a crash left: finished imports, imports that sent nothing, and
   * incomplete files. For the start of the application.
   */
  sweep(): Promise<void> {
    return this.#files.sweep({
      keeps: (name) => name.endsWith(PAST_ENDING) || name.endsWith(PLACES_ENDING),
      isOver: (read) => isOver(recordOf(read)),
      finish: (id) => this.#finish(id, false),
    });
  }

  async #makeRoom(who: JournalOwner, type: ImportType): Promise<void> {
    const kept = (await this.list(who, type)).filter(({ id }) => !this.isOpen(id));
    for (const { id } of kept.slice(MAX_KEPT - 1)) await this.#files.remove(id).catch(() => {});
  }
}

interface ReadImport {
  id: string;
  header: z.infer<typeof header>;
  entries: readonly Entry[];
  writtenAt: number;
}

function recordOf({ id, header: start, entries, writtenAt }: ReadImport): JournalRecord {
  const { version: _, owner: __, ...what } = start;
  return { id, writtenAt, ...what, ...replay(entries) };
}

/** Whether nothing of an import is left to resume. */
function isOver(record: JournalRecord): boolean {
  const { records, settled, uncertain } = record;
  const ended = Object.values(settled).reduce((sum, runs) => sum + countLines(runs), 0);
  return uncertain.length === 0 && waitingRuns(record).length === 0 && (ended === 0 || ended >= records);
}

/** Whether anything became of a line. */
const hasSent = ({ settled, uncertain }: Pick<JournalRecord, 'settled' | 'uncertain'>): boolean =>
  uncertain.length > 0 || Object.values(settled).some((runs) => runs.length > 0);

type Replayed = Omit<JournalRecord, keyof ImportIdentity | 'id' | 'startedAt' | 'writtenAt'>;

function replay(entries: readonly Entry[]): Replayed {
  const settled: Record<SettledOutcome, LineRun[]> = { added: [], existing: [], updated: [], refused: [] };
  let uncertain: LineRun[] = [];
  let last: readonly LineRun[] = [];
  let choices: string | null = '';
  const joined: LineRun[] = [];
  let joining: LineRun[] = [];
  let leftOut: JournalRecord['leftOut'] = { count: 0, because: [] };
  const refusals: Explained = [];
  for (const one of entries) {
    if ('sent' in one) {
      uncertain = [...subtractRuns(uncertain, one.sent), ...one.sent];
      last = one.sent;
    } else if ('returned' in one) {
      uncertain = subtractRuns(uncertain, one.returned);
    } else if ('answered' in one) {
      last = subtractRuns(last, one.answered);
    } else if ('choices' in one) {
      choices = one.choices;
    } else if ('leftOut' in one) {
      leftOut = { count: one.leftOut, because: one.because };
    } else if ('why' in one) {
      refusals.push(...one.why);
    } else if ('joining' in one) {
      joining = [...subtractRuns(joining, one.joining), ...one.joining];
    } else if ('joined' in one) {
      joining = subtractRuns(joining, one.joined);
      joined.push(...one.joined);
    } else if ('notJoined' in one) {
      joining = subtractRuns(joining, one.notJoined);
    } else {
      for (const outcome of settledOutcomes) {
        const reported = one[outcome] ?? [];
        for (const run of reported) settled[outcome].push(run);
        if (reported.length > 0) uncertain = subtractRuns(uncertain, reported);
      }
    }
  }
  const underWay = subtractRuns(last, subtractRuns(last, uncertain));
  return { settled, uncertain, underWay, choices, joined, joining, leftOut, refusals };
}
