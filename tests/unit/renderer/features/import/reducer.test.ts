import { expect, test } from 'vitest';
import type { AppError } from '#shared/errors.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { ImportDetection, ImportOptions, UnfinishedImport } from '#shared/ipc/transfer.ts';
import { detectionOf as detected, reportOf } from '#tests/support/import-detection.ts';
import {
  columnsToRead,
  type ImportEvent,
  type ImportEventType,
  type ImportSetup,
  importReducer,
  isWaiting,
} from '../../../../../src/renderer/features/import/import-reducer.ts';
import {
  type ColumnOfValues,
  type ImportState,
  type StateOf,
  startOf,
} from '../../../../../src/renderer/features/import/import-state.ts';

const setup: ImportSetup = { kind: 'members', named: ['communityId'] };
const given = { communityId: '7' };
const cancelled: AppError = { kind: 'cancelled' };
const offline: AppError = { kind: 'network', reason: 'unreachable' };

const detectionOf = (...columns: (string | null)[]): ImportDetection =>
  detected({ columns: columns.map((column) => ({ title: column, column, samples: [], filled: 1 })), sampled: 1 });
/** A file with codes and names to ask about. */
const detection = detectionOf('email', 'gender', 'communityId');
const report = reportOf({ valid: 2, blocked: 1 });
const resultOf = (added: number, notSent = 0): ImportResult => ({
  counts: { added, updated: 0, existing: 0, refused: 0, uncertain: 0, notSent },
  batches: 1,
  lines: [{ line: added, label: 'a', outcome: 'refused', message: 'no' }],
});
const codes: ColumnOfValues = { column: 'gender', values: [{ value: '2', count: 3, examples: [] }], isComplete: true };
const north = { value: 'Nord', count: 3, examples: [] };
const names: ColumnOfValues = { column: 'communityId', values: [north], isComplete: true };
const repair = { column: 'email', value: 'a(at)b.fr', to: 'a@b.fr' };
const file = { selectionId: 's1', name: 'a.csv', size: 10 };
const resumes = { id: 'i1' } as UnfinishedImport; // The reducer carries it, and reads nothing of it.

const selected = { given, file, detection, options: { encoding: 'utf-8' }, undo: [], redo: [], resumes } as const;
const checked = { ...selected, report, leavesOutErrors: true, before: null };
const rest = { isOpening: false, error: null } as const;

/** One state of each kind, by what the person sees. */
const states = {
  community: { step: 'community', ...rest },
  communityOpening: { step: 'community', ...rest, isOpening: true },
  file: { step: 'file', given, ...rest, error: offline },
  fileOpening: { step: 'file', given, ...rest, isOpening: true },
  columns: { step: 'columns', ...selected, ...rest, isBusy: false },
  columnsOpening: { step: 'columns', ...selected, ...rest, isOpening: true, isBusy: false },
  inspecting: { step: 'columns', ...selected, ...rest, isBusy: true },
  readingCodes: { step: 'codes', ...selected, ...rest, columns: null },
  codes: { step: 'codes', ...selected, ...rest, columns: [codes] },
  codesFailed: { step: 'codes', ...selected, ...rest, columns: null, error: offline },
  readingValues: { step: 'values', ...selected, ...rest, columns: null },
  values: { step: 'values', ...selected, ...rest, columns: [names] },
  valuesFailed: { step: 'values', ...selected, ...rest, columns: null, error: offline },
  checking: { step: 'check', ...selected, ...rest, progress: null, report: null, isBusy: true },
  rechecking: { step: 'check', ...selected, ...rest, progress: null, report, isBusy: true },
  checkFailed: { step: 'check', ...selected, ...rest, progress: null, report: null, isBusy: false, error: cancelled },
  checked: { step: 'check', ...selected, ...rest, progress: null, report, isBusy: false },
  confirmation: { step: 'send', ...checked, ...rest, progress: null, wish: null, isBusy: false },
  sending: { step: 'send', ...checked, ...rest, progress: null, wish: null, isBusy: true },
  sendingOn: { step: 'send', ...checked, before: resultOf(2, 1), ...rest, progress: null, wish: null, isBusy: true },
  report: { step: 'report', ...checked, ...rest, result: resultOf(2, 1) },
} satisfies Record<string, ImportState>;
type Name = keyof typeof states;

/** One event of each type, with what it carries. */
const events: { [E in ImportEventType]: Extract<ImportEvent, { type: E }> } = {
  give: { type: 'give', given: { communityId: '8' } },
  backToGiven: { type: 'backToGiven' },
  open: { type: 'open' },
  correct: { type: 'correct', change: (options) => ({ ...options, delimiter: ',' }) },
  check: { type: 'check' },
  readCodes: { type: 'readCodes', codes: { gender: 'national' } },
  askCodes: { type: 'askCodes' },
  checkWith: { type: 'checkWith', values: { communityId: { Nord: '4' } } },
  repair: { type: 'repair', repairs: [repair] },
  removeRepairs: { type: 'removeRepairs', repairs: [repair] },
  undoRepair: { type: 'undoRepair' },
  redoRepair: { type: 'redoRepair' },
  backToColumns: { type: 'backToColumns' },
  confirmSending: { type: 'confirmSending', leavesOutErrors: true },
  backToCheck: { type: 'backToCheck' },
  send: { type: 'send' },
  wished: { type: 'wished', wish: 'pause' },
  restart: { type: 'restart' },
  opened: { type: 'opened', given, file: { ...file, selectionId: 's2' }, detection, options: {}, resumes: null },
  openFailed: { type: 'openFailed', error: offline, given },
  inspected: { type: 'inspected', detection },
  valuesRead: { type: 'valuesRead', found: [codes] },
  progressed: { type: 'progressed', progress: { phase: 'check', done: 1, total: 3 } },
  checked: { type: 'checked', report },
  sent: { type: 'sent', result: resultOf(3) },
  failed: { type: 'failed', error: offline },
};

/** What a state looks like, in one of the names above where there is one. */
function look(state: ImportState): string {
  const { step } = state;
  const opening = state.isOpening ? 'Opening' : '';
  switch (step) {
    case 'columns':
      return `${state.isBusy ? 'inspecting' : 'columns'}${opening}`;
    case 'codes':
    case 'values':
      if (state.error !== null) return `${step}Failed${opening}`;
      if (state.columns !== null || state.isOpening) return `${step}${opening}`;
      return `reading${step === 'codes' ? 'Codes' : 'Values'}`;
    case 'check':
      if (state.error !== null) return `checkFailed${opening}`;
      if (state.isBusy) return state.report === null ? 'checking' : 'rechecking';
      return `checked${opening}`;
    case 'send':
      if (state.isBusy) return state.before === null ? 'sending' : 'sendingOn';
      return `confirmation${opening}`;
    default:
      return `${step}${opening}`;
  }
}

/** The transitions that there are: state × event → state. Every other pair changes nothing. */
const expected: Record<Name, Partial<Record<ImportEventType, string>>> = {
  community: { give: 'file', open: 'communityOpening' },
  communityOpening: { give: 'file', open: 'communityOpening', opened: 'columns', openFailed: 'file' },
  file: { open: 'fileOpening', backToGiven: 'community' },
  fileOpening: { open: 'fileOpening', backToGiven: 'community', opened: 'columns', openFailed: 'file' },
  columns: { open: 'columnsOpening', backToGiven: 'community', correct: 'inspecting', check: 'readingCodes' },
  columnsOpening: {
    open: 'columnsOpening',
    backToGiven: 'community',
    correct: 'inspecting',
    check: 'readingCodes',
    opened: 'columns',
    openFailed: 'file',
  },
  inspecting: {
    open: 'inspectingOpening',
    backToGiven: 'community',
    correct: 'inspecting',
    inspected: 'columns',
    failed: 'columns',
  },
  readingCodes: {
    open: 'codesOpening',
    backToGiven: 'community',
    backToColumns: 'columns',
    readCodes: 'readingValues',
    valuesRead: 'codes',
    failed: 'codesFailed',
  },
  codes: { open: 'codesOpening', backToGiven: 'community', backToColumns: 'columns', readCodes: 'readingValues' },
  codesFailed: {
    open: 'codesFailedOpening',
    backToGiven: 'community',
    backToColumns: 'columns',
    readCodes: 'readingValues',
  },
  readingValues: {
    open: 'valuesOpening',
    backToGiven: 'community',
    backToColumns: 'columns',
    checkWith: 'checking',
    valuesRead: 'values',
    failed: 'valuesFailed',
  },
  values: { open: 'valuesOpening', backToGiven: 'community', backToColumns: 'columns', checkWith: 'checking' },
  valuesFailed: {
    open: 'valuesFailedOpening',
    backToGiven: 'community',
    backToColumns: 'columns',
    checkWith: 'checking',
  },
  checking: {
    backToGiven: 'community',
    backToColumns: 'columns',
    check: 'checking',
    askCodes: 'readingCodes',
    repair: 'checking',
    removeRepairs: 'checking',
    progressed: 'checking',
    checked: 'checked',
    failed: 'checkFailed',
  },
  rechecking: {
    backToGiven: 'community',
    backToColumns: 'columns',
    check: 'checking',
    askCodes: 'readingCodes',
    repair: 'rechecking',
    removeRepairs: 'rechecking',
    progressed: 'rechecking',
    checked: 'checked',
    failed: 'checkFailed',
  },
  checkFailed: {
    open: 'checkFailedOpening',
    backToGiven: 'community',
    backToColumns: 'columns',
    check: 'checking',
    askCodes: 'readingCodes',
    repair: 'checking',
    removeRepairs: 'checking',
  },
  checked: {
    open: 'checkedOpening',
    backToGiven: 'community',
    backToColumns: 'columns',
    check: 'checking',
    askCodes: 'readingCodes',
    repair: 'rechecking',
    removeRepairs: 'rechecking',
    confirmSending: 'confirmation',
  },
  confirmation: { open: 'confirmationOpening', backToGiven: 'community', backToCheck: 'checked', send: 'sending' },
  sending: { progressed: 'sending', wished: 'sending', sent: 'report', failed: 'confirmation' },
  sendingOn: { progressed: 'sendingOn', wished: 'sendingOn', sent: 'report', failed: 'report' },
  report: { send: 'sendingOn', restart: 'file' },
};

const pairs = (Object.keys(states) as Name[]).flatMap(
  (
    name, // Exactly the keys of the literal above.
  ) => Object.values(events).map((event) => [name, event.type, expected[name][event.type] ?? null, event] as const),
);

test.each(pairs)('%s, %s: %s', (name, _type, to, event) => {
  const state: ImportState = states[name];
  const before = structuredClone(state);
  const next = importReducer(state, event, setup);
  expect(state).toEqual(before);
  if (to === null) return expect(next).toBe(state);
  expect(next).not.toBe(state);
  expect(look(next)).toBe(to);
  // What a later step leaves behind would be taken for its own.
  const known = Object.values<ImportState>(states).find(({ step }) => step === next.step);
  expect(Object.keys(next).toSorted()).toEqual(Object.keys(known ?? {}).toSorted());
});

/** The state after some events, the last of which must apply. */
const after = (state: ImportState, ...types: readonly (ImportEventType | ImportEvent)[]): ImportState =>
  types.reduce((now, type) => importReducer(now, typeof type === 'string' ? events[type] : type, setup), state);

/** The state, which must be in this step. */
function inStep<S extends ImportState['step']>(step: S, state: ImportState): StateOf<S> {
  expect(state.step).toBe(step);
  return state as StateOf<S>; // Asserted above.
}

const steps = (kind: ImportSetup['kind'], ...columns: (string | null)[]) =>
  importReducer({ ...states.columns, detection: detectionOf(...columns) }, events.check, { ...setup, kind }).step;

test('the call of a step is made while nothing has answered it, and none while a file is chosen', () => {
  const waiting = (Object.keys(states) as Name[]).filter((name) => isWaiting(states[name])); // Its own keys.
  expect(waiting).toEqual([
    'inspecting',
    'readingCodes',
    'readingValues',
    'checking',
    'rechecking',
    'sending',
    'sendingOn',
  ] satisfies Name[]);
  expect(isWaiting(after(states.inspecting, 'open'))).toBe(false);
});

test('each kind begins with what it needs first', () => {
  expect(startOf('members').step).toBe('community');
  expect(startOf('users').step).toBe('file');
  const users = { ...setup, kind: 'users' } as const;
  expect(importReducer(states.checked, events.backToGiven, users)).toEqual(startOf('users'));
});

test('only what a file holds is asked about before its check', () => {
  expect(steps('members', 'email', 'gender', 'communityId')).toBe('codes');
  expect(steps('members', 'email', 'communityId')).toBe('values');
  expect(steps('members', 'email', null)).toBe('check');
  expect(columnsToRead(states.readingCodes, setup)).toEqual(['gender']);
  expect(columnsToRead(states.readingValues, setup)).toEqual(['communityId']);
});

test('codes of one meaning are not asked about, and told ones are kept', () => {
  const words = { ...codes, values: [{ value: 'femme', count: 3, examples: [] }] };
  expect(look(after(states.readingCodes, { type: 'valuesRead', found: [words] }))).toBe('readingValues');
  const told = inStep('values', after(states.codes, 'readCodes'));
  expect(told.options).toEqual({ encoding: 'utf-8', codes: { gender: 'national' } });
  expect(look(after(told, 'backToColumns', 'check'))).toBe('readingValues');
  expect(look(after(told, 'checkWith', 'askCodes'))).toBe('readingCodes');
});

test('another mapping is asked about anew, and leaves what was typed for the file', () => {
  const typed: ImportOptions = {
    codes: { gender: 'national' },
    repairs: [repair],
    constants: { addressCountry: 'France' },
  };
  const columns = { ...states.columns, options: { ...typed, mapping: ['email'] }, undo: [{}] };
  const { change } = events.correct;
  expect(inStep('columns', after(columns, { type: 'correct', change })).options).toEqual({
    ...typed,
    mapping: ['email'],
    delimiter: ',',
  });
  const other = after(columns, { type: 'correct', change: (options) => ({ ...options, mapping: ['gender'] }) });
  const { codes: _, ...others } = typed;
  expect(inStep('columns', other).options).toEqual({ ...others, mapping: ['gender'] });
  // Options of another reading are not to be returned to.
  expect(inStep('columns', after(other, 'inspected')).undo).toEqual([]);
});

test('two corrections within one reading are both kept', () => {
  const header: ImportEvent = { type: 'correct', change: (options) => ({ ...options, headerLine: null }) };
  expect(inStep('columns', after(states.columns, 'correct', header)).options).toEqual({
    encoding: 'utf-8',
    delimiter: ',',
    headerLine: null,
  });
});

test('a remembered mapping counts as chosen', () => {
  const remembered = { ...detection, isRemembered: true };
  const mapping = ['email', 'gender', 'communityId'];
  const inspected = after(states.inspecting, { type: 'inspected', detection: remembered });
  expect(inStep('columns', inspected).options.mapping).toEqual(mapping);
  const opened = after(states.fileOpening, { ...events.opened, detection: remembered });
  expect(inStep('columns', opened).options).toEqual({ mapping });
  expect(inStep('columns', after(states.inspecting, 'inspected')).options.mapping).toBeUndefined();
});

test('a dialog closed without a choice changes nothing, also of an error that is shown', () => {
  for (const name of ['community', 'file', 'columns', 'codesFailed', 'values', 'checked', 'confirmation'] as const) {
    const closed = after(states[name], 'open', { ...events.openFailed, error: cancelled });
    expect(closed).toEqual(states[name]);
  }
});

test('a file that cannot be opened leads to the step of files, with what was given for all of its lines', () => {
  expect(after(states.communityOpening, 'openFailed')).toEqual({ step: 'file', given, ...rest, error: offline });
});

test('a later choice of the person ends the choice of a file', () => {
  const checking = after(states.checked, 'open', 'check');
  expect(checking.isOpening).toBe(false);
  expect(after(checking, 'opened')).toBe(checking);
});

test('a repair replaces that of the same cells, and each can be undone', () => {
  const better = { ...repair, to: 'b@b.fr' };
  const once = after(states.checked, 'repair');
  const twice = inStep('check', after(once, { type: 'repair', repairs: [better] }));
  expect(twice.options.repairs).toEqual([better]);
  expect(inStep('check', after(twice, 'removeRepairs')).options.repairs).toEqual([]);
  const undone = inStep('check', after(twice, 'undoRepair'));
  expect(undone.options.repairs).toEqual([repair]);
  const before = inStep('check', after(undone, 'undoRepair'));
  expect([before.options, before.undo]).toEqual([states.checked.options, []]);
  const redone = inStep('check', after(before, 'redoRepair', 'redoRepair', 'checked'));
  expect([redone.options, after(redone, 'redoRepair')]).toEqual([twice.options, redone]);
  expect(inStep('check', after(undone, { type: 'repair', repairs: [better] })).redo).toEqual([]);
});

test('what is known of the lines stays on the screen while they are checked again', () => {
  expect(inStep('check', after(states.checked, 'repair')).report).toBe(report);
  expect(inStep('check', after(states.checked, 'repair', 'failed')).report).toBeNull();
  expect(after(states.rechecking, 'confirmSending')).toBe(states.rechecking);
});

test('names that were told are kept beside those of other columns', () => {
  const options = { values: { type: { Gare: '2' } } };
  const told = after({ ...states.values, options }, 'checkWith');
  expect(inStep('check', told).options.values).toEqual({ type: { Gare: '2' }, communityId: { Nord: '4' } });
});

test('lines in error are left out as the person confirmed, and the check is there to return to', () => {
  const confirmed = inStep('send', after(states.checked, 'confirmSending'));
  expect([confirmed.leavesOutErrors, confirmed.before]).toEqual([true, null]);
  expect(inStep('check', after(confirmed, 'backToCheck')).report).toBe(report);
});

test('an import that is stopped before its first batch can be begun again, without an error', () => {
  expect(after(states.sending, { type: 'failed', error: cancelled })).toEqual(states.confirmation);
  expect(after(states.sending, 'failed').error).toEqual(offline);
});

test('an import that goes on adds to its report, which stays where nothing more was sent', () => {
  const done = inStep('report', after(states.sendingOn, 'sent'));
  expect(done.result.counts.added).toBe(3);
  expect(done.result.lines.map(({ line }) => line)).toEqual([2, 3]);
  expect(inStep('report', after(states.sending, 'sent')).result.lines.map(({ line }) => line)).toEqual([3]);
  const failed = inStep('report', after(states.sendingOn, 'failed'));
  expect([failed.result, failed.error]).toEqual([resultOf(2, 1), offline]);
  expect(after(states.report, 'send', 'sent')).toEqual(done);
});
