import { expect, it } from 'vitest';
import { valueAt } from '#main/settings/sources.ts';

const values = { solidary: { staleDays: 7, none: null }, pictureHosts: ['a.example', 'b.example'], name: 'Escale' };

it.each([
  [[], values],
  [['solidary', 'staleDays'], 7],
  [['pictureHosts', 1], 'b.example'],
  [['pictureHosts', 2], undefined],
  [['solidary', 'else'], undefined],
  [['solidary', 'none', 'more'], undefined],
  [['nothing', 'more'], undefined],
  [['name', 'length'], undefined],
  // What every object inherits is no setting.
  [['solidary', 'constructor'], undefined],
  [['toString'], undefined],
])('at %j stands %j', (path, value) => {
  expect(valueAt(values, path)).toEqual(value);
});
