import type { FluentIcon } from '@fluentui/react-icons';
import { foundKinds, maxFound } from '#shared/found.ts';
import type { RouteName } from '#shared/routes.ts';
import type { Searchable } from './match.ts';

/** Groups of records by the resource that they are of; the title of its list stands above them. */
const recordGroups = ['communities', ...foundKinds.map(({ name }) => name)] as const;
type RecordGroup = (typeof recordGroups)[number];

export const isRecordGroup = (group: Group): group is RecordGroup => (recordGroups as readonly Group[]).includes(group);

/** Lines of a group shown at most: what is further down is found by another letter. */
const maxOfGroup = {
  link: 1,
  id: 1,
  actions: 30,
  recent: 8,
  views: 5,
  pages: 12,
  application: 8,
  people: maxFound,
} as const;
type FixedGroup = keyof typeof maxOfGroup;
export type Group = FixedGroup | RecordGroup;

/** Found records stand last: they come later, and must not push away what someone is about to choose. */
export const groups: readonly Group[] = [
  // The keys of a literal are those of its type, in the order in which they are written.
  ...(Object.keys(maxOfGroup) as FixedGroup[]),
  ...recordGroups,
];

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

/** The lines in the order of their groups, each group cut to what can be taken in. */
export function arrange(entries: readonly Entry[]): Entry[] {
  return groups.flatMap((group) => {
    const max = isRecordGroup(group) ? maxFound : maxOfGroup[group];
    return entries.filter((entry) => entry.group === group).slice(0, max);
  });
}
