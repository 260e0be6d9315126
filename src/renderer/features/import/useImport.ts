import { useEffect, useRef, useState } from 'react';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { codedColumns, type ImportCodes, readingsOf } from '#shared/import/codes.ts';
import { type GivenValues, type ImportKindName, importKinds, isSameGiven } from '#shared/import/kinds.ts';
import { type ImportRepair, isSameCell } from '#shared/import/repairs.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { ImportOptions, UnfinishedImport } from '#shared/ipc/transfer.ts';
import {
  type Checked,
  type ColumnOfValues,
  chosenOf,
  fedOf,
  givenOf,
  type ImportState,
  optionsOf,
  type SelectedFile,
  startOf,
  withoutCodes,
} from './import-state.ts';
import { withEarlierLines } from './results.ts';

export interface ImportActions {
  /** Takes the values of all lines. */
  give(given: GivenValues): void;
  /** Returns to the choice of the values of all lines; the file is released. */
  backToGiven(): void;
  choose(): void;
  /** Asks for the file of an unfinished import; a file of other content is refused. */
  resume(unfinished: UnfinishedImport): void;
  drop(file: File): void;
  /** Reads the start of the file again with corrected options, made from the latest ones. */
  correct(change: (latest: ImportOptions) => ImportOptions): void;
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
  /** Removes one repair. */
  removeRepair(repair: ImportRepair): void;
  /** Removes the last repair. */
  undoRepair(): void;
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

/**
 * The import wizard without its screens: one state and the actions that change it. `named` are the id columns in which
 * a file may contain names.
 */
export function useImport(
  kind: ImportKindName,
  named: readonly string[] = [],
): { state: ImportState; actions: ImportActions } {
  const { type } = importKinds[kind];
  const [state, setState] = useState<ImportState>(() => startOf(kind));
  const running = useRef<AbortController | null>(null);
  /** The options as last chosen: a second choice may come before the first is drawn. */
  const latest = useRef<ImportOptions>({});

  useEffect(() => () => running.current?.abort(), []);

  /** Runs one call at a time; the previous one is cancelled, and its late answer is ignored. */
  async function run<T>(
    work: (signal: AbortSignal) => Promise<T>,
    done: (value: T) => void,
    failed: (error: AppError) => void,
  ) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      const value = await work(controller.signal);
      if (running.current === controller) done(value);
    } catch (thrown) {
      if (running.current === controller) failed(toAppError(thrown));
    }
  }

  function inspect(
    chosen: Pick<SelectedFile, 'given' | 'file' | 'options' | 'resumes'>,
    failed: (error: AppError) => void,
  ) {
    const { given, file, options, resumes } = chosen;
    latest.current = options;
    void run(
      (signal) =>
        invoke('import.inspect', { selectionId: file.selectionId, type, options: optionsOf(chosen) }, { signal }),
      (detection) => {
        // From here on the last mapping counts as the user's own choice.
        const mapping = detection.columns.map(({ column }) => column);
        const taken = detection.isRemembered ? { ...options, mapping } : options;
        latest.current = taken;
        setState({
          step: 'columns',
          given,
          file,
          detection,
          options: taken,
          undo: [],
          resumes,
          isBusy: false,
          error: null,
        });
      },
      failed,
    );
  }

  /**
   * Returns the import that a chosen file resumes. @throws AppFailure `file`/`otherFile` when its content differs from
   * the wanted one
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

  function take(choice: (signal: AbortSignal) => Promise<FileSelection>, wanted?: UnfinishedImport) {
    const before = state;
    const given = wanted === undefined ? givenOf(before) : wanted.given;
    // A file dialog closed without a choice changes nothing.
    const back = (error: AppError) =>
      setState(error.kind === 'cancelled' ? before : { step: 'file', given, isBusy: false, error });
    if (before.step === 'file' || before.step === 'community') setState({ ...before, isBusy: true, error: null });
    void run(
      async (signal) => {
        const file = await choice(signal);
        return { file, resumes: await resumedBy(file, wanted, given, signal) };
      },
      // It is read with the options of then: the remaining lines must be sent as the first ones were.
      ({ file, resumes }) =>
        inspect({ given, file, options: { ...resumes?.reading, ...resumes?.choices }, resumes }, back),
      back,
    );
  }

  /** Reads the values of some columns for a step that asks about them, one column after the other. */
  function readValues(
    step: 'codes' | 'values',
    chosen: SelectedFile,
    columns: readonly string[],
    done: (found: readonly ColumnOfValues[]) => void,
  ) {
    setState({ ...chosenOf(chosen), step, columns: null, error: null });
    const { file } = chosen;
    const options = optionsOf(chosen);
    void run(
      async (signal) => {
        const found: ColumnOfValues[] = [];
        for (const column of columns) {
          const request = { selectionId: file.selectionId, type, options, column };
          found.push({ column, ...(await invoke('import.values', request, { signal })) });
        }
        return found;
      },
      done,
      (error) => setState((now) => (now.step === step ? { ...now, error } : now)),
    );
  }

  /** Goes on from the columns: what codes mean, then whom names mean, then the check. */
  function clarify(chosen: SelectedFile) {
    const { codes = {} } = chosen.options;
    const coded = fedOf(chosen, codedColumns(type)).filter((column) => codes[column] === undefined);
    if (coded.length === 0) return resolveNames(chosen);
    readValues('codes', chosen, coded, (found) => {
      const asked = found.filter(
        ({ column, values }) =>
          readingsOf(
            column,
            values.map(({ value }) => value),
          ).length > 0,
      );
      if (asked.length === 0) resolveNames(chosen);
      else setState((now) => (now.step === 'codes' ? { ...now, columns: asked } : now));
    });
  }

  function resolveNames(chosen: SelectedFile) {
    const asked = fedOf(chosen, named);
    if (asked.length === 0) return check(chosen);
    readValues('values', chosen, asked, (found) =>
      setState((now) => (now.step === 'values' ? { ...now, columns: found } : now)),
    );
  }

  function check(chosen: SelectedFile) {
    const { file } = chosen;
    const options = optionsOf(chosen);
    setState({ ...chosenOf(chosen), step: 'check', progress: null, report: null, error: null });
    void run(
      (signal) =>
        invoke(
          'import.check',
          { selectionId: file.selectionId, type, options },
          {
            signal,
            onProgress: (progress) => setState((now) => (now.step === 'check' ? { ...now, progress } : now)),
          },
        ),
      (report) => setState((now) => (now.step === 'check' ? { ...now, report } : now)),
      (error) => setState((now) => (now.step === 'check' ? { ...now, error } : now)),
    );
  }

  function correctCells(change: (before: readonly ImportRepair[]) => ImportRepair[]) {
    if (state.step !== 'check') return;
    const { options, undo } = state;
    const repairs = change(options.repairs ?? []);
    check({ ...state, options: { ...options, repairs }, undo: [...undo, options] });
  }

  function send(sent: Checked) {
    const { report, leavesOutErrors, before } = sent;
    const checked = { ...chosenOf(sent), report, leavesOutErrors, before };
    setState({ ...checked, step: 'send', progress: null, isBusy: true, error: null });
    void run(
      (signal) =>
        invoke(
          'import.send',
          { checkId: report.checkId, leavesOutErrors },
          {
            signal,
            onProgress: (progress) => setState((now) => (now.step === 'send' ? { ...now, progress } : now)),
          },
        ),
      (result) => {
        const whole = before === null ? result : withEarlierLines(before, result);
        setState({ ...checked, step: 'report', before: null, result: whole, error: null });
      },
      (thrown) => {
        const error = thrown.kind === 'cancelled' ? null : thrown;
        if (before === null) setState({ ...checked, step: 'send', progress: null, isBusy: false, error });
        // Nothing more was sent: the report is still correct.
        else setState({ ...checked, step: 'report', before: null, result: before, error });
      },
    );
  }

  const release = () => {
    if ('file' in state) void window.escale.files.release({ selectionId: state.file.selectionId });
  };

  const actions: ImportActions = {
    give: (given) => setState({ step: 'file', given, isBusy: false, error: null }),
    backToGiven: () => {
      running.current?.abort();
      release();
      setState(startOf(kind));
    },
    choose: () => take(chooseFile),
    resume: (unfinished) => take(chooseFile, unfinished),
    drop: (dropped) =>
      take(async () => {
        const answer = await window.escale.files.fromDrop(dropped, 'import');
        if (!answer.ok) throw new AppFailure(answer.error);
        return answer.value;
      }),
    correct: (change) => {
      if (state.step !== 'columns') return;
      const { mapping } = latest.current;
      const changed = change(latest.current);
      // Another column may be of other codes.
      const options = changed.mapping === mapping ? changed : withoutCodes(changed);
      setState({ ...state, options, isBusy: true, error: null });
      inspect({ ...state, options }, (error) => setState({ ...state, options, isBusy: false, error }));
    },
    check: () => {
      if (!('file' in state)) return;
      if (state.step === 'columns') clarify(state);
      else check(state);
    },
    readCodes: (codes) => {
      if (state.step !== 'codes') return;
      const { options } = state;
      resolveNames({ ...state, options: { ...options, codes: { ...options.codes, ...codes } } });
    },
    askCodes: () => {
      if ('file' in state) clarify({ ...state, options: withoutCodes(state.options) });
    },
    checkWith: (values) => {
      if (state.step !== 'values') return;
      const { options } = state;
      check({ ...state, options: { ...options, values: { ...options.values, ...values } } });
    },
    repair: (repairs) => {
      const isReplaced = (one: ImportRepair) => repairs.some((other) => isSameCell(one, other));
      correctCells((before) => [...before.filter((one) => !isReplaced(one)), ...repairs]);
    },
    removeRepair: (repair) => correctCells((before) => before.filter((one) => !isSameCell(one, repair))),
    undoRepair: () => {
      if (state.step !== 'check') return;
      const options = state.undo.at(-1);
      if (options !== undefined) check({ ...state, options, undo: state.undo.slice(0, -1) });
    },
    backToColumns: () => {
      if (!('file' in state)) return;
      running.current?.abort();
      setState({ ...chosenOf(state), step: 'columns', isBusy: false, error: null });
    },
    confirmSending: (leavesOutErrors) => {
      if (state.step !== 'check' || state.report === null) return;
      const { report } = state;
      const sending = { report, leavesOutErrors, before: null, progress: null, isBusy: false, error: null };
      setState({ ...chosenOf(state), ...sending, step: 'send' });
    },
    backToCheck: () => {
      if (state.step !== 'send') return;
      setState({ ...chosenOf(state), step: 'check', progress: null, report: state.report, error: null });
    },
    send: () => {
      if (state.step === 'send') send(state);
      else if (state.step === 'report') send({ ...state, before: state.result });
    },
    pause: (isPaused) => {
      if (state.step !== 'send') return;
      // Where nothing is being sent there is nothing to pause.
      invoke('import.pause', { checkId: state.report.checkId, isPaused }).catch(() => undefined);
    },
    cancel: () => running.current?.abort(),
    restart: () => {
      release();
      setState({ step: 'file', given: givenOf(state), isBusy: false, error: null });
    },
  };
  return { state, actions };
}
