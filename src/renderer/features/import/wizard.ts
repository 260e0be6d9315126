import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { createStore, type Store } from '#renderer/kit/data/store.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { ImportCodes } from '#shared/import/codes.ts';
import { type GivenValues, type ImportKindName, importKinds, isSameGiven } from '#shared/import/kinds.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { ImportOptions, UnfinishedImport } from '#shared/ipc/transfer.ts';
import { columnsToRead, type ImportEvent, importReducer, isWaiting } from './import-reducer.ts';
import { type ColumnOfValues, givenOf, type ImportState, optionsOf, readOptionsOf, startOf } from './import-state.ts';

export interface ImportActions {
  /** Takes the values of all lines. */
  give(given: GivenValues): void;
  /** Returns to the choice of the values of all lines; the file is released. */
  backToGiven(): void;
  choose(): void;
  /** Goes on with an unfinished import: with a file, or one that is asked for. One of other content is refused. */
  resume(unfinished: UnfinishedImport, file?: FileSelection): void;
  drop(file: File): void;
  /** Reads the start of the file again with corrected options, made from the latest ones; and goes on to the check. */
  correct(change: (latest: ImportOptions) => ImportOptions, goesOn?: boolean): void;
  /**
   * Checks every line; from the columns step, first asks what codes mean, and resolves names in id columns, where there
   * may be any.
   */
  check(): void;
  /** Takes the meaning of the codes and goes on. */
  readCodes(codes: ImportCodes): void;
  /** Asks anew what the codes mean. */
  askCodes(): void;
  /** Takes the resolved names and checks every line. */
  checkWith(values: ImportOptions['values']): void;
  /** Replaces the content of cells in error and checks every line again. */
  repair(repairs: readonly ImportRepair[]): void;
  /** Makes repairs that decide about lines by default, once. */
  decide(repairs: readonly ImportRepair[], decided: readonly number[]): void;
  /** Removes repairs. */
  removeRepairs(repairs: readonly ImportRepair[]): void;
  /** Undoes the last repair, and makes one that was undone again. */
  undoRepair(): void;
  redoRepair(): void;
  backToColumns(): void;
  confirmSending(leavesOutErrors: boolean): void;
  backToCheck(): void;
  /** Sends the confirmed lines; from the report, those of unknown outcome and those not sent. */
  send(): void;
  /** Pauses the import after the current batch, or continues it. */
  pause(isPaused: boolean): void;
  /** Stops a check at once; stops an import at once before its first batch, then after the current one. */
  cancel(): void;
  restart(): void;
}

const chooseFile = (signal: AbortSignal) => invoke('files.choose', { purpose: 'import' }, { signal });

const releaseFile = ({ selectionId }: FileSelection) => void window.escale.files.release({ selectionId });
const release = (state: ImportState) => {
  if ('file' in state) releaseFile(state.file);
};

/** An import from its file to its report, without its screens; it may outlive them. */
export interface Wizard {
  /** Tells wizards apart. */
  readonly id: number;
  readonly kind: ImportKindName;
  readonly state: Pick<Store<ImportState>, 'get' | 'subscribe'>;
  readonly actions: ImportActions;
  /** Cancels what runs and releases the file: the import is not needed any more. */
  close(): void;
}

let lastId = 0;

/**
 * Starts an import: the state of `importReducer`, the actions that change it, and the calls that its states wait for.
 * @param named the id columns in which a file may contain names
 */
export function createWizard(kind: ImportKindName, named: readonly string[] = []): Wizard {
  const { type } = importKinds[kind];
  const setup = { kind, named };
  const state = createStore<ImportState>(startOf(kind));
  let running: AbortController | null = null;

  /**
   * Changes the state. A call whose answer the new state does not wait for is cancelled; the one that it waits for is
   * made.
   * @returns whether the event applied
   */
  function dispatch(event: ImportEvent): boolean {
    const before = state.get();
    const next = importReducer(before, event, setup);
    if (next === before) return false;
    state.set(next);
    if (event.type !== 'progressed' && event.type !== 'wished') {
      cancel();
      if (isWaiting(next)) call(next);
    }
    return true;
  }

  function cancel() {
    running?.abort();
    running = null;
  }

  /** Runs one call at a time; the late answer of a cancelled one is ignored. */
  async function run<T>(
    work: (signal: AbortSignal) => Promise<T>,
    done: (value: T) => ImportEvent,
    failed: (error: AppError) => ImportEvent = (error) => ({ type: 'failed', error }),
  ) {
    const controller = new AbortController();
    running = controller;
    let event: ImportEvent;
    try {
      event = done(await work(controller.signal));
    } catch (thrown) {
      event = failed(toAppError(thrown));
    }
    if (running !== controller) return;
    running = null;
    dispatch(event);
  }

  /** Makes the call that a state waits for. */
  function call(waiting: ImportState) {
    switch (waiting.step) {
      case 'columns':
        return run(
          (signal) => inspect(waiting, signal),
          (detection) => ({ type: 'inspected', detection }),
        );
      case 'codes':
      case 'values':
        return run(
          async (signal) => {
            const { file } = waiting;
            const options = readOptionsOf(waiting);
            const found: ColumnOfValues[] = [];
            for (const column of columnsToRead(waiting, setup)) {
              const request = { selectionId: file.selectionId, type, options, column };
              found.push({ column, ...(await invoke('import.values', request, { signal })) });
            }
            return found;
          },
          (found) => ({ type: 'valuesRead', found }),
        );
      case 'check':
        return run(
          (signal) =>
            invoke(
              'import.check',
              { selectionId: waiting.file.selectionId, type, options: readOptionsOf(waiting) },
              { signal, onProgress: (progress) => dispatch({ type: 'progressed', progress }) },
            ),
          (report) => ({ type: 'checked', report }),
        );
      case 'send':
        return run(
          (signal) =>
            invoke(
              'import.send',
              { checkId: waiting.report.checkId, leavesOutErrors: waiting.leavesOutErrors },
              { signal, onProgress: (progress) => dispatch({ type: 'progressed', progress }) },
            ),
          (result) => ({ type: 'sent', result }),
        );
    }
  }

  const inspect = (
    chosen: { given: GivenValues | undefined; file: FileSelection; options: ImportOptions },
    signal: AbortSignal,
  ) => invoke('import.inspect', { selectionId: chosen.file.selectionId, type, options: optionsOf(chosen) }, { signal });

  /**
   * Returns the import that a chosen file resumes.
   * @throws AppFailure `file`/`otherFile` when its content differs from the wanted one
   */
  async function resumedBy(
    { selectionId }: FileSelection,
    wanted: UnfinishedImport | undefined,
    given: GivenValues | undefined,
    signal: AbortSignal,
  ) {
    const found = await read('import.unfinished', { type, selectionId }, { signal });
    if (wanted === undefined) return found.find((one) => isSameGiven(one.given, given)) ?? null;
    const same = found.find(({ id }) => id === wanted.id);
    if (same === undefined) throw new AppFailure({ kind: 'file', reason: 'otherFile' });
    return same;
  }

  function open(choose: (signal: AbortSignal) => Promise<FileSelection>, wanted?: UnfinishedImport) {
    if (!dispatch({ type: 'open' })) return;
    const given = wanted === undefined ? givenOf(state.get()) : wanted.given;
    void run(
      async (signal) => {
        const file = await choose(signal);
        if (signal.aborted) releaseFile(file);
        signal.throwIfAborted();
        const resumes = await resumedBy(file, wanted, given, signal);
        // It is read with the options of then: the remaining lines must be sent as the first ones were.
        const options = { ...resumes?.reading, ...resumes?.choices };
        return { given, file, options, resumes, detection: await inspect({ given, file, options }, signal) };
      },
      (selected) => ({ type: 'opened', ...selected }),
      (error) => ({ type: 'openFailed', error, given }),
    );
  }

  /** For a choice after which the file is not needed any more. */
  function leave(event: ImportEvent) {
    const left = state.get();
    if (dispatch(event)) release(left);
  }

  const actions: ImportActions = {
    give: (given) => dispatch({ type: 'give', given }),
    backToGiven: () => leave({ type: 'backToGiven' }),
    choose: () => open(chooseFile),
    resume: (unfinished, file) => open(file === undefined ? chooseFile : async () => file, unfinished),
    drop: (dropped) =>
      open(async () => {
        const answer = await window.escale.files.fromDrop(dropped, 'import');
        if (!answer.ok) throw new AppFailure(answer.error);
        return answer.value;
      }),
    correct: (change, goesOn = false) => dispatch({ type: 'correct', change, goesOn }),
    check: () => dispatch({ type: 'check' }),
    readCodes: (codes) => dispatch({ type: 'readCodes', codes }),
    askCodes: () => dispatch({ type: 'askCodes' }),
    checkWith: (values) => dispatch({ type: 'checkWith', values }),
    repair: (repairs) => dispatch({ type: 'repair', repairs }),
    decide: (repairs, decided) => dispatch({ type: 'repair', repairs, decided }),
    removeRepairs: (repairs) => dispatch({ type: 'removeRepairs', repairs }),
    undoRepair: () => dispatch({ type: 'undoRepair' }),
    redoRepair: () => dispatch({ type: 'redoRepair' }),
    backToColumns: () => dispatch({ type: 'backToColumns' }),
    confirmSending: (leavesOutErrors) => dispatch({ type: 'confirmSending', leavesOutErrors }),
    backToCheck: () => dispatch({ type: 'backToCheck' }),
    send: () => dispatch({ type: 'send' }),
    pause: (isPaused) => {
      const sending = state.get();
      if (sending.step !== 'send' || !dispatch({ type: 'wished', wish: isPaused ? 'pause' : null })) return;
      // Where nothing is being sent there is nothing to pause.
      invoke('import.pause', { checkId: sending.report.checkId, isPaused }).catch(() => undefined);
    },
    cancel: () => {
      dispatch({ type: 'wished', wish: 'stop' });
      running?.abort();
    },
    restart: () => leave({ type: 'restart' }),
  };
  lastId += 1;
  return {
    id: lastId,
    kind,
    state,
    actions,
    close() {
      cancel();
      release(state.get());
    },
  };
}
