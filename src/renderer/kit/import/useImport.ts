import { useEffect, useRef, useState } from 'react';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { ImportDetection, ImportOptions, ImportReport, ImportResult, Progress } from '#shared/ipc/transfer.ts';
import { invoke } from '../bridge.ts';

/** A file whose start has been read, with the corrections of the person. */
interface Chosen {
  file: FileSelection;
  detection: ImportDetection;
  options: ImportOptions;
}

/** What stands in a column whose values may be names: each different value and how often. */
export interface NamedColumn {
  column: string;
  values: readonly { value: string; count: number }[];
  /** False: there are more than are told. */
  isComplete: boolean;
}

/** Where the person is. What is known of the file goes along, so that every step can be gone back to. */
export type ImportState =
  | { step: 'file'; isBusy: boolean; error: AppError | null }
  | (Chosen & { step: 'columns'; isBusy: boolean; error: AppError | null })
  | (Chosen & { step: 'values'; columns: readonly NamedColumn[] | null; error: AppError | null })
  | (Chosen & { step: 'check'; progress: Progress | null; report: ImportReport | null; error: AppError | null })
  | (Chosen & {
      step: 'send';
      report: ImportReport;
      progress: Progress | null;
      isBusy: boolean;
      error: AppError | null;
    })
  | (Chosen & { step: 'report'; report: ImportReport; result: ImportResult });

export interface ImportActions {
  choose(): void;
  drop(file: File): void;
  /** Reads the start of the file again with corrected options. */
  correct(options: ImportOptions): void;
  /** Checks every line; from the columns, first asks what names stand for, where there may be any. */
  check(): void;
  /** Takes what names stand for, and checks every line. */
  checkWith(values: ImportOptions['values']): void;
  backToColumns(): void;
  confirmSending(): void;
  backToCheck(): void;
  send(): void;
  /** Stops a running check, or a sending: at once before its first lot, then behind the lot under way. */
  cancel(): void;
  restart(): void;
}

const start = { step: 'file', isBusy: false, error: null } as const;

/**
 * The import wizard without its screens: one state, and the actions that move it. `named` are the platform columns of ids
 * for which a file may hold names.
 */
export function useImport(
  type: ImportType,
  named: readonly string[] = [],
): { state: ImportState; actions: ImportActions } {
  const [state, setState] = useState<ImportState>(start);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** Runs one call at a time; the one before is cancelled, and its late answer is ignored. */
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

  function inspect(file: FileSelection, options: ImportOptions, failed: (error: AppError) => void) {
    void run(
      (signal) => invoke('import.inspect', { selectionId: file.selectionId, type, options }, { signal }),
      (detection) => setState({ step: 'columns', file, detection, options, isBusy: false, error: null }),
      failed,
    );
  }

  function take(choice: (signal: AbortSignal) => Promise<FileSelection>) {
    const before = state;
    // A dialog closed without a choice leaves everything as it was.
    const back = (error: AppError) =>
      setState(error.kind === 'cancelled' ? before : { step: 'file', isBusy: false, error });
    if (before.step === 'file') setState({ step: 'file', isBusy: true, error: null });
    void run(choice, (file) => inspect(file, {}, back), back);
  }

  /** What stands in the columns that may hold names, asked one after the other. */
  function lookAtValues({ file, detection, options }: Chosen, columns: readonly string[]) {
    setState({ step: 'values', file, detection, options, columns: null, error: null });
    void run(
      async (signal) => {
        const found: NamedColumn[] = [];
        for (const column of columns) {
          const request = { selectionId: file.selectionId, type, options, column };
          found.push({ column, ...(await invoke('import.values', request, { signal })) });
        }
        return found;
      },
      (found) => setState((now) => (now.step === 'values' ? { ...now, columns: found } : now)),
      (error) => setState((now) => (now.step === 'values' ? { ...now, error } : now)),
    );
  }

  function check(chosen: Chosen) {
    const { file, detection, options } = chosen;
    setState({ step: 'check', file, detection, options, progress: null, report: null, error: null });
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

  function send(chosen: Chosen & { report: ImportReport }) {
    const { file, detection, options, report } = chosen;
    const sending = {
      step: 'send',
      file,
      detection,
      options,
      report,
      progress: null,
      isBusy: true,
      error: null,
    } as const;
    setState(sending);
    void run(
      (signal) =>
        invoke(
          'import.send',
          { checkId: report.checkId },
          {
            signal,
            onProgress: (progress) => setState((now) => (now.step === 'send' ? { ...now, progress } : now)),
          },
        ),
      (result) => setState({ step: 'report', file, detection, options, report, result }),
      (error) => setState({ ...sending, isBusy: false, error: error.kind === 'cancelled' ? null : error }),
    );
  }

  const actions: ImportActions = {
    choose: () => take((signal) => invoke('files.choose', { purpose: 'import' }, { signal })),
    drop: (dropped) =>
      take(async () => {
        const answer = await window.escale.files.fromDrop(dropped, 'import');
        if (!answer.ok) throw new AppFailure(answer.error);
        return answer.value;
      }),
    correct: (options) => {
      if (state.step !== 'columns') return;
      setState({ ...state, options, isBusy: true, error: null });
      inspect(state.file, options, (error) => setState({ ...state, options, isBusy: false, error }));
    },
    check: () => {
      if (state.step === 'file') return;
      const { columns } = state.detection;
      const asked = named.filter((name) => columns.some(({ column }) => column === name));
      if (state.step === 'columns' && asked.length > 0) lookAtValues(state, asked);
      else check(state);
    },
    checkWith: (values) => {
      if (state.step === 'values') check({ ...state, options: { ...state.options, values } });
    },
    backToColumns: () => {
      if (state.step === 'file') return;
      running.current?.abort();
      const { file, detection, options } = state;
      setState({ step: 'columns', file, detection, options, isBusy: false, error: null });
    },
    confirmSending: () => {
      if (state.step !== 'check' || state.report === null) return;
      const { file, detection, options, report } = state;
      setState({ step: 'send', file, detection, options, report, progress: null, isBusy: false, error: null });
    },
    backToCheck: () => {
      if (state.step !== 'send') return;
      const { file, detection, options, report } = state;
      setState({ step: 'check', file, detection, options, progress: null, report, error: null });
    },
    send: () => {
      if (state.step === 'send') send(state);
    },
    cancel: () => running.current?.abort(),
    restart: () => {
      if (state.step !== 'file') void window.escale.files.release({ selectionId: state.file.selectionId });
      setState(start);
    },
  };
  return { state, actions };
}
