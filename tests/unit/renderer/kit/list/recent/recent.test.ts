import { describe, expect, it } from 'vitest';
import { createRecent } from '#renderer/kit/list/recent/recent.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

describe('recently opened records', () => {
  it('are listed newest first, each once, twenty at most', () => {
    const recent = createRecent(7, memory());
    for (let id = 1; id <= 25; id += 1) recent.addRecord({ module: 'users', id, name: `N${id}` });
    recent.addRecord({ module: 'users', id: 10, name: 'N10' });
    expect(
      recent.records
        .get()
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual([10, 25, 24]);
    expect(recent.records.get()).toHaveLength(20);
  });

  it('are stored per person, by id: no name is written to disk', () => {
    const storage = memory();
    createRecent(7, storage).addRecord({ module: 'users', id: 3, name: 'Jeanne Martin' });
    expect([...storage.kept.values()].join()).not.toContain('Martin');
    expect(createRecent(7, storage).records.get()).toEqual([{ module: 'users', id: 3 }]);
    expect(createRecent(8, storage).records.get()).toEqual([]);
  });

  it('start empty where the storage holds something else, and work without storage', () => {
    const storage = memory();
    storage.setItem('escale.recent.7', '{"a":1}');
    expect(createRecent(7, storage).records.get()).toEqual([]);
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const recent = createRecent(7, refusing);
    recent.addRecord({ module: 'users', id: 1 });
    expect(recent.records.get()).toHaveLength(1);
  });
});

describe('recently used views', () => {
  it('are listed newest first, each once, ten at most, per person, and without the names that a person gave', () => {
    const storage = memory();
    const recent = createRecent(7, storage);
    for (let number = 1; number <= 12; number += 1) recent.addView({ module: 'users', id: `v${number}` });
    recent.addView({ module: 'users', id: 'v8' });
    recent.addView({ module: 'hitchhikers', id: 'v8', label: 'users:views.recent' });
    const ids = createRecent(7, storage).views.get();
    expect(ids).toHaveLength(10);
    expect(ids.slice(0, 3)).toEqual([
      { module: 'hitchhikers', id: 'v8', label: 'users:views.recent' },
      { module: 'users', id: 'v8' },
      { module: 'users', id: 'v12' },
    ]);
    expect(createRecent(8, storage).views.get()).toEqual([]);
  });

  it('start empty where the storage names no module', () => {
    const storage = memory();
    storage.setItem('escale.recentViews.7', '[{"module":"nowhere","id":"v1"}]');
    expect(createRecent(7, storage).views.get()).toEqual([]);
  });
});
