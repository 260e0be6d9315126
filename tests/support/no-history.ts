import type { ImportServices } from '#main/transfer/import/handlers.ts';
import { AppFailure } from '#shared/failure.ts';

/** A history of imports that keeps none. */
export const noHistory: ImportServices['past'] = {
  list: async () => [],
  find: async () => {
    throw new AppFailure({ kind: 'notFound' });
  },
};
