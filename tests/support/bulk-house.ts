import { BulkJobs, type BulkServices } from '#main/bulk/jobs.ts';
import { BulkJournals } from '#main/bulk/journal.ts';
import type { Handlers } from '#main/ipc/handler.ts';
import type { Clock } from '#main/ports.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { FakeFolder } from './fake-folder.ts';

/** A clock whose timers run at once, so that every event is told. */
const clock: Clock = { now: Date.now, after: () => () => {} };

export interface BulkHouseOptions {
  /** What the platform's calls answer. */
  handlers: Partial<Handlers>;
  folder?: FakeFolder;
  person?: number;
  key?: Uint8Array | null;
  mayUndo?: () => boolean;
  removeMany?: BulkServices['removal']['many'];
}

/** The bulk actions of a person over handlers that a test writes; several of them may share a folder. */
export function openBulkHouse({
  handlers,
  folder = new FakeFolder(clock),
  person = 1,
  key = new Uint8Array(32).fill(7),
  mayUndo = () => true,
  removeMany = async () => ({ entries: [] }),
}: BulkHouseOptions) {
  const warnings: string[] = [];
  const log = (_: string, message: string) => void warnings.push(message);
  const journals = new BulkJournals({ folder, clock, log, key: { get: async () => key } });
  const whose = { person };
  const held = { count: 0 };
  const jobs = new BulkJobs({
    clock,
    // The tests answer what their operations ask.
    handlers: handlers as Handlers,
    lists: handlers as Handlers,
    removal: { many: removeMany },
    journals,
    hold: () => {
      held.count += 1;
      return () => {
        held.count -= 1;
      };
    },
    mayUndo,
    onLook: () => {},
    owner: () => ({ platform: 'https://api.example.org', person: whose.person }),
    emit: () => {},
  });
  const view = async (id: string) => {
    const found = (await jobs.list()).find((one) => one.id === id);
    if (found === undefined) throw new Error('there is no such action');
    return found;
  };
  /** Resolves once it neither looks for rows nor writes any. */
  const settled = async (id: string) => {
    for (;;) {
      const job = await view(id);
      if (job.phase !== 'running' && job.phase !== 'reading') return job;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  return { jobs, journals, folder, warnings, whose, held, view, settled };
}

export const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Nom${index + 1}` }));

export const startOf = (
  operation: RequestOf<'bulk.start'>['operation'],
  rows: number | RequestOf<'bulk.start'>['target'],
) => ({
  // What a page asks for is what main is given.
  operation: operation as never,
  title: 'Activer',
  target: typeof rows === 'number' ? ({ kind: 'ids', rows: rowsOf(rows) } as const) : rows,
});
