import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';

/** The file whose column is looked at, and how it is read. */
export interface ColumnOfFile {
  selectionId: string;
  type: ImportType;
  options: ImportOptions;
  column: string;
}

/** The different values of a column as the file writes them, most frequent first. */
export const useColumnValues = ({ selectionId, type, options, column }: ColumnOfFile) =>
  useQuery({
    queryKey: [
      'import',
      selectionId,
      'values',
      column,
      options.sheet,
      options.headerLine,
      options.joinsTitles,
      options.mapping,
    ],
    queryFn: ({ signal }) => read('import.values', { selectionId, type, options, column }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
