import type { AppError } from '#shared/errors.ts';
import { codedColumns, type ImportCodes, readingsOf } from '#shared/import/codes.ts';
import { type GivenValues, type ImportKindName, importKinds } from '#shared/import/kinds.ts';
import { type ImportRepair, isSameCell } from '#shared/import/repairs.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ImportDetection, ImportOptions, ImportReport } from '#shared/ipc/transfer.ts';
import {
  type Checked,
  type ColumnOfValues,
  type ImportState,
  type ImportStep,
  type SelectedFile,
  type StateOf,
  startOf,
} from './import-state.ts';
import { withEarlierLines } from './results.ts';

/** Parameters that are constant for the whole wizard. */
export interface ImportSetup {
  kind: ImportKindName;
  /** The id columns in which a file may contain names. */
  named: readonly string[];
}

interface Payloads {
  // Events from the person.
  /** The values of all lines are chosen. */
  give: { given: GivenValues };
  backToGiven: object;
  /** A file is being chosen, by the dialog or by a drop. */
  open: object;
  /** Changes the options under which the start of the file is read; `goesOn`: and checks every line. */
  correct: { change: (options: ImportOptions) => ImportOptions; goesOn?: boolean };
  check: object;
  /** The person chose the meaning of the codes. */
  readCodes: { codes: ImportCodes };
  /** The person wants to choose the meaning of the codes again. */
  askCodes: object;
  /** The person resolved the names. */
  checkWith: { values: ImportOptions['values'] };
  /** Replaces the content of cells in error; `decided`: lines about which the repairs decide by default. */
  repair: { repairs: readonly ImportRepair[]; decided?: readonly number[] };
  removeRepairs: { repairs: readonly ImportRepair[] };
  undoRepair: object;
  redoRepair: object;
  backToColumns: object;
  confirmSending: { leavesOutErrors: boolean };
  backToCheck: object;
  /** Sends the confirmed lines; from the report, those of unknown outcome and those not sent. */
  send: object;
  /** The person wants the sending to pause, to stop, or to go on. */
  wished: Pick<StateOf<'send'>, 'wish'>;
  restart: object;
  // Events from the results of calls.
  opened: Omit<SelectedFile, 'undo' | 'redo'>;
  /** `given` are the values of all lines that the file would have had. */
  openFailed: { error: AppError; given: GivenValues | undefined };
  inspected: { detection: ImportDetection };
  valuesRead: { found: readonly ColumnOfValues[] };
  progressed: { progress: Progress };
  checked: { report: ImportReport };
  sent: { result: ImportResult };
  /** The call that the state waits for failed or was cancelled. */
  failed: { error: AppError };
}

export type ImportEventType = keyof Payloads;
type EventOf<E extends ImportEventType> = { [Type in E]: { type: Type } & Payloads[Type] }[E];
export type ImportEvent = EventOf<ImportEventType>;

type Transition<S extends ImportStep, E extends ImportEventType> = (
  state: StateOf<S>,
  event: EventOf<E>,
  setup: ImportSetup,
) => ImportState;

/** For each step, the events that apply in it. */
type Transitions = {
  readonly [S in ImportStep]: { readonly [E in ImportEventType]?: Transition<S, E> };
};

const settled = { isOpening: false, error: null } as const;

/** The file data that every step has. */
const selectedOf = ({ given, file, detection, options, undo, redo, decided, resumes }: SelectedFile): SelectedFile => ({
  given,
  file,
  detection,
  options,
  undo,
  redo,
  ...(decided !== undefined && { decided }),
  resumes,
});

const checkedOf = (state: Checked): Checked => ({
  ...selectedOf(state),
  report: state.report,
  leavesOutErrors: state.leavesOutErrors,
  before: state.before,
});

const toFile = (given: GivenValues | undefined, error: AppError | null = null): ImportState => ({
  step: 'file',
  given,
  isOpening: false,
  error,
});

const toColumns = (selected: SelectedFile): StateOf<'columns'> => ({
  step: 'columns',
  ...selectedOf(selected),
  ...settled,
  isBusy: false,
});

const toCheck = (selected: SelectedFile, report: ImportReport | null = null): StateOf<'check'> => ({
  step: 'check',
  ...selectedOf(selected),
  ...settled,
  progress: null,
  report,
  isBusy: report === null,
});

/** Checks the lines again by other options; what is known of the check before stays on the screen. */
const toRecheck = (state: StateOf<'check'>, changed: Partial<SelectedFile>): ImportState => ({
  ...toCheck({ ...state, ...changed }, state.report),
  isBusy: true,
});

const toConfirmation = (checked: Checked, error: AppError | null = null): ImportState => ({
  step: 'send',
  ...checkedOf(checked),
  progress: null,
  isBusy: false,
  wish: null,
  isOpening: false,
  error,
});

const toSending = (checked: Checked): ImportState => ({
  step: 'send',
  ...checkedOf(checked),
  ...settled,
  progress: null,
  isBusy: true,
  wish: null,
});

const toReport = (checked: Checked, result: ImportResult, error: AppError | null = null): ImportState => ({
  step: 'report',
  ...checkedOf(checked),
  before: null,
  result,
  isOpening: false,
  error,
});

/** Those of some columns that the file feeds. */
const fedOf = ({ detection }: SelectedFile, columns: readonly string[]): readonly string[] =>
  columns.filter((name) => detection.columns.some(({ column }) => column === name));

/** The columns whose codes may have two meanings, and whose meaning was not chosen yet. */
const codedOf = (selected: SelectedFile, { kind }: ImportSetup): readonly string[] =>
  fedOf(selected, codedColumns(importKinds[kind].type)).filter(
    (column) => selected.options.codes?.[column] === undefined,
  );

const withoutCodes = ({ codes: _, ...others }: ImportOptions): ImportOptions => others;

/** Goes on from the columns: what codes mean, then whom names mean, then the check. */
const toCodes = (selected: SelectedFile, setup: ImportSetup, goesOn = false): ImportState =>
  codedOf(selected, setup).length === 0
    ? toNames(selected, setup, goesOn)
    : { step: 'codes', ...selectedOf(selected), ...settled, columns: null };

const toNames = (selected: SelectedFile, { named }: ImportSetup, goesOn = false): ImportState =>
  fedOf(selected, named).length === 0
    ? toCheck(selected)
    : { step: 'values', ...selectedOf(selected), ...settled, columns: null, ...(goesOn && { goesOn }) };

/** Opens the file that was chosen, if one still is being chosen. */
const opened = (state: ImportState, { type: _, ...selected }: EventOf<'opened'>): ImportState =>
  state.isOpening ? toColumns({ ...withMapping(selected), undo: [], redo: [] }) : state;

/** A dialog that is closed without a choice changes nothing. */
function openFailed<S extends ImportState>(state: S, { error, given }: EventOf<'openFailed'>): S | ImportState {
  if (!state.isOpening) return state;
  return error.kind === 'cancelled' ? { ...state, isOpening: false } : toFile(given, error);
}

/** From here on a mapping that was remembered counts as the person's own choice. */
const withMapping = <T extends Pick<SelectedFile, 'detection' | 'options'>>(selected: T): T => {
  const { detection, options } = selected;
  if (!detection.isRemembered) return selected;
  return { ...selected, options: { ...options, mapping: detection.columns.map(({ column }) => column) } };
};

const opening = { open: <S extends ImportState>(state: S) => ({ ...state, isOpening: true }), opened, openFailed };

const backToGiven = (_state: ImportState, _event: EventOf<'backToGiven'>, { kind }: ImportSetup) => startOf(kind);

/** Checks the lines again with other repairs, which can be undone. */
function repaired(
  state: StateOf<'check'>,
  change: (before: readonly ImportRepair[]) => readonly ImportRepair[],
): ImportState {
  const { options, undo } = state;
  const repairs = [...change(options.repairs ?? [])];
  return toRecheck(state, { options: { ...options, repairs }, undo: [...undo, options], redo: [] });
}

/**
 * The transitions of the wizard: state × event → state. What is not in the table changes nothing. Calls are made by
 * `createWizard`, for every state that `isWaiting`.
 */
const transitions: Transitions = {
  community: {
    give: (_, { given }) => toFile(given),
    ...opening,
  },
  file: {
    ...opening,
    backToGiven,
  },
  columns: {
    ...opening,
    backToGiven,
    correct: (state, { change, goesOn }) => {
      const changed = change(state.options);
      // Another column mapping may bring other codes.
      const options = changed.mapping === state.options.mapping ? changed : withoutCodes(changed);
      return { ...toColumns({ ...state, options }), isBusy: true, ...(goesOn === true && { goesOn }) };
    },
    inspected: (state, { detection }, setup) => {
      if (!isWaiting(state)) return state;
      const selected = { ...withMapping({ ...state, detection }), undo: [], redo: [] };
      return state.goesOn === true ? toCodes(selected, setup, true) : toColumns(selected);
    },
    failed: (state, { error }) => (isWaiting(state) ? { ...state, isBusy: false, error } : state),
    check: (state, _, setup) => (state.isBusy ? state : toCodes(state, setup)),
  },
  codes: {
    ...opening,
    backToGiven,
    backToColumns: toColumns,
    valuesRead: (state, { found }, setup) => {
      if (!isWaiting(state)) return state;
      const columns = found.filter(
        ({ column, values }) =>
          readingsOf(
            column,
            values.map(({ value }) => value),
          ).length > 0,
      );
      return columns.length === 0 ? toNames(state, setup) : { ...state, columns };
    },
    failed: (state, { error }) => (isWaiting(state) ? { ...state, error } : state),
    readCodes: (state, { codes }, setup) => {
      const { options } = state;
      return toNames({ ...state, options: { ...options, codes: { ...options.codes, ...codes } } }, setup);
    },
  },
  values: {
    ...opening,
    backToGiven,
    backToColumns: toColumns,
    valuesRead: (state, { found }) => (isWaiting(state) ? { ...state, columns: found } : state),
    failed: (state, { error }) => (isWaiting(state) ? { ...state, error } : state),
    checkWith: (state, { values }) => {
      const { options } = state;
      return toCheck({ ...state, options: { ...options, values: { ...options.values, ...values } } });
    },
  },
  check: {
    ...opening,
    open: (state) => (isWaiting(state) ? state : { ...state, isOpening: true }),
    backToGiven,
    backToColumns: toColumns,
    progressed: (state, { progress }) => (isWaiting(state) ? { ...state, progress } : state),
    checked: (state, { report }) => (isWaiting(state) ? { ...state, report, isBusy: false } : state),
    failed: (state, { error }) => (isWaiting(state) ? { ...state, report: null, isBusy: false, error } : state),
    check: (state) => toCheck(state),
    askCodes: (state, _, setup) => toCodes({ ...state, options: withoutCodes(state.options) }, setup),
    repair: (before, { repairs, decided }) => {
      const state =
        decided === undefined ? before : { ...before, decided: [...new Set([...(before.decided ?? []), ...decided])] };
      if (repairs.length === 0) return state;
      const isReplaced = (one: ImportRepair) => repairs.some((other) => isSameCell(one, other));
      return repaired(state, (known) => [...known.filter((one) => !isReplaced(one)), ...repairs]);
    },
    removeRepairs: (state, { repairs }) =>
      repaired(state, (before) => before.filter((one) => !repairs.some((other) => isSameCell(one, other)))),
    undoRepair: (state) => {
      const options = state.undo.at(-1);
      if (options === undefined) return state;
      return toRecheck(state, { options, undo: state.undo.slice(0, -1), redo: [...state.redo, state.options] });
    },
    redoRepair: (state) => {
      const options = state.redo.at(-1);
      if (options === undefined) return state;
      return toRecheck(state, { options, undo: [...state.undo, state.options], redo: state.redo.slice(0, -1) });
    },
    confirmSending: (state, { leavesOutErrors }) =>
      state.report === null || state.isBusy
        ? state
        : toConfirmation({ ...state, report: state.report, leavesOutErrors, before: null }),
  },
  // Only its own results end a sending.
  send: {
    ...opening,
    open: (state) => (state.isBusy ? state : { ...state, isOpening: true }),
    backToGiven: (state, event, setup) => (state.isBusy ? state : backToGiven(state, event, setup)),
    backToCheck: (state) => (state.isBusy ? state : toCheck(state, state.report)),
    send: (state) => (state.isBusy ? state : toSending(state)),
    progressed: (state, { progress }) => (state.isBusy ? { ...state, progress } : state),
    wished: (state, { wish }) => (state.isBusy ? { ...state, wish } : state),
    sent: (state, { result }) => {
      if (!state.isBusy) return state;
      return toReport(state, state.before === null ? result : withEarlierLines(state.before, result));
    },
    failed: (state, { error }) => {
      if (!state.isBusy) return state;
      const shown = error.kind === 'cancelled' ? null : error;
      // Nothing more was sent, so the earlier report is still correct.
      return state.before === null ? toConfirmation(state, shown) : toReport(state, state.before, shown);
    },
  },
  report: {
    send: (state) => toSending({ ...state, before: state.result }),
    restart: ({ given }) => toFile(given),
  },
};

/** Returns the state after an event; the same one where the event does not apply. */
export function importReducer(state: ImportState, event: ImportEvent, setup: ImportSetup): ImportState {
  // The row of a step takes its states, and the column of an event its events: the types of the table hold both.
  const transition = transitions[state.step][event.type] as Transition<ImportStep, ImportEventType> | undefined;
  return transition === undefined ? state : transition(state, event, setup);
}

/** Whether the state waits for a call about its file: inspecting, reading values, checking or sending. */
export function isWaiting(state: ImportState): boolean {
  if (state.isOpening) return false;
  switch (state.step) {
    case 'columns':
    case 'check':
    case 'send':
      return state.isBusy;
    case 'codes':
    case 'values':
      return state.columns === null && state.error === null;
    default:
      return false;
  }
}

/** The columns whose values the step asks about. */
export const columnsToRead = (state: StateOf<'codes' | 'values'>, setup: ImportSetup): readonly string[] =>
  state.step === 'codes' ? codedOf(state, setup) : fedOf(state, setup.named);
