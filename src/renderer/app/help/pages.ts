import type { ModuleSwitch } from '#shared/config.ts';
import type { Permission } from '#shared/permissions.ts';
import type { RouteName } from '#shared/routes.ts';

/** One thing that people do on a screen, and how. */
export interface Task {
  do: string;
  how: string;
}

interface Parts {
  tasks: Readonly<Record<string, Task>>;
  /** What the platform and Escale do that the screen does not show: who is told, what cannot be undone. */
  behind: Readonly<Record<string, string>>;
}

/** The texts of the help in one language: a page per route, and what pages of one kind have in common. */
export interface HelpTexts {
  pages: Readonly<Record<RouteName, { purpose: string } & Parts>>;
  shared: Parts;
}

/** The page of a screen as it is shown to one person. */
export interface HelpPage {
  /** What the screen is for, in two sentences. */
  purpose: string;
  tasks: readonly Task[];
  behind: readonly string[];
}

/** What a part needs to be shown; each may be absent. */
export interface Needs {
  permission?: Permission;
  switch?: ModuleSwitch;
  /** The person operates a structure. */
  isOperator?: true;
}

/** Parts that only some people see, by their path in the page. */
export const needs: Readonly<Record<string, Needs>> = {
  'home.tasks.records': { permission: 'solidary_list', switch: 'solidary', isOperator: true },
  'home.tasks.call': { permission: 'solidary_create', switch: 'solidary', isOperator: true },
  'home.tasks.requests': { permission: 'community_dashboard_self', switch: 'community' },
  'home.tasks.identities': { permission: 'user_update' },
  'home.behind.records': { permission: 'solidary_list', switch: 'solidary', isOperator: true },
  'home.behind.requests': { permission: 'community_dashboard_self', switch: 'community' },
  'users.tasks.add': { permission: 'user_create' },
  'users_show.behind.campaigns': { switch: 'campaign' },
  'communities_show.tasks.requests': { permission: 'community_update' },
};

/** How many tasks a page shows: those of the home are more, and each person sees the first ones of their role. */
export const mostTasks = 3;

interface Shared {
  tasks?: readonly string[];
  behind?: readonly string[];
}

const newRecord: Shared = { tasks: ['save'], behind: ['draft'] };
const changedRecord: Shared = { tasks: ['save'], behind: ['draft', 'conflict'] };
const newText: Shared = { tasks: ['save'], behind: ['longDraft'] };
const changedText: Shared = { tasks: ['save'], behind: ['longDraft', 'conflict'] };
const importOfLines: Shared = { behind: ['batches', 'kept'] };
const dashboard: Shared = { tasks: ['enlarge', 'saveDashboard'], behind: ['embedded'] };

/** What pages take from the parts that are common to their kind, after their own. */
export const shared: Partial<Readonly<Record<RouteName, Shared>>> = {
  analytics: dashboard,
  solidary_analytics_carpool: { tasks: ['saveDashboard'], behind: ['embedded'] },
  hitchhikers_dashboard: dashboard,
  communities_dashboard: dashboard,
  users_create: newRecord,
  users_edit: changedRecord,
  users_import: importOfLines,
  hitchhikers_create: newRecord,
  hitchhikers_edit: changedRecord,
  communities_create: newRecord,
  communities_edit: changedRecord,
  communities_users_import: importOfLines,
  campaigns_create: newText,
  campaigns_edit: changedText,
  events_create: newRecord,
  events_edit: changedRecord,
  articles_create: newText,
  articles_edit: changedText,
  editorials_create: newText,
  editorials_edit: changedText,
  relaypoints_create: newRecord,
  relaypoints_edit: changedRecord,
  relaypoints_import: importOfLines,
  solidarybeneficiaries_edit: changedRecord,
  solidaryvolunteers_edit: changedRecord,
  solidarystructures_create: newRecord,
  solidarystructures_edit: changedRecord,
  relaypointtypes_create: newRecord,
  relaypointtypes_edit: changedRecord,
};

/**
 * The page of a screen for one person.
 *
 * @param isShown tells whether the person has what a part needs
 */
export function helpPage(
  { pages, shared: common }: HelpTexts,
  route: RouteName,
  isShown: (needed: Needs) => boolean,
): HelpPage {
  const { purpose, tasks, behind } = pages[route];
  const own = <T>(kind: 'tasks' | 'behind', parts: Readonly<Record<string, T>>): T[] =>
    Object.entries(parts).flatMap(([name, part]) => (isShown(needs[`${route}.${kind}.${name}`] ?? {}) ? [part] : []));
  const taken = <T>(parts: Readonly<Record<string, T>>, names: readonly string[] = []): T[] =>
    names.flatMap((name) => parts[name] ?? []);
  return {
    purpose,
    tasks: [...own('tasks', tasks), ...taken(common.tasks, shared[route]?.tasks)].slice(0, mostTasks),
    behind: [...own('behind', behind), ...taken(common.behind, shared[route]?.behind)],
  };
}
