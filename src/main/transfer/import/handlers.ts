import { basename } from 'node:path';
import { localDay } from '#shared/calendar.ts';
import { AppFailure, conflict } from '#shared/failure.ts';
import { isSameGiven } from '#shared/import/kinds.ts';
import { importBounds, maxPeopleLookups, maxPointLookups } from '#shared/import/limits.ts';
import { withBuiltInValues } from '#shared/import/value-replacements.ts';
import { instantOf } from '#shared/instant.ts';
import { type ImportReport, importChoices, type LineTexts, type UnfinishedImport } from '#shared/ipc/transfer.ts';
import type { WorkKind } from '#shared/work.ts';
import type { FileSelections } from '../../files/selections.ts';
import { replaceFile, writeText } from '../../files/whole-file.ts';
import type { CallContext, HandlersOf } from '../../ipc/handler.ts';
import type { JournalOwner } from '../../jobs/journal-files.ts';
import { countLines, packRuns } from '../../jobs/line-runs.ts';
import { PauseGates } from '../../jobs/pause.ts';
import type { Clock, Dialogs, Files, KeyValueStore } from '../../ports.ts';
import { differsInLines } from './checked/repair-difference.ts';
import { ImportChecks, type StoredCheck } from './checks.ts';
import type { SealedChoices } from './choices.ts';
import { assertUnchanged, stampOf } from './file-stamp.ts';
import { historyHandlers } from './history/handlers.ts';
import type { PastImports } from './history/past-imports.ts';
import { fingerprintOf } from './identity.ts';
import type { ImportFile } from './import-file.ts';
import { type ImportJournals, type JournalRecord, waitingRuns } from './journal.ts';
import { type JoinServices, joinWaiting, listWaiting } from './members.ts';
import { NationalComparison } from './national/comparison.ts';
import type { ImportedPlaces } from './national/imported-places.ts';
import type { WrongLines } from './outcomes.ts';
import type { PollingTimes } from './polling.ts';
import { recipeHandlers } from './recipe/handlers.ts';
import { ImportRecipes } from './recipe/recipes.ts';
import { ownColumns, RememberedColumns } from './remembered.ts';
import { reopen } from './reopen.ts';
import type { ImportRunner } from './run-job.ts';
import { isTextName, nameOfSaved } from './saved-name.ts';
import { isUnfinished, type SendOptions, sendImport } from './send.ts';
import { importTemplate } from './template.ts';
import { findOnPlatform } from './verify.ts';

/** Describes an unfinished import for the page. */
const unfinishedOf = (record: JournalRecord, isRunning: boolean): Omit<UnfinishedImport, 'choices'> => ({
  id: record.id,
  fileName: record.file.name,
  startedAt: instantOf(record.startedAt),
  records: record.records,
  settled: Object.values(record.settled).reduce((sum, runs) => sum + countLines(runs), 0),
  uncertain: countLines(record.uncertain),
  waiting: countLines(waitingRuns(record)),
  isRunning,
  reading: record.reading,
  ...(record.given !== undefined && { given: record.given }),
});

export interface ImportServices extends Pick<JoinServices, 'addMember'> {
  /** Stores the choices of an import that is being sent. */
  choices: Pick<SealedChoices, 'seal' | 'open' | 'sourceOf'>;
  client: SendOptions['client'];
  clock: Clock;
  dialogs: Dialogs;
  files: Files;
  /**
   * Keeps the session alive while lines are sent, or people are made members.
   * @returns a function that ends this
   */
  hold(kind: Extract<WorkKind, 'import' | 'members'>): () => void;
  journals: ImportJournals;
  /** What was imported of the national base of carpooling places. */
  places: Pick<ImportedPlaces, 'known' | 'keep'>;
  /** Imports that are over. */
  past: Pick<PastImports, 'list' | 'find'>;
  /**
   * The signed-in person, who owns the imports.
   * @throws AppFailure when nobody is signed in
   */
  owner(): JournalOwner;
  /** How long an interrupted batch is watched; `defaultPolling` if absent. */
  polling?: PollingTimes;
  /** Runs long work; `workerRunner` in the application. */
  runner: ImportRunner;
  selections: FileSelections;
  /** Stores how columns were linked. */
  store: Pick<KeyValueStore, 'get' | 'set'>;
}

/** Maximum points on the map of a check. */
const maxPositions = 10_000;

const reportOf = ({ checkId, file: { type }, outcome: { mapping: _, ...outcome } }: StoredCheck): ImportReport => ({
  checkId,
  type,
  ...outcome,
});

/** Pairs the lines that were not accepted with the texts to write beside them. */
const linesWithTexts = (wrong: StoredCheck['wrong'], texts: Partial<Record<keyof WrongLines, LineTexts>> = {}) =>
  (['refused', 'uncertain'] as const).flatMap((outcome) => {
    const lineTexts = texts[outcome];
    return wrong === undefined || lineTexts === undefined ? [] : [{ runs: packRuns(wrong[outcome]), ...lineTexts }];
  });

/** Handlers of the import calls (docs/platform/a-auth-users.md §9). Only `import.send` sends lines of the file. */
export function importHandlers(options: ImportServices): HandlersOf<'import'> {
  const { choices, client, clock, dialogs, files, journals, owner, places, polling, runner, selections, store } =
    options;
  const checks = new ImportChecks();
  /** The files of imports among those that were chosen. */
  const opened = new Set<string>();
  selections.onRelease((selectionId) => {
    checks.dropOf(selectionId);
    if (opened.delete(selectionId)) runner.close();
  });
  const gates = new PauseGates();
  const columns = new RememberedColumns(store);
  const recipes = new ImportRecipes(store);
  const today = () => localDay(clock.now());
  const national = new NationalComparison({ client, owner, places, runner, today });

  /**
   * Resolves the chosen file with its current size and time.
   * @throws AppFailure `file` when it is gone or empty
   */
  async function chosen({ selectionId, ...wanted }: { selectionId: string } & Omit<ImportFile, 'path'>) {
    const { path, name } = selections.get(selectionId);
    const stamp = await stampOf(path);
    if (stamp.size > importBounds.bytes) throw new AppFailure({ kind: 'file', reason: 'tooManyBytes' });
    if (stamp.size === 0) throw new AppFailure({ kind: 'file', reason: 'empty' });
    opened.add(selectionId);
    // Unlike the command, the window reads files of the national schema by that schema.
    const { national = {} } = wanted.options;
    const options = { ...wanted.options, values: withBuiltInValues(wanted.type, wanted.options.values), national };
    return { file: { ...wanted, options, path }, name, stamp, choices: importChoices.parse(wanted.options) };
  }

  /**
   * Reads the positions of the relay points of a check.
   * @throws AppFailure `file`/`changed` when the file has changed
   */
  async function placesOf(checkId: string, limit: number, { signal }: Pick<CallContext, 'signal'>) {
    const { file, stamp } = checks.get(checkId);
    await assertUnchanged(file.path, stamp);
    return runner.run('places', { ...file, today: today(), limit }, { signal });
  }

  const joining = () => ({ client, journals, runner, owner: owner(), today: today(), addMember: options.addMember });

  return {
    ...historyHandlers(options),
    ...recipeHandlers({ ...options, chosen, recipes }),

    'import.inspect': async (request, { signal }) => {
      const { file, stamp } = await chosen(request);
      const inspect = (how: ImportFile) => runner.run('inspect', how, { signal });
      const { mapping, given = {} } = request.options;
      const columnsGiven = Object.keys(given);
      const found = await inspect(file);
      if (mapping !== undefined) {
        columns.keep(found, mapping.slice(0, ownColumns(found.columns).length), columnsGiven);
      }
      const known = mapping === undefined ? columns.find(found, columnsGiven) : null;
      const isRemembered = known !== null;
      const shown = isRemembered ? await inspect({ ...file, options: { ...file.options, mapping: known } }) : found;
      return { ...shown, isRemembered, recipe: recipes.find(found, columnsGiven), size: stamp.size };
    },

    'import.check': async (request, { signal, progress }) => {
      const { file, ...check } = await chosen(request);
      const { stamp } = check;
      const onProgress = (done: number) => progress({ phase: 'check', done, total: stamp.size });
      // A check that follows corrections of single lines is over before one that takes its place would have begun anew.
      const isShort = differsInLines(checks.ofSelection(request.selectionId)?.file, file);
      const outcome = await runner.run('check', { ...file, today: today() }, { signal, onProgress, isShort });
      await assertUnchanged(file.path, stamp);
      return reportOf(checks.add({ selectionId: request.selectionId, file, ...check, outcome }));
    },

    'import.rows': async ({ checkId, filter, search, offset, limit }, { signal }) => {
      const { file, stamp } = checks.get(checkId);
      await assertUnchanged(file.path, stamp);
      return runner.run('rows', { ...file, today: today(), list: { filter, search }, offset, limit }, { signal });
    },

    'import.nextProblem': async ({ checkId, filter, search, from, isBackward }, { signal }) => {
      const { file, stamp } = checks.get(checkId);
      await assertUnchanged(file.path, stamp);
      const list = { filter, search };
      return runner.run('nextProblem', { ...file, today: today(), list, from, isBackward }, { signal });
    },

    'import.wrong': async ({ checkId, ...wanted }, { signal }) => {
      const { file, stamp } = checks.get(checkId);
      await assertUnchanged(file.path, stamp);
      return runner.run('wrong', { ...file, ...wanted, today: today() }, { signal });
    },

    'import.changes': ({ checkId, isAnew = false }, call) => national.compare(checks.get(checkId), { isAnew }, call),

    'import.territory': async (request, { signal }) => {
      const { file } = await chosen(request);
      return runner.run('territory', file, { signal });
    },

    'import.values': async ({ column, ...request }, { signal }) => {
      const { file } = await chosen(request);
      return runner.run('values', { ...file, column }, { signal });
    },

    'import.places': ({ checkId }, call) => placesOf(checkId, maxPositions, call),

    'import.existing': async ({ checkId }, call) => {
      const { file, stamp } = checks.get(checkId);
      await assertUnchanged(file.path, stamp);
      const limit = file.type === 'users' ? maxPeopleLookups : maxPointLookups;
      // Of a member who has an account nothing but the e-mail is needed.
      const asAccounts = file.options.given !== undefined;
      const records = await runner.run('pick', { ...file, today: today(), limit, asAccounts }, { signal: call.signal });
      const digests = new Map(records.map(({ line, record }) => [line, record]));
      const found = await findOnPlatform(file.type, client, records, call);
      return found.map((one) => ({ ...one, record: digests.get(one.line) ?? '' }));
    },

    'import.unfinished': async ({ type, selectionId, checkId }, { signal }) => {
      const check = checkId === undefined ? undefined : checks.get(checkId);
      const path = check?.file.path ?? (selectionId === undefined ? undefined : selections.get(selectionId).path);
      let records = await journals.list(owner(), type);
      if (path !== undefined) {
        const { size } = await stampOf(path);
        records = records.filter(({ file }) => file.size === size);
        const digest = records.length > 0 && (await runner.run('digest', { path }, { signal }));
        records = records.filter(({ file }) => file.digest === digest);
        const given = check?.file.options.given;
        if (check !== undefined) records = records.filter((record) => isSameGiven(record.given, given));
      }
      const fingerprint = check && fingerprintOf(check);
      return Promise.all(
        records.map(async (record) => ({
          ...unfinishedOf(record, journals.isOpen(record.id)),
          choices: await choices.open(record.id, record.choices),
          ...(fingerprint !== undefined && { isSameReading: fingerprint === record.fingerprint }),
        })),
      );
    },

    'import.reopen': async ({ type, id }) => {
      const record = (await journals.list(owner(), type)).find((one) => one.id === id);
      return record === undefined ? { why: 'unknown' } : reopen(record, { choices, selections });
    },

    'import.discard': ({ type, id }) => journals.discard(owner(), type, id),

    'import.send': async ({ checkId, leavesOutErrors }, call) => {
      checks.get(checkId);
      if (gates.isAnyRunning) throw conflict('importRunning');
      // Removed while it is being sent, and put back as sent if everything was sent: never sent twice.
      const check = checks.take(checkId);
      const release = options.hold('import');
      try {
        const { outcome } = check;
        if (outcome.blocked > 0 && !leavesOutErrors) throw new AppFailure({ kind: 'refused' });
        const gate = gates.add(checkId);
        const source = { path: check.file.path, modified: check.stamp.modified };
        const sealChoices = (id: string) => choices.seal(id, check.choices, source);
        const sending = {
          sealChoices,
          client,
          clock,
          files,
          runner,
          journals,
          owner: owner(),
          gate,
          polling,
          today: today(),
        };
        const { result, wrong } = await sendImport(check, sending, call);
        checks.restore({ ...check, wrong, ...(!isUnfinished(result) && { isSent: true }) });
        if (!isUnfinished(result)) await national.keep(check, { wrong, result });
        return result;
      } catch (thrown) {
        checks.restore(check);
        throw thrown;
      } finally {
        release();
        gates.remove(checkId);
      }
    },

    'import.waiting': ({ checkId }, call) => listWaiting(checks.get(checkId), joining(), call),

    'import.join': async ({ checkId, lines }, call) => {
      const release = options.hold('members');
      try {
        return await joinWaiting(checks.get(checkId), lines, joining(), call);
      } finally {
        release();
      }
    },

    'import.pause': ({ checkId, isPaused }) => gates.setPaused(checkId, isPaused),

    'import.saveLines': async ({ checkId, rest, ...wanted }, { signal }) => {
      const { file, name, stamp, wrong, outcome, choices: chosen } = checks.get(checkId);
      const target = await dialogs.chooseSavePath(nameOfSaved(name, outcome));
      if (target === null) throw new AppFailure({ kind: 'cancelled' });
      await assertUnchanged(file.path, stamp);
      const { isInUnicode } = await replaceFile(files, target, (path) =>
        runner.run(
          'saveLines',
          {
            ...file,
            ...wanted,
            rest: linesWithTexts(wrong, rest),
            values: chosen.values,
            codes: chosen.codes,
            today: today(),
            target: path,
            isText: isTextName(target),
          },
          { signal },
        ),
      );
      return { fileName: basename(target), ...(isInUnicode && { isInUnicode }) };
    },

    'import.template': async ({ kind, locale }, { signal }) => {
      const { name, text } = importTemplate(kind, locale);
      const target = await dialogs.chooseSavePath(name);
      if (target === null) throw new AppFailure({ kind: 'cancelled' });
      await replaceFile(files, target, (path) => writeText(files, path, [text], signal));
      return { fileName: basename(target) };
    },
  };
}
