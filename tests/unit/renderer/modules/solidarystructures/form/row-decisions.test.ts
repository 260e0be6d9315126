import { describe, expect, it } from 'vitest';
import { isSame } from '#renderer/kit/form/changes.ts';
import { decisionsOf, withDecisions } from '#renderer/modules/solidarystructures/form/saving/row-decisions.ts';

interface Row {
  id: number | null;
  label: string;
}
const row = (id: number | null, label = `n° ${id}`): Row => ({ id, label });
const decisions = (since: Row[], now: Row[], mine: Row[], used: number[] = []) =>
  decisionsOf({ since, now, mine }, isSame, (id) => used.includes(id));

describe('a list that is sent whole', () => {
  it('asks nothing while nobody else changed it', () => {
    expect(decisions([row(1), row(2)], [row(1), row(2)], [row(2)])).toEqual([]);
  });

  it('asks again about each row that was taken away, once somebody else changed the list', () => {
    expect(decisions([row(1), row(2), row(3)], [row(1, 'autre'), row(2), row(3)], [row(1)])).toEqual([
      { id: 2, kind: 'removed' },
      { id: 3, kind: 'removed' },
    ]);
  });

  it('asks about a row that somebody added, which the list as typed would delete', () => {
    expect(decisions([row(1)], [row(1), row(7)], [row(1, 'mien'), row(null)])).toEqual([{ id: 7, kind: 'added' }]);
  });

  it('asks about a row that is gone there and still in the list', () => {
    expect(decisions([row(1), row(2)], [row(1)], [row(1), row(2, 'mien')])).toEqual([{ id: 2, kind: 'gone' }]);
  });

  it('asks about a row that was taken away here and is used by now', () => {
    expect(decisions([row(1), row(2)], [row(1), row(2)], [row(1)], [2])).toEqual([{ id: 2, kind: 'removed' }]);
  });

  it('puts rows back that stay, makes new ones of those that are gone, and lets the others go', () => {
    const now = [row(1), row(2), row(7), row(8)];
    const mine = [row(1, 'mien'), row(5, 'parti'), row(6, 'parti'), row(null, 'neuf')];
    const asked = [
      { id: 2, kind: 'removed' },
      { id: 7, kind: 'added' },
      { id: 8, kind: 'added' },
      { id: 5, kind: 'gone' },
      { id: 6, kind: 'gone' },
    ] as const;
    const kept = new Set([7, 8, 5]);
    expect(withDecisions({ now, mine }, asked, kept, (one) => ({ ...one, id: null }))).toEqual([
      row(1, 'mien'),
      row(null, 'parti'),
      row(null, 'neuf'),
      row(7),
      row(8),
    ]);
  });
});
