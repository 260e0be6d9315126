import type { FluentIcon } from '@fluentui/react-icons';
import { foundKinds, maxFound } from '#shared/found.ts';
import type { RouteName } from '#shared/routes.ts';
import type { Searchable } from './match.ts';

/** Found records stand last: they come later, and must not push away what someone is about to choose. */
export const groups = [
  'link',
  'id',
  'actions',
  'recent',
  'views',
  'pages',
  'application',
  'people',
  'communities',
  ...foundKinds.map(({ name }) => name),
] as const;
export type Group = (typeof groups)[number];

/** One line of the palette. */
export interface Entry extends Searchable {
  id: string;
  group: Group;
  label: string;
  /** Said after the label, weaker. */
  detail?: string;
  icon?: FluentIcon;
  /** Icon of a module in its place. */
  module?: RouteName;
  /** Keys that do the same, as printed. */
  keys?: string;
  run: () => void;
}

/** Lines of a group shown at most: what is further down is found by another letter. */
const maxOfGroup: Record<Group, number> = {
  link: 1,
  id: 1,
  people: maxFound,
  actions: 30,
  recent: 8,
  views: 5,
  pages: 12,
  communities: maxFound,
  campaigns: maxFound,
  events: maxFound,
  articles: maxFound,
  editorials: maxFound,
  relaypoints: maxFound,
  application: 8,
};

/** The lines in the order of their groups, each group cut to what can be taken in. */
export function arrange(entries: readonly Entry[]): Entry[] {
  return groups.flatMap((group) => entries.filter((entry) => entry.group === group).slice(0, maxOfGroup[group]));
}
