import { expect, test } from 'vitest';
import type { Sort } from '#shared/resources/define.ts';
import { nextSort } from '../../../../../src/renderer/kit/list/sort.ts';

const asc = (field: string): Sort => ({ field, direction: 'asc' });
const desc = (field: string): Sort => ({ field, direction: 'desc' });
const byDefault = desc('created');
const name = { sort: 'family', sortThen: 'given' };

const cases: [
  what: string,
  before: Sort[],
  column: { sort: string; sortThen?: string },
  shift: boolean,
  after: Sort[],
][] = [
  ['a first click ascends', [], { sort: 'email' }, false, [asc('email')]],
  ['a second one descends', [asc('email')], { sort: 'email' }, false, [desc('email')]],
  ['a third one goes back to the default', [desc('email')], { sort: 'email' }, false, []],
  ['another column starts anew', [desc('email')], { sort: 'id' }, false, [asc('id')]],
  ['the column of the default order leaves it with one click', [], { sort: 'created' }, false, [asc('created')]],
  ['one of several keys stands alone after a click', [asc('email'), asc('id')], { sort: 'id' }, false, [asc('id')]],
  ['Shift joins a key behind the others', [asc('email')], { sort: 'id' }, true, [asc('email'), asc('id')]],
  ['Shift joins a key behind the default', [], { sort: 'id' }, true, [byDefault, asc('id')]],
  ['Shift turns a joined key', [asc('email'), asc('id')], { sort: 'id' }, true, [asc('email'), desc('id')]],
  ['Shift takes a descending key out', [asc('email'), desc('id')], { sort: 'id' }, true, [asc('email')]],
  ['Shift on the name adds its second key first', [asc('family')], name, true, [asc('family'), asc('given')]],
  ['in its direction', [desc('family')], name, true, [desc('family'), desc('given')]],
  ['then turns both', [asc('family'), asc('given')], name, true, [desc('family'), desc('given')]],
  ['then takes both out', [asc('id'), desc('family'), desc('given')], name, true, [asc('id')]],
  ['a click turns both keys of the name', [asc('family'), asc('given')], name, false, [desc('family'), desc('given')]],
  ['and goes back to the default', [desc('family'), desc('given')], name, false, []],
  ['no fourth key', [asc('a'), asc('b'), asc('c')], { sort: 'd' }, true, [asc('a'), asc('b'), asc('c')]],
];

test.each(cases)('%s', (_what, before, column, isAdditive, after) => {
  expect(nextSort(before, column, isAdditive, byDefault)).toEqual(after);
});
