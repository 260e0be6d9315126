import { expect, test } from 'vitest';
import { crumbsOf, windowTitle } from '#renderer/app/shell/PageTitle.tsx';

test('the record’s name replaces the last breadcrumb once it is known', () => {
  expect(crumbsOf('users_show', null)).toEqual([
    { kind: 'page', name: 'users' },
    { kind: 'page', name: 'users_show' },
  ]);
  expect(crumbsOf('users_show', 'Marie D.')).toEqual([
    { kind: 'page', name: 'users' },
    { kind: 'record', label: 'Marie D.' },
  ]);
});

test('a page about one part of a record keeps its own breadcrumb after the record’s name', () => {
  expect(crumbsOf('communities_dashboard', 'Vosges en commun')).toEqual([
    { kind: 'page', name: 'communities' },
    { kind: 'record', label: 'Vosges en commun' },
    { kind: 'page', name: 'communities_dashboard' },
  ]);
});

test('the window title names the record, the page and the product', () => {
  expect(windowTitle('Marie D.', 'Fiche utilisateur')).toBe('Marie D. – Fiche utilisateur – Escale');
  expect(windowTitle(null, 'Utilisateurs')).toBe('Utilisateurs – Escale');
  expect(windowTitle(null, 'Escale')).toBe('Escale');
});
