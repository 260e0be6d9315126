import { expect, test } from 'vitest';
import { defineModule, pagesOf, type RoutePage } from '#renderer/kit/resource/module.ts';
import { icons, pages } from '#renderer/modules/index.ts';
import { isMenuGroup, menu } from '#shared/menu.ts';
import { routes } from '#shared/routes.ts';

const Page = () => null;
const icon = () => null;

test('every route but the sign-in has a page', () => {
  const named = routes.map(({ name }) => name).filter((name) => name !== 'login');
  expect(Object.keys(pages).toSorted()).toEqual(named.toSorted());
});

test('the page of a route with a record id in its path takes that id, any other page the search parameters', () => {
  for (const { name, path } of routes) {
    if (name !== 'login') expect(pages[name].kind, name).toBe(path.includes('$') ? 'record' : 'address');
  }
});

test('every entry and every group of the menu has its own icon', () => {
  const names = menu.flatMap((item) =>
    isMenuGroup(item) ? [item.name, ...item.entries.map(({ route }) => route)] : [item.route],
  );
  for (const name of names) expect(icons[name], name).toBeDefined();
});

test('the compiler refuses a module that leaves a route without a page', () => {
  const partial = defineModule('editorials', { icon, list: async () => Page, show: async () => Page });
  // @ts-expect-error there is neither a page that creates an editorial nor one that edits it
  const whole: Record<'editorials' | 'editorials_create' | 'editorials_edit' | 'editorials_show', RoutePage> = pagesOf([
    partial,
  ]);
  expect(Object.keys(whole)).toEqual(['editorials', 'editorials_show']);
});
