import { describe, expect, it } from 'vitest';
import { listsSettings, readListsSettings, untouchedList } from '#shared/lists.ts';
import { preferencesPatch } from '#shared/preferences.ts';

const view = { id: 'a1', name: 'Nancy', filters: { createdDate: '7d' }, sort: '' };
const whole = {
  columns: [{ id: 'name', isShown: true, width: 200 }],
  viewColumns: { a1: [{ id: 'email', isShown: false }] },
  views: [view],
  defaultView: 'a1',
};

describe('stored settings of lists', () => {
  it('are read back unchanged', () => {
    expect(readListsSettings({ 'users:1': whole })).toEqual({ 'users:1': whole });
  });

  it('drop only a view that cannot be read', () => {
    const stored = { 'users:1': { ...whole, views: [{ name: 'no id' }, view, 'nothing'] } };
    expect(readListsSettings(stored)['users:1']?.views).toEqual([view]);
  });

  it.each([
    ['columns', [{ id: 'name' }]],
    ['columns', [{ id: 'name', isShown: true, width: 5 }]],
    ['viewColumns', { a1: 'x' }],
    ['defaultView', 12],
    ['views', 'x'],
  ])('drop only %s when it cannot be read', (part, value) => {
    const read = readListsSettings({ 'users:1': { ...whole, [part]: value } })['users:1'];
    expect(listsSettings.safeParse({ 'users:1': read }).success).toBe(true);
    for (const key of ['columns', 'viewColumns', 'defaultView', 'views'] as const) {
      if (key !== part) expect(read?.[key]).toEqual(whole[key]);
    }
    expect(read?.[part as keyof typeof whole]).not.toEqual(value);
  });

  it.each([null, [], 'x', { 'users:1': null }, { 'users:1': [] }])(
    'that are %j give default settings or none',
    (stored) => {
      for (const settings of Object.values(readListsSettings(stored))) expect(settings).toEqual(untouchedList);
    },
  );
});

it('the page may send settings only in the form that can be read back', () => {
  expect(preferencesPatch.safeParse({ lists: { 'users:1': whole } }).success).toBe(true);
  expect(preferencesPatch.safeParse({ lists: { 'users:1': { ...whole, views: [{ name: 'no id' }] } } }).success).toBe(
    false,
  );
});
