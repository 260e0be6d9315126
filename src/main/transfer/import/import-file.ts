import type { ImportType } from '#shared/import/causes.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';

/** A file on disk and the person's options for reading it. */
export interface ImportFile {
  path: string;
  type: ImportType;
  options: ImportOptions;
}
