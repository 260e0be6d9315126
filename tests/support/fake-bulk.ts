import { BulkJobs } from '#main/bulk/jobs.ts';
import { BulkJournals } from '#main/bulk/journal.ts';
import type { PerformerServices } from '#main/bulk/performers.ts';
import type { CallContext, Handlers } from '#main/ipc/handler.ts';
import type { Channel } from '#shared/ipc/contract.ts';
import { FakeFolder } from './fake-folder.ts';

/** Makes a call as the page would, and returns its value; throws what it answers otherwise. */
type Ask = (channel: Channel, request: unknown, signal: AbortSignal) => Promise<unknown>;
type RemoveMany = PerformerServices['removal']['many'];

export interface FakeBulk {
  /** The calls about actions, as main answers them. */
  handlers: Record<string, (request: never) => unknown>;
  /** How people are deleted, which is no call of the page. */
  removeMany: RemoveMany;
}

/**
 * The bulk actions of main over a fake bridge: what they do to a row are calls that the bridge answers and remembers.
 * Their journals are kept in memory.
 */
export function fakeBulk(ask: Ask, emit: () => void): FakeBulk {
  const calls = new Proxy(
    {},
    { get: (_, channel: Channel) => (request: unknown, call: CallContext) => ask(channel, request, call.signal) },
  ) as Handlers;
  const clock = { now: Date.now, after: (ms: number, run: () => void) => stopOf(setTimeout(run, Math.min(ms, 5))) };
  const fake: FakeBulk = {
    handlers: {},
    removeMany: async (ids) => ({
      entries: ids.map((id) => ({
        id,
        name: null,
        outcome: 'deleted' as const,
        owned: { communities: [], events: [] },
      })),
    }),
  };
  const log = () => {};
  const jobs = new BulkJobs({
    clock,
    handlers: calls,
    lists: calls,
    removal: { many: (ids, call, onSend) => fake.removeMany(ids, call, onSend) },
    journals: new BulkJournals({ folder: new FakeFolder(clock), clock, log, key: { get: async () => null } }),
    hold: () => () => {},
    mayUndo: () => true,
    onLook: () => {},
    owner: () => ({ platform: 'https://api.example.org', person: 1 }),
    emit,
  });
  fake.handlers = {
    'bulk.start': (request: never) => jobs.start(request),
    'bulk.jobs': () => jobs.list(),
    'bulk.rows': (request: never) => jobs.rows(request),
    'bulk.agree': (of: never) => jobs.agree(of),
    'bulk.pause': ({ id, isPaused }: { id: string; isPaused: boolean }) => jobs.setPaused(id, isPaused),
    'bulk.stop': ({ id }: { id: string }) => jobs.stop(id),
    'bulk.resume': (of: never) => jobs.resume(of),
    'bulk.retry': (request: never) => jobs.retry(request),
    'bulk.undo': (request: never) => jobs.undo(request),
    'bulk.markRead': ({ id }: { id: string }) => jobs.markRead(id),
  };
  return fake;
}

const stopOf = (timer: ReturnType<typeof setTimeout>) => () => clearTimeout(timer);
