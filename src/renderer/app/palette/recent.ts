import { z } from 'zod';
import { isRouteName, type RouteName } from '#shared/routes.ts';
import { createStore, type Store } from '../providers/store.ts';

/** A record that the person opened lately. */
export interface RecentRecord {
  module: RouteName;
  id: number;
  /** Known while the application runs: names are not written to disk. */
  name?: string;
}

export interface RecentRecords {
  state: Store<readonly RecentRecord[]>;
  add: (record: RecentRecord) => void;
}

const kept = 20;

const stored = z.array(
  z.object({
    module: z.custom<RouteName>((name) => typeof name === 'string' && isRouteName(name)),
    id: z.int().positive(),
  }),
);

const keyOf = (userId: number) => `escale.recent.${userId}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

function read(storage: Storage, userId: number): RecentRecord[] {
  try {
    return stored.parse(JSON.parse(storage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** The records that one person opened on this computer, the newest first. On disk stand their numbers alone. */
export function createRecentRecords(userId: number, storage: Storage = window.localStorage): RecentRecords {
  const state = createStore<readonly RecentRecord[]>(read(storage, userId));
  return {
    state,
    add(record) {
      const others = state.get().filter(({ module, id }) => module !== record.module || id !== record.id);
      const next = [record, ...others].slice(0, kept);
      state.set(next);
      try {
        storage.setItem(keyOf(userId), JSON.stringify(next.map(({ module, id }) => ({ module, id }))));
      } catch {
        // A full or forbidden storage costs the list of the next start, nothing else.
      }
    },
  };
}
