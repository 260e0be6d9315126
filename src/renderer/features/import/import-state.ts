import type { AppError } from '#shared/errors.ts';
import { type GivenValues, type ImportKindName, importKinds } from '#shared/import/kinds.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ImportDetection, ImportOptions, ImportReport, UnfinishedImport } from '#shared/ipc/transfer.ts';

/** A file whose start has been read, with the user's corrections. */
export interface SelectedFile {
  /** The values that were chosen for all lines before the file. */
  given: GivenValues | undefined;
  file: FileSelection;
  detection: ImportDetection;
  options: ImportOptions;
  /** The options before each repair, to undo them; and those of the repairs that were undone, to redo them. */
  undo: readonly ImportOptions[];
  redo: readonly ImportOptions[];
  /** Lines about which was decided by default: what the person decides otherwise stays so. */
  decided?: readonly number[];
  /** The partly sent import of the same content that is being resumed. */
  resumes: UnfinishedImport | null;
}

/** A successful check whose lines can be sent. */
export interface Checked extends SelectedFile {
  report: ImportReport;
  /** Leaves out the lines in error. */
  leavesOutErrors: boolean;
  /** The outcome so far, when the user resumes from the report. */
  before: ImportResult | null;
}

/** The different values of a column, with their number of lines and the names in the first ones. */
export type ColumnOfValues = { column: string } & ResponseOf<'import.values'>;

/** Properties of every step. */
interface AnyStep {
  /** A file is being chosen and read; until it is, the step stays on the screen. */
  isOpening: boolean;
  error: AppError | null;
}

interface Steps {
  community: AnyStep;
  file: AnyStep & { given: GivenValues | undefined };
  /** `isBusy`: the file is being read again, with corrected options; `goesOn`: the check follows. */
  columns: AnyStep & SelectedFile & { isBusy: boolean; goesOn?: boolean };
  /** `columns` is null while their values are being read. */
  codes: AnyStep & SelectedFile & { columns: readonly ColumnOfValues[] | null };
  /** `goesOn`: values that were linked for the last file are not asked again. */
  values: AnyStep & SelectedFile & { columns: readonly ColumnOfValues[] | null; goesOn?: boolean };
  /**
   * `isBusy`: the lines are being checked; `report` is that of the check before, null before the first one and when the
   * last one failed.
   */
  check: AnyStep & SelectedFile & { progress: Progress | null; report: ImportReport | null; isBusy: boolean };
  /**
   * `isBusy`: the lines are being sent; before that the person is asked to confirm. `wish`: what the person asked of the
   * sending, once the current batch is over.
   */
  send: AnyStep & Checked & { progress: Progress | null; isBusy: boolean; wish: 'pause' | 'stop' | null };
  report: AnyStep & Checked & { result: ImportResult };
}

export type ImportStep = keyof Steps;

/** The state of the wizard in one of its steps. */
export type StateOf<S extends ImportStep> = { [Step in S]: { step: Step } & Steps[Step] }[S];

/** The state of the wizard. It includes what is known of the file, so that every step can be returned to. */
export type ImportState = StateOf<ImportStep>;

/** The first step of the wizard. */
export const startOf = (kind: ImportKindName): ImportState =>
  importKinds[kind].given === null
    ? { step: 'file', given: undefined, isOpening: false, error: null }
    : { step: 'community', isOpening: false, error: null };

/** The options of every call about a file. */
export const optionsOf = ({ options, given }: Pick<SelectedFile, 'options' | 'given'>): ImportOptions =>
  given === undefined ? options : { ...options, given };

/** The options of the calls after the columns: the sheet is the one that was shown. */
export const readOptionsOf = (file: Pick<SelectedFile, 'options' | 'given' | 'detection'>): ImportOptions => ({
  ...optionsOf(file),
  ...(file.detection.sheet !== null && { sheet: file.detection.sheet }),
});

/** The values chosen for all lines; none before they are chosen, and for an import without. */
export const givenOf = (state: ImportState): GivenValues | undefined => ('given' in state ? state.given : undefined);

/** Whether leaving would lose input: columns mapped by hand, values chosen or repairs typed for the file. */
export const hasCorrections = (state: ImportState): boolean =>
  'file' in state &&
  state.step !== 'report' &&
  (['mapping', 'derived', 'values', 'codes', 'constants', 'repairs', 'national'] as const).some(
    (key) => state.options[key] !== undefined,
  );

/** Number of lines of people who have an account, as far as they are still in the file. */
export const accountsOf = ({ options, report }: Pick<Checked, 'options' | 'report'>): number =>
  (options.repairs ?? []).filter((repair, at) => 'hasAccount' in repair && (report.repaired[at] ?? 0) > 0).length;
