import { basename } from 'node:path';
import { localDay } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import type { LineReason } from '#shared/import/refusals.ts';
import { instantOf } from '#shared/instant.ts';
import type { PastImport, PastLine, PastOutcome } from '#shared/ipc/import-history.ts';
import { replaceFile } from '../../../files/whole-file.ts';
import type { HandlersOf } from '../../../ipc/handler.ts';
import type { JournalOwner } from '../../../jobs/journal-files.ts';
import { countLines, type LineRun, mergeRuns, packRuns, subtractRuns } from '../../../jobs/line-runs.ts';
import type { Clock, Dialogs, Files } from '../../../ports.ts';
import type { SealedChoices } from '../choices.ts';
import { stampOf } from '../file-stamp.ts';
import type { Explained } from '../journal.ts';
import type { ImportRunner } from '../run-job.ts';
import { isTextName, nameOfSaved } from '../saved-name.ts';
import type { PastImports, PastRecord } from './past-imports.ts';

interface HistoryServices {
  choices: Pick<SealedChoices, 'open' | 'sourceOf'>;
  clock: Clock;
  dialogs: Pick<Dialogs, 'chooseSavePath'>;
  files: Files;
  /** @throws AppFailure when nobody is signed in */
  owner(): JournalOwner;
  past: Pick<PastImports, 'list' | 'find'>;
  runner: ImportRunner;
}

/** Lines of one outcome and one reason. */
interface Segment extends Omit<PastLine, 'line'> {
  runs: readonly LineRun[];
}

const linesOf = (all: Explained): LineRun[] => mergeRuns(all.flatMap(({ lines }) => lines));

/** The lines of an import, by outcome and reason. */
function segmentsOf({ lines, refusals, leftOut }: PastRecord): Segment[] {
  const plain = (outcome: PastOutcome, runs: readonly LineRun[] = []) => ({
    outcome,
    runs,
    column: null,
    reason: null,
  });
  const because = (outcome: PastOutcome, all: Explained): Segment[] =>
    all.map(({ reason, column, lines: runs }) => ({ outcome, runs, column, reason }));
  const { refused = [], ...others } = lines;
  return [
    ...(['added', 'existing', 'updated', 'uncertain'] as const).map((outcome) => plain(outcome, others[outcome])),
    ...because('refused', refusals),
    plain('refused', subtractRuns(refused, linesOf(refusals))),
    ...because('leftOut', leftOut.because),
  ].filter(({ runs }) => runs.length > 0);
}

const describe = (record: PastRecord): PastImport => {
  const { id, file, startedAt, endedAt, isGivenUp, given, lines, leftOut, records } = record;
  const count = (outcome: keyof typeof lines) => countLines(lines[outcome] ?? []);
  const sent = {
    added: count('added'),
    existing: count('existing'),
    updated: count('updated'),
    refused: count('refused'),
    uncertain: count('uncertain'),
  };
  return {
    id,
    fileName: file.name,
    startedAt: instantOf(startedAt),
    endedAt: instantOf(endedAt),
    isGivenUp,
    ...(given !== undefined && { given }),
    counts: { ...sent, leftOut: leftOut.count },
    notSent: Math.max(0, records - Object.values(sent).reduce((sum, one) => sum + one, 0)),
  };
};

/** Handlers of the history of imports: what became of those that are over. Nothing of theirs is sent. */
export function historyHandlers({ choices, clock, dialogs, files, owner, past, runner }: HistoryServices) {
  return {
    'import.history': async ({ type }) => (await past.list(owner(), type)).map(describe),

    'import.pastLines': async ({ type, id, outcome, offset, limit }) => {
      const record = await past.find(owner(), type, id);
      const wanted = segmentsOf(record).filter((one) => outcome === undefined || one.outcome === outcome);
      const ordered = wanted
        .flatMap(({ runs, ...about }) => runs.map((run) => ({ run, about })))
        .toSorted((one, other) => one.run[0] - other.run[0]);
      const lines: PastLine[] = [];
      let before = 0;
      for (const { run, about } of ordered) {
        const [from, to] = run;
        const first = from + Math.max(0, offset - before);
        for (let line = first; line <= to && lines.length < limit; line++) lines.push({ line, ...about });
        before += to - from + 1;
      }
      return { total: before, lines };
    },

    'import.savePast': async ({ type, id, titles, texts }, { signal }) => {
      const record = await past.find(owner(), type, id);
      const source = await choices.sourceOf(id, record.choices);
      if (source === null) throw new AppFailure({ kind: 'file', reason: 'unreadable' });
      const stamp = await stampOf(source.path);
      const isSame =
        stamp.size === record.file.size &&
        stamp.modified === source.modified &&
        (await runner.run('digest', { path: source.path }, { signal })) === record.file.digest;
      if (!isSame) throw new AppFailure({ kind: 'file', reason: 'changed' });
      const target = await dialogs.chooseSavePath(nameOfSaved(record.file.name, record.reading));
      if (target === null) throw new AppFailure({ kind: 'cancelled' });
      const chosen = (await choices.open(id, record.choices)) ?? {};
      const textOf = (reason: LineReason | null, column: string | null) =>
        texts.find((one) => one.reason === reason && one.column === column) ?? {
          field: column ?? '',
          error: reason ?? '',
        };
      const rest = segmentsOf(record)
        .filter(({ outcome }) => outcome === 'refused' || outcome === 'uncertain' || outcome === 'leftOut')
        .map(({ runs, reason, column }) => ({ runs: packRuns(runs), ...textOf(reason, column) }));
      const { given } = record;
      const options = { ...record.reading, ...chosen, ...(given !== undefined && { given }) };
      const { isInUnicode } = await replaceFile(files, target, (path) =>
        runner.run(
          'saveLines',
          {
            path: source.path,
            type,
            options,
            titles,
            lines: [],
            rest,
            values: chosen.values,
            codes: chosen.codes,
            today: localDay(clock.now()),
            target: path,
            isText: isTextName(target),
          },
          { signal },
        ),
      );
      return { fileName: basename(target), ...(isInUnicode && { isInUnicode }) };
    },
  } satisfies Partial<HandlersOf<'import'>>;
}
