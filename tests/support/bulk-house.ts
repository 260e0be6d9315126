import { BulkJobs, type BulkServices } from '#main/bulk/jobs.ts';
import { BulkJournals } from '#main/bulk/journal.ts';
import type { Handlers } from '#main/ipc/handler.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import type { BulkName } from '#shared/ipc/bulk-operations.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { FakeFolder } from './fake-folder.ts';
import { FakeClock } from './fakes.ts';

export interface BulkHouseOptions {
  /** What the platform's calls answer. */
  handlers: Partial<Handlers>;
  clock?: FakeClock;
  folder?: FakeFolder;
  person?: number;
  key?: Uint8Array | null;
  mayUndo?: () => boolean;
  removeMany?: BulkServices['removal']['many'];
}

/** The bulk actions of a person over handlers that a test writes; several of them may share a folder. */
export function openBulkHouse({
  handlers,
  clock = new FakeClock(),
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
  const told = { count: 0 };
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
    emit: () => {
      told.count += 1;
    },
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
  return { jobs, journals, clock, folder, warnings, whose, held, told, view, settled };
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

/** Makes relay points active. */
export const activate = { name: 'changeRelayPoints', changes: { status: 1 } } as const;

/** Relay points with a status each, and what was written to them. */
export function points(count: number, answer: (id: number) => AppError | undefined = () => undefined) {
  const status = new Map(rowsOf(count).map(({ id }) => [id, 2]));
  const written: number[] = [];
  const handlers = {
    'relaypoints.get': async ({ id }: { id: number }) => ({ id, status: status.get(id), typeId: null }),
    'relaypoints.update': async ({ id, changes }: { id: number; changes: { status?: number } }) => {
      written.push(id);
      const error = answer(id);
      if (error?.kind !== 'network' && error !== undefined) throw new AppFailure(error);
      status.set(id, changes.status ?? 0);
      if (error !== undefined) throw new AppFailure(error);
      return { id };
    },
    'relaypoints.list': async ({ page, perPage }: { page: number; perPage: number }) => {
      const all = [...status.keys()].map((id) => ({ id, name: `Aire ${id}` }));
      const rows = all.slice((page - 1) * perPage, page * perPage);
      return { rows, unreadable: [], total: all.length, page, perPage };
    },
  };
  return { status, written, handlers: handlers as never };
}

/** All relay points but some. */
export const allThat = (announced: number, except: number[] = []): RequestOf<'bulk.start'>['target'] => ({
  kind: 'query',
  list: 'relaypoints',
  query: { page: 1, perPage: 25, sort: [], filters: {} },
  except,
  announced,
});

/** Names an action as a page does. */
export const named = (id: string, name: BulkName = activate.name, isUndo = false) => ({ id, name, isUndo });
