import { describe, expect, test } from 'vitest';
import {
  arrange,
  layoutOf,
  moveColumn,
  showColumn,
  sizeColumn,
  stepColumn,
} from '../../../../../src/renderer/kit/list/columns/layout.ts';
import { fittingColumns } from '../../../../../src/renderer/kit/list/columns/room.ts';
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

describe('the column layout of a list', () => {
  test('without a choice is that of the definition, with optional columns hidden', () => {
    expect(layoutOf(arrange(all, undefined))).toEqual([
      { id: 'name', isShown: true },
      { id: 'email', isShown: true },
      { id: 'status', isShown: true },
      { id: 'gender', isShown: false },
    ]);
  });

  test('keeps the order and widths chosen, the first column always first and visible', () => {
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

  test('survives another version: removed columns are dropped, new ones come last', () => {
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

describe('moving a column', () => {
  const layout = layoutOf(arrange(all, undefined));

  test.each([
    ['gender', 1, ['name', 'gender', 'email', 'status']],
    ['email', 3, ['name', 'status', 'gender', 'email']],
    ['status', 0, ['name', 'status', 'email', 'gender']],
    ['status', 99, ['name', 'email', 'gender', 'status']],
    ['name', 2, ['name', 'email', 'status', 'gender']],
    ['unknown', 2, ['name', 'email', 'status', 'gender']],
  ])('moves %s to position %i', (id, place, expected) => {
    expect(ids(moveColumn(layout, id, place))).toEqual(expected);
  });

  test('a step of one position skips the hidden columns', () => {
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
])('a width of %d is limited to %d', (typed, kept) => {
  const layout = sizeColumn(layoutOf(arrange(all, undefined)), 'email', typed);
  expect(layout[1]).toEqual({ id: 'email', isShown: true, width: kept });
  expect(sizeColumn(layout, 'email', null)[1]).toEqual({ id: 'email', isShown: true });
});

describe('the columns that a grid draws', () => {
  const outer = { leading: 0, hasTrailing: true };
  // 100 pixels at 14 pixels a letter.
  const own = 'minmax(7.14em, 100fr)';

  test('are the visible ones, in the chosen order, and share the spare room by their widths', () => {
    const layout = moveColumn(showColumn(layoutOf(arrange(all, undefined)), 'email', false), 'gender', 1);
    const { columns, templateOf, minWidth } = shownColumns(arrange(all, showColumn(layout, 'gender', true)), outer);
    expect(columns.map(({ id }) => id)).toEqual(['name', 'gender', 'status']);
    expect(templateOf()).toBe(`${own} ${own} ${own} 0px`);
    expect(minWidth).toBe('calc(0px + 7.14em + 7.14em + 7.14em)');
  });

  test('keep a chosen width, also during a resize', () => {
    const layout = sizeColumn(layoutOf(arrange(all, undefined)), 'email', 240);
    const { templateOf, minWidth } = shownColumns(arrange(all, layout), { leading: 44, hasTrailing: false });
    expect(templateOf()).toBe(`44px ${own} 240px ${own}`);
    expect(templateOf({ id: 'status', width: 130 })).toBe(`44px ${own} 240px 130px`);
    expect(minWidth).toBe('calc(44px + 7.14em + 240px + 7.14em)');
  });

  test('give the spare room to the last column when every width was chosen', () => {
    const widths = all.reduce((layout, { id }) => sizeColumn(layout, id, 120), layoutOf(arrange(all, undefined)));
    expect(shownColumns(arrange(all, widths), outer).templateOf()).toBe('120px 120px minmax(120px, 1fr) 0px');
  });

  test('of digits are at least as wide as these are in the font', () => {
    const telephone: ListColumn = { ...column('telephone'), digits: 16 };
    expect(shownColumns(arrange([telephone], undefined), { leading: 0, hasTrailing: false }).templateOf()).toBe(
      'minmax(max(7.14em, calc(16ch + 1.2em)), 100fr)',
    );
  });
});

describe('the columns for which there is room', () => {
  const columns = [
    column('name'),
    { ...column('email'), priority: 2, sort: 'email' },
    { ...column('town'), priority: 1 },
    column('status'),
    { ...column('gender', true), sort: 'gender' },
  ];
  const fitting = (room: number | null, ...fields: string[]) =>
    fittingColumns(
      columns,
      room,
      fields.map((field) => ({ field, direction: 'asc' })),
    ).map(({ id }) => id);

  test('are all but the optional ones where there is enough, or nothing is laid out', () => {
    expect(fitting(460)).toEqual(['name', 'email', 'town', 'status']);
    expect(fitting(null)).toEqual(['name', 'email', 'town', 'status']);
  });

  test('are fewer in less: the highest priority leaves first, and those without stay', () => {
    expect(fitting(459)).toEqual(['name', 'town', 'status']);
    expect(fitting(300)).toEqual(['name', 'status']);
    expect(fitting(10)).toEqual(['name', 'status']);
  });

  test('always hold those by which the list is sorted', () => {
    expect(fitting(459, 'email')).toEqual(['name', 'email', 'status']);
    expect(fitting(10, 'gender')).toEqual(['name', 'status', 'gender']);
  });
});
