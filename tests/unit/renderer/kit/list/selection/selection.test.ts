import { describe, expect, it, vi } from 'vitest';
import { pageShare, Selection } from '#renderer/kit/list/selection/selection.ts';
import type { ListQuery } from '#shared/resources/define.ts';

const rows = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: first + index, name: `n${first + index}` }));
const row = (id: number) => ({ id, name: `n${id}` });
const query: ListQuery = { page: 1, perPage: 25, sort: [], filters: { search: 'Martin' } };
const idsOf = (selection: Selection<{ id: number; name: string }>, last: number) =>
  rows(1, last).flatMap(({ id }) => (selection.has(id) ? [id] : []));

describe('a selection of single rows', () => {
  it('is of nobody at first, and tells nobody that it is emptied', () => {
    const selection = new Selection();
    const listener = vi.fn();
    selection.subscribe(listener);
    expect(selection.summary()).toEqual({ count: 0, isQuery: false });
    selection.clear();
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps the rows chosen on other pages', () => {
    const selection = new Selection<{ id: number; name: string }>();
    selection.showPage(rows(1, 3));
    selection.setPage(true);
    selection.toggle(row(26));
    selection.toggle(row(2));
    const chosen = selection.chosen();
    expect(chosen).toMatchObject({ kind: 'ids', ids: [1, 3, 26] });
    expect(chosen.records.get(26)).toEqual(row(26));
    expect(selection.summary().count).toBe(3);
  });

  it('notifies one row and the summary when one row in a thousand is ticked', () => {
    const selection = new Selection<{ id: number; name: string }>();
    const heard: number[] = [];
    for (const { id } of rows(1, 1000)) selection.subscribeTo(id, () => heard.push(id));
    const summary = vi.fn();
    selection.subscribe(summary);
    selection.toggle(row(500));
    expect(heard).toEqual([500]);
    expect(summary).toHaveBeenCalledTimes(1);
  });

  it('stops notifying a removed listener', () => {
    const selection = new Selection();
    const listener = vi.fn();
    selection.subscribeTo(4, listener)();
    selection.toggle({ id: 4 });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a range selection', () => {
  it('extends from the last choice, grows, reverses and deselects what it no longer covers', () => {
    const selection = new Selection<{ id: number; name: string }>();
    selection.showPage(rows(1, 10));
    selection.toggle(row(9));
    selection.toggle(row(3));
    selection.extendTo(0, 5);
    expect(idsOf(selection, 10)).toEqual([3, 4, 5, 6, 9]);
    selection.extendTo(0, 3);
    expect(idsOf(selection, 10)).toEqual([3, 4, 9]);
    selection.extendTo(0, 0);
    expect(idsOf(selection, 10)).toEqual([1, 2, 3, 9]);
  });

  it('notifies of another range of as many rows, and not where none changes', () => {
    const selection = new Selection<{ id: number; name: string }>();
    selection.showPage(rows(1, 10));
    selection.toggle(row(5));
    selection.extendTo(4, 5);
    const summary = vi.fn();
    selection.subscribe(summary);
    selection.extendTo(4, 3);
    expect(idsOf(selection, 10)).toEqual([4, 5]);
    expect(summary).toHaveBeenCalledOnce();
    selection.extendTo(4, 3);
    selection.drop([9]);
    expect(summary).toHaveBeenCalledOnce();
  });

  it('starts at the given row when nothing was chosen on the page', () => {
    const selection = new Selection<{ id: number; name: string }>();
    selection.toggle(row(99));
    selection.showPage(rows(1, 10));
    selection.extendTo(4, 5);
    expect(idsOf(selection, 10)).toEqual([5, 6]);
    expect(selection.has(99)).toBe(true);
  });
});

describe('a selection of all matching rows', () => {
  it('includes rows that were never loaded, minus the exceptions', () => {
    const selection = new Selection<{ id: number; name: string }>();
    selection.toggle(row(1));
    selection.chooseMatching(query, 1248);
    expect([selection.has(1), selection.has(987)]).toEqual([true, true]);
    selection.toggle(row(1));
    selection.toggle(row(2));
    selection.toggle(row(2));
    expect(selection.summary()).toEqual({ count: 1247, isQuery: true });
    expect(selection.chosen()).toMatchObject({ kind: 'query', query, total: 1248, except: [1] });
  });

  it('notifies each visible row that changes, and no other', () => {
    const selection = new Selection<{ id: number; name: string }>();
    const heard: number[] = [];
    selection.toggle(row(1));
    for (const { id } of rows(1, 3)) selection.subscribeTo(id, () => heard.push(id));
    selection.chooseMatching(query, 10);
    expect(heard).toEqual([2, 3]);
    selection.clear();
    expect(heard).toEqual([2, 3, 1, 2, 3]);
    expect(selection.summary()).toEqual({ count: 0, isQuery: false });
  });
});

it('drops records that no longer exist', () => {
  const selection = new Selection();
  selection.showPage(rows(1, 4));
  selection.setPage(true);
  selection.drop([2, 3, 50]);
  expect(selection.chosen()).toMatchObject({ ids: [1, 4] });
});

it('says how much of a page is selected', () => {
  const selection = new Selection();
  expect(pageShare(selection)).toBe('none');
  selection.showPage([{ id: 1 }, { id: 2 }]);
  expect(pageShare(selection)).toBe('none');
  selection.toggle({ id: 1 });
  expect(pageShare(selection)).toBe('some');
  selection.toggle({ id: 2 });
  expect(pageShare(selection)).toBe('all');
});

describe('rows that an action ended', () => {
  const first = { key: 'first', total: 9 };
  const pageOf = (...ids: number[]) => ids.map((id) => ({ id }));

  it('stay selected while the list holds them, and are counted where they are out of sight', () => {
    const selection = new Selection();
    selection.showPage(pageOf(1, 2), first);
    selection.setPage(true);
    selection.showPage(pageOf(3, 4), { key: 'second', total: 9 });
    expect([selection.summary().count, selection.hiddenCount()]).toEqual([2, 2]);
    selection.showPage(pageOf(1, 2), first);
    expect([selection.summary().count, selection.hiddenCount()]).toEqual([2, 0]);
  });

  it('that the list no longer holds when it is read again are no longer selected', () => {
    const selection = new Selection();
    selection.showPage(pageOf(1, 2, 3), first);
    selection.setPage(true);
    // In another order as many rows are there: those that moved to another page stay.
    selection.showPage(pageOf(1, 2, 4), first);
    expect(selection.summary().count).toBe(3);
    selection.showPage(pageOf(1, 2, 3), first);
    selection.showPage(pageOf(2, 3, 4), { ...first, total: 8 });
    expect([selection.has(1), selection.has(2), selection.summary().count]).toEqual([false, true, 2]);
  });
});
