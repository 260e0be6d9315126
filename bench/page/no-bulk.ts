import type { FakeBulk } from '#tests/support/fake-bulk.ts';

/**
 * Takes the place of `tests/support/fake-bulk.ts`, which runs the bulk actions of main and with them the modules of Node:
 * no bench starts one, and none is unfinished.
 */
export const fakeBulk = (): FakeBulk => ({
  handlers: { 'bulk.jobs': () => [] },
  removeMany: () => Promise.reject(new Error('no bench deletes anybody')),
});
