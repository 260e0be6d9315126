import { z } from 'zod';
import { createStore, type Store } from '#renderer/kit/data/store.ts';
import { isRouteName, type RouteName } from '#shared/routes.ts';

/** A recently opened record. */
export interface RecentRecord {
  module: RouteName;
  id: number;
  /** Known during this run only: names are not written to disk. */
  name?: string;
}

/** A recently used view of a list. */
export interface RecentView {
  module: RouteName;
  id: string;
  /** Text key of a predefined view; absent for the user's own, whose name is among their views. */
  label?: string;
}

/** What one user opened on this computer, the newest first. */
export interface Recent {
  records: Store<readonly RecentRecord[]>;
  views: Store<readonly RecentView[]>;
  addRecord: (record: RecentRecord) => void;
  addView: (view: RecentView) => void;
}

const maxRecords = 20;
const maxViews = 10;

const module = z.custom<RouteName>((name) => typeof name === 'string' && isRouteName(name));
const storedRecords = z.array(z.object({ module, id: z.int().positive() }));
const storedViews = z.array(
  z.object({ module, id: z.string().min(1).max(60), label: z.string().max(200).exactOptional() }),
);

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

function read<Entry>(storage: Storage, key: string, schema: z.ZodType<Entry[]>): Entry[] {
  try {
    return schema.parse(JSON.parse(storage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

function write(storage: Storage, key: string, entries: readonly object[]): void {
  try {
    storage.setItem(key, JSON.stringify(entries));
  } catch {
    // A full or forbidden storage only costs the list of the next start.
  }
}

/** Puts an entry first and removes its older occurrence. */
function first<Entry extends { module: RouteName; id: number | string }>(
  entry: Entry,
  entries: readonly Entry[],
  max: number,
): Entry[] {
  const others = entries.filter(({ module, id }) => module !== entry.module || id !== entry.id);
  return [entry, ...others].slice(0, max);
}

/** Stores the numbers of records and the ids of views only. */
export function createRecent(userId: number, storage: Storage = window.localStorage): Recent {
  const keys = { records: `escale.recent.${userId}`, views: `escale.recentViews.${userId}` };
  const records = createStore<readonly RecentRecord[]>(read(storage, keys.records, storedRecords));
  const views = createStore<readonly RecentView[]>(read(storage, keys.views, storedViews));
  return {
    records,
    views,
    addRecord(record) {
      const next = first(record, records.get(), maxRecords);
      records.set(next);
      write(
        storage,
        keys.records,
        next.map(({ module, id }) => ({ module, id })),
      );
    },
    addView(view) {
      const next = first(view, views.get(), maxViews);
      views.set(next);
      write(storage, keys.views, next);
    },
  };
}
