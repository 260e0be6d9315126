import { describe, expect, test } from 'vitest';
import { History } from '#renderer/kit/form/rows/history.ts';
import type { PurposeRow } from '#renderer/modules/solidarystructures/form/lists/rows.ts';
import { type Keyed, RowsStore } from '#renderer/modules/solidarystructures/form/lists/store.ts';

const rows = (...labels: string[]): PurposeRow[] => labels.map((label) => ({ id: null, label }));

function opened(values: PurposeRow[], hasOrder = true) {
  const history = new History<readonly Keyed<PurposeRow>[]>(() => 0);
  const store = new RowsStore(values, { hasOrder, history });
  const keyOf = (rank: number) => store.keys()[rank] ?? '';
  return { store, keyOf, labels: () => store.values().map(({ label }) => label) };
}

describe('the rows of a list', () => {
  test('go back 100 steps and no further', () => {
    const { store, keyOf } = opened(rows('A', 'B'));
    for (let step = 0; step < 130; step += 1) store.moveTo(keyOf(0), 1);
    let steps = 0;
    while (store.undo()) steps += 1;
    expect(steps).toBe(100);
  });

  test('give the place of a row in which nothing was typed to those that are pasted there', () => {
    const { store, keyOf, labels } = opened(rows('A', '', 'B'));
    store.add(rows('C', 'D'), keyOf(1));
    expect(labels()).toEqual(['A', 'C', 'D', 'B']);
    store.undo();
    expect(labels()).toEqual(['A', '', 'B']);
  });

  test('keep their keys when others come from elsewhere, and forget the steps', () => {
    const { store, keyOf, labels } = opened([
      { id: 1, label: 'A' },
      { id: 2, label: 'B' },
    ]);
    const [first, second] = [keyOf(0), keyOf(1)];
    store.change(first, { label: 'A2' });
    store.load([
      { id: 2, label: 'B2' },
      { id: 3, label: 'C' },
    ]);
    expect(store.keys()[0]).toBe(second);
    expect(store.keys()).not.toContain(first);
    expect(store.undo()).toBe(false);
    expect(labels()).toEqual(['B2', 'C']);
  });

  test('do not forget the steps when the form gives back what was just typed', () => {
    const { store, keyOf, labels } = opened(rows('A'));
    store.change(keyOf(0), { label: 'B' });
    store.load(structuredClone(store.values()));
    expect(store.undo()).toBe(true);
    expect(labels()).toEqual(['A']);
  });
});
