import { expect, test } from 'vitest';
import { crumbsOf, windowTitle } from '#renderer/app/shell/PageTitle.tsx';

test('the way to a page leads to its list; what the page is stands in its title alone', () => {
  expect(crumbsOf('users_show', null)).toEqual([{ kind: 'page', name: 'users' }]);
  expect(crumbsOf('users_show', 'Marie D.')).toEqual([{ kind: 'page', name: 'users' }]);
  expect(crumbsOf('users', null)).toEqual([]);
});

test('a page about one part of a record has the record’s name on the way to it', () => {
  expect(crumbsOf('communities_dashboard', 'Vosges en commun')).toEqual([
    { kind: 'page', name: 'communities' },
    { kind: 'record', label: 'Vosges en commun' },
  ]);
});

test('the window title names the record, the page and the product', () => {
  expect(windowTitle('Marie D.', 'Fiche utilisateur')).toBe('Marie D. – Fiche utilisateur – Escale');
  expect(windowTitle(null, 'Utilisateurs')).toBe('Utilisateurs – Escale');
  expect(windowTitle(null, 'Escale')).toBe('Escale');
});
