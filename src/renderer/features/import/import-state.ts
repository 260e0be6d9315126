import type { AppError } from '#shared/errors.ts';
import { type GivenValues, type ImportKindName, importKinds } from '#shared/import/kinds.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type {
  ImportDetection,
  ImportOptions,
  ImportReport,
  ImportResult,
  UnfinishedImport,
} from '#shared/ipc/transfer.ts';

/** A file whose start has been read, with the user's corrections. */
export interface SelectedFile {
  /** The values that were chosen for all lines before the file. */
  given: GivenValues | undefined;
  file: FileSelection;
  detection: ImportDetection;
  options: ImportOptions;
  /** The options before each repair, to undo them. */
  undo: readonly ImportOptions[];
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

/** The state of the wizard. It includes what is known of the file, so that every step can be returned to. */
export type ImportState =
  | { step: 'community'; isBusy: boolean; error: AppError | null }
  | { step: 'file'; given: GivenValues | undefined; isBusy: boolean; error: AppError | null }
  | (SelectedFile & { step: 'columns'; isBusy: boolean; error: AppError | null })
  | (SelectedFile & { step: 'codes'; columns: readonly ColumnOfValues[] | null; error: AppError | null })
  | (SelectedFile & { step: 'values'; columns: readonly ColumnOfValues[] | null; error: AppError | null })
  | (SelectedFile & { step: 'check'; progress: Progress | null; report: ImportReport | null; error: AppError | null })
  | (Checked & { step: 'send'; progress: Progress | null; isBusy: boolean; error: AppError | null })
  | (Checked & { step: 'report'; result: ImportResult; error: AppError | null });

/** The first step of the wizard. */
export const startOf = (kind: ImportKindName): ImportState =>
  importKinds[kind].given === null
    ? { step: 'file', given: undefined, isBusy: false, error: null }
    : { step: 'community', isBusy: false, error: null };

/** The options of every call about a file. */
export const optionsOf = ({ options, given }: Pick<SelectedFile, 'options' | 'given'>): ImportOptions =>
  given === undefined ? options : { ...options, given };

/** What is known of the file, whatever step it is in. */
export const chosenOf = ({ given, file, detection, options, undo, resumes }: SelectedFile): SelectedFile => ({
  given,
  file,
  detection,
  options,
  undo,
  resumes,
});

/** The columns of some that the file feeds. */
export const fedOf = ({ detection }: SelectedFile, columns: readonly string[]): readonly string[] =>
  columns.filter((name) => detection.columns.some(({ column }) => column === name));

/** Options under which the codes are asked about anew. */
export const withoutCodes = ({ codes: _, ...others }: ImportOptions): ImportOptions => others;

/** The values chosen for all lines; none before they are chosen, and for an import without. */
export const givenOf = (state: ImportState): GivenValues | undefined => ('given' in state ? state.given : undefined);
