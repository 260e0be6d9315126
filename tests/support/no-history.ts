import type { ImportServices } from '#main/transfer/import/handlers.ts';
import { AppFailure } from '#shared/failure.ts';

/** Imports of which nothing is kept once they are over. */
export const noHistory: Pick<ImportServices, 'past' | 'places'> = {
  past: {
    list: async () => [],
    find: async () => {
      throw new AppFailure({ kind: 'notFound' });
    },
  },
  places: { known: async () => [], keep: async () => {} },
};
