import type { FluentIcon } from '@fluentui/react-icons';
import type { RouteName } from '#shared/routes.ts';
import { maxFound, searchableResources } from '#shared/searchable.ts';
import { compareRanks, type Match, type Searchable } from './match.ts';
import { modulesWithSearch } from './module.ts';

/** Groups of records by resource, titled like its list. */
const recordGroups: readonly RecordGroup[] = [
  ...searchableResources.map(({ name }) => name),
  ...modulesWithSearch.flatMap(({ route, search }) => (search.scope === undefined ? [route] : [])),
];
/** The list whose records they are: found by a part of their name, or by the search of its module. */
export type RecordGroup = RouteName;
/** Groups of records found on the platform. */
export type FoundGroup = RecordGroup | 'people';

const recordGroupNames: ReadonlySet<Group> = new Set(recordGroups);
export const isRecordGroup = (group: Group): group is RecordGroup => recordGroupNames.has(group);

/** Maximum number of lines per group: further ones are found by typing more. */
const maxOfGroup = {
  link: 1,
  id: 1,
  actions: 30,
  favourites: 10,
  recent: 8,
  views: 5,
  pages: 12,
  application: 8,
  help: 6,
  people: maxFound + 1,
} as const;
type FixedGroup = keyof typeof maxOfGroup;
export type Group = FixedGroup | RecordGroup;

/** Found records come last: they arrive later, and must not move what the user is about to choose. */
const groups: readonly Group[] = [
  // The keys of a literal are those of its type, in the order in which they are written.
  ...(Object.keys(maxOfGroup) as FixedGroup[]),
  ...recordGroups,
];

/** One line of the palette. */
export interface PaletteEntry extends Searchable {
  id: string;
  group: Group;
  label: string;
  /** Shown after the label, less prominent. */
  detail?: string;
  icon?: FluentIcon;
  /** The icon of this module replaces the entry's own. */
  module?: RouteName;
  /** The shortcut of the entry, as printed on the keyboard. */
  keys?: string;
  run: () => void;
}

/** Groups with local data, once something is typed: at equal rank, pages come before recently opened records. */
const searchedOrder = {
  actions: 0,
  pages: 1,
  favourites: 2,
  recent: 3,
  views: 4,
  application: 5,
  help: 6,
} satisfies Record<Exclude<FixedGroup, 'link' | 'id' | 'people'>, number>;
const searched = Object.keys(searchedOrder) as (keyof typeof searchedOrder)[];

/**
 * Sorts the entries by group and limits each group. Once something is typed, the group with the best match comes first
 * among the local groups. Records found on the platform always come last.
 */
export function arrange(
  known: readonly Match<PaletteEntry>[],
  found: readonly PaletteEntry[],
  isTyped: boolean,
): PaletteEntry[] {
  const byGroup = new Map<Group, PaletteEntry[]>();
  const best = new Map<Group, Match<unknown>['rank']>();
  const add = (entry: PaletteEntry) => {
    const members = byGroup.get(entry.group) ?? [];
    if (members.length === 0) byGroup.set(entry.group, members);
    if (members.length < maxOf(entry.group)) members.push(entry);
  };
  for (const entry of found) add(entry);
  for (const { entry, rank } of known) {
    // The first of a group is its best.
    if (!best.has(entry.group)) best.set(entry.group, rank);
    add(entry);
  }
  const bestOf = (group: Group) => best.get(group) ?? 'detail';
  const order: readonly Group[] = isTyped
    ? [
        'link',
        'id',
        ...searched.toSorted((left, right) => compareRanks(bestOf(left), bestOf(right))),
        'people',
        ...recordGroups,
      ]
    : groups;
  return order.flatMap((group) => byGroup.get(group) ?? []);
}

/** Found records, and the line that opens all of them. */
const maxOf = (group: Group): number => (isRecordGroup(group) ? maxFound + 1 : maxOfGroup[group]);
