import { describe, expect, test } from 'vitest';
import {
  arrange,
  layoutOf,
  moveColumn,
  showColumn,
  sizeColumn,
  stepColumn,
} from '../../../../../src/renderer/kit/list/columns/layout.ts';
import { shownColumns } from '../../../../../src/renderer/kit/list/columns/shown-columns.ts';
import type { ListColumn } from '../../../../../src/renderer/kit/list/definition.ts';

const column = (id: string, isOptional = false): ListColumn => ({
  id,
  header: 'users:columns.name',
  width: 100,
  cell: () => null,
  isOptional,
});
const all = [column('name'), column('email'), column('status'), column('gender', true)];
const ids = (layout: readonly { id: string }[]) => layout.map(({ id }) => id);

describe('columns as a person arranged them', () => {
  test('without a choice are those of the definition, optional ones hidden', () => {
    expect(layoutOf(arrange(all, undefined))).toEqual([
      { id: 'name', isShown: true },
      { id: 'email', isShown: true },
      { id: 'status', isShown: true },
      { id: 'gender', isShown: false },
    ]);
  });

  test('keep their order and widths, the first one always first and shown', () => {
    const layout = [
      { id: 'status', isShown: true, width: 300 },
      { id: 'name', isShown: false, width: 180 },
      { id: 'email', isShown: false },
      { id: 'gender', isShown: true },
    ];
    expect(layoutOf(arrange(all, layout))).toEqual([
      { id: 'name', isShown: true, width: 180 },
      { id: 'status', isShown: true, width: 300 },
      { id: 'email', isShown: false },
      { id: 'gender', isShown: true },
    ]);
  });

  test('survive another version: what is gone is forgotten, what is new comes last', () => {
    const old = [
      { id: 'name', isShown: true },
      { id: 'gone', isShown: true },
      { id: 'status', isShown: false },
    ];
    expect(layoutOf(arrange(all, old))).toEqual([
      { id: 'name', isShown: true },
      { id: 'status', isShown: false },
      { id: 'email', isShown: true },
      { id: 'gender', isShown: false },
    ]);
  });
});

describe('moving', () => {
  const layout = layoutOf(arrange(all, undefined));

  test.each([
    ['gender', 1, ['name', 'gender', 'email', 'status']],
    ['email', 3, ['name', 'status', 'gender', 'email']],
    ['status', 0, ['name', 'status', 'email', 'gender']],
    ['status', 99, ['name', 'email', 'gender', 'status']],
    ['name', 2, ['name', 'email', 'status', 'gender']],
    ['unknown', 2, ['name', 'email', 'status', 'gender']],
  ])('%s to place %i', (id, place, expected) => {
    expect(ids(moveColumn(layout, id, place))).toEqual(expected);
  });

  test('one place among those that show passes over the hidden ones', () => {
    const hidden = showColumn(showColumn(layout, 'status', false), 'gender', true);
    expect(ids(stepColumn(hidden, 'email', 1))).toEqual(['name', 'status', 'gender', 'email']);
    expect(stepColumn(hidden, 'email', -1)).toBe(hidden);
    expect(stepColumn(hidden, 'gender', 1)).toBe(hidden);
  });
});

test('the first column cannot be hidden, the others can', () => {
  const layout = layoutOf(arrange(all, undefined));
  expect(showColumn(layout, 'name', false)).toEqual(layout);
  expect(showColumn(layout, 'email', false)[1]).toEqual({ id: 'email', isShown: false });
});

test.each([
  [10, 48],
  [5000, 800],
  [123.4, 123],
])('a width of %d becomes %d', (typed, kept) => {
  const layout = sizeColumn(layoutOf(arrange(all, undefined)), 'email', typed);
  expect(layout[1]).toEqual({ id: 'email', isShown: true, width: kept });
  expect(sizeColumn(layout, 'email', null)[1]).toEqual({ id: 'email', isShown: true });
});

describe('the columns that a grid draws', () => {
  const outer = { leading: 0, trailing: 60 };

  test('are those that show, in the order of the person, and share the spare room by their widths', () => {
    const layout = moveColumn(showColumn(layoutOf(arrange(all, undefined)), 'email', false), 'gender', 1);
    const { columns, templateOf, minWidth } = shownColumns(arrange(all, showColumn(layout, 'gender', true)), outer);
    expect(columns.map(({ id }) => id)).toEqual(['name', 'gender', 'status']);
    expect(templateOf()).toBe('minmax(100px, 100fr) minmax(100px, 100fr) minmax(100px, 100fr) 60px');
    expect(minWidth).toBe(360);
  });

  test('keep a width that the person chose, also while it is being dragged', () => {
    const layout = sizeColumn(layoutOf(arrange(all, undefined)), 'email', 240);
    const { templateOf, minWidth } = shownColumns(arrange(all, layout), { leading: 44, trailing: 60 });
    expect(templateOf()).toBe('44px minmax(100px, 100fr) 240px minmax(100px, 100fr) 60px');
    expect(templateOf({ id: 'status', width: 130 })).toBe('44px minmax(100px, 100fr) 240px 130px 60px');
    expect(minWidth).toBe(544);
  });

  test('leave the rest of the room to the last one when every width was chosen', () => {
    const widths = all.reduce((layout, { id }) => sizeColumn(layout, id, 120), layoutOf(arrange(all, undefined)));
    expect(shownColumns(arrange(all, widths), outer).templateOf()).toBe('120px 120px minmax(120px, 1fr) 60px');
  });
});
