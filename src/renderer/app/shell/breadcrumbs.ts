import { isRouteName, type RouteDefinition, type RouteName, routeNamed } from '#shared/routes.ts';

/** One step of the breadcrumbs: a heading of the menu, a page, or a record's name. */
export type Crumb =
  | { kind: 'group'; group: NonNullable<RouteDefinition['group']> }
  | { kind: 'page'; name: RouteName }
  | { kind: 'record'; label: string };

/**
 * Group › list › page; a record's name replaces the page once it is known, or precedes it
 * (docs/screens/01-shell-home.md §2).
 */
export function crumbsOf(name: RouteName, label: string | null): Crumb[] {
  const { group, parent, hasRecordCrumb = false } = routeNamed(name);
  const crumbs: Crumb[] = group === undefined ? [] : [{ kind: 'group', group }];
  if (parent !== undefined && isRouteName(parent)) crumbs.push({ kind: 'page', name: parent });
  if (label !== null) crumbs.push({ kind: 'record', label });
  if (label === null || hasRecordCrumb) crumbs.push({ kind: 'page', name });
  return crumbs;
}

/** The title of the window: record, page, product; unknown parts are left out. */
export const windowTitle = (label: string | null, title: string): string =>
  [label, title, title === 'Escale' ? null : 'Escale'].filter((part) => part !== null).join(' – ');
