import type { FilePurpose } from '#shared/ipc/files.ts';

/** Media types of the files that people choose, with the extensions of their names. */
const extensions = {
  'application/json': ['json'],
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx', 'xlsm'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type FileType = keyof typeof extensions;

/**
 * Accepted media types by purpose: the dialogs offer exactly these, and the checks of the content accept nothing else.
 * Pictures in formats that the platform shows everywhere (docs/screens/01-shell-home.md §6), proofs as they are taken
 * (docs/screens/07-solidary-records.md §5.1).
 */
const types = {
  image: ['image/jpeg', 'image/png'],
  import: [
    'text/csv',
    'text/plain',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel',
    'application/vnd.oasis.opendocument.spreadsheet',
  ],
  letter: ['application/json'],
  logins: ['text/csv', 'text/plain'],
  recipe: ['application/json'],
  proof: ['application/pdf', 'image/jpeg', 'image/png'],
  views: ['application/json'],
} as const satisfies Readonly<Record<FilePurpose, readonly FileType[]>>;

/** Whether a file of a media type, read from its bytes, is accepted. */
export const isAccepted = (purpose: FilePurpose, type: string): boolean =>
  types[purpose].some((accepted) => accepted === type);

/** Extensions of the names of accepted files, without their dot. */
export const acceptedExtensions = (purpose: FilePurpose): string[] =>
  types[purpose].flatMap((type) => [...extensions[type]]);
