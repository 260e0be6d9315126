import { expect, test } from 'vitest';
import { readViews, withViews } from '#renderer/modules/solidaryrecords/board/column-views.ts';
import { columnsOf, rowsWith, targetsOf } from '#renderer/modules/solidaryrecords/board/columns.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';

const row = (id: number, status: number) =>
  solidaryRecords.row.parse({ id, status, progression: 0, adminuserId: 7, adminorigin: null, admindestination: null });

test('rows stand in the column of their status, in the order of the list', () => {
  const { byStatus, others } = columnsOf([row(4, 2), row(1, 0), row(9, 2)]);
  expect(byStatus[2].map(({ id }) => id)).toEqual([4, 9]);
  expect(byStatus[0].map(({ id }) => id)).toEqual([1]);
  expect(others).toEqual([]);
});

test('a row that belongs to no column is counted, not lost', () => {
  expect(columnsOf([row(1, 4), row(2, 5)]).others.map(({ id }) => id)).toEqual([1, 2]);
});

test('no card can be moved to the first column, nor to its own', () => {
  expect(targetsOf({ status: 0 })).toEqual([1, 2, 3, 4]);
  expect(targetsOf({ status: 2 })).toEqual([1, 3, 4]);
});

test('a search finds cards by all its words, however they are written', () => {
  const place = (town: string) => ({ addressLocality: town, displayLabel: [town] });
  const named = (id: number, familyName: string, town: string) =>
    solidaryRecords.row.parse({
      id,
      status: 0,
      progression: 0,
      adminuserId: 7,
      admingivenName: 'Ana',
      adminfamilyName: familyName,
      adminorigin: place(town),
      admindestination: place('Toul'),
    });
  const rows = [named(12, 'Élie', 'Nancy'), named(13, 'Bois', 'Nancy'), named(14, 'Bois', 'Laxou')];
  const found = (text: string) => rowsWith(rows, text).map(({ id }) => id);
  expect(found('  ')).toEqual([12, 13, 14]);
  expect(found('elie')).toEqual([12]);
  expect(found('nancy bois')).toEqual([13]);
  expect(found('14')).toEqual([14]);
  expect(found('metz')).toEqual([]);
});

test('how columns are shown is kept in the address, without what is unknown in it', () => {
  const shown = readViews({ order: '2.name,3.action,1.size,9.name', folded: '0,7' });
  expect(shown).toEqual({
    0: { order: 'firstDay', isFolded: true },
    1: { order: 'firstDay', isFolded: false },
    2: { order: 'name', isFolded: false },
    3: { order: 'action', isFolded: false },
  });
  expect(withViews({ display: 'board', order: 'x' }, shown)).toEqual({
    display: 'board',
    order: '2.name,3.action',
    folded: '0',
  });
  expect(withViews({ folded: '0' }, readViews({}))).toEqual({});
});
