import type { QueryClient } from '@tanstack/react-query';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
import type { AppError } from '#shared/errors.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { ValidationType } from '#shared/resources/communities/index.ts';

/** A login file that could not be sent with the community that was saved. */
export interface RefusedLoginFile {
  selection: FileSelection;
  error: AppError;
  /** The mode that was put back, because nobody could join without a file; null where there was nothing to put back. */
  putBack: ValidationType | null;
  /** Why the mode could not be put back: the community requires a file that it does not have. */
  stuck: AppError | null;
}

// Not under the communities, whose changes make everything there be read again.
const keyOf = (id: number) => ['refusedLoginFiles', id] as const;

/** State of a refused login file; it outlives the form. */
export const useRefusedLoginFile = (id: number): RefusedLoginFile | null =>
  useRemembered<RefusedLoginFile | null>(keyOf(id), null);

/** Remembers the refused login file of a community, or that there is none. */
export function rememberRefused(client: QueryClient, id: number, refused: RefusedLoginFile | null): void {
  client.setQueryData(keyOf(id), refused);
}
