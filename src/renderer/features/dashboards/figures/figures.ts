import type { TextKey } from '#renderer/locales/text-key.ts';
import { asDay, type CalendarDay } from '#shared/calendar.ts';
import type { Periodicity } from '#shared/config.ts';
import { firstOfMonth } from '#shared/days.ts';
import type { Permission } from '#shared/permissions.ts';
import { memberStatuses } from '#shared/resources/communitymembers/index.ts';
import { relayPointStatuses } from '#shared/resources/relaypoints/index.ts';
import { addressOf } from '#shared/routes.ts';

/** What a dashboard is limited to. */
export interface Perimeter {
  communityId: number | null;
  territoryId: number | null;
}

/** Whom a dashboard is about. */
export type Subject = 'users' | 'hitchhikers';

/** The lists whose totals are figures. */
export type CountedList = Subject | 'communitymembers' | 'relaypoints';

/** A total that a list gives within the perimeter, and where the list shows the same rows. */
export interface Count {
  list: CountedList;
  /** Values of the filters of the resource, as the bridge takes them. */
  filters: Readonly<Record<string, unknown>>;
  /** Rights of these filters, beside that of the list. */
  filterRights: readonly Permission[];
  to: string;
  search: Readonly<Record<string, string | number>>;
}

export interface Figure {
  label: TextKey;
  /** Rights to read the list; without them the figure is not shown. */
  list: CountedList;
  /** A key why no list counts it within the perimeter. */
  count: Count | TextKey;
}

interface FiguresOptions {
  subject: Subject;
  /** Memberships can be counted once a community is chosen. */
  hasCommunity: boolean;
  perimeter: Perimeter;
  periodicity: Periodicity;
  today: CalendarDay;
}

/** First day of the running day, month or year. */
export function periodStart(periodicity: Periodicity, today: CalendarDay): CalendarDay {
  if (periodicity === 'daily') return today;
  return periodicity === 'monthly' ? firstOfMonth(today) : asDay(`${today.slice(0, 4)}-01-01`);
}

/**
 * The figures of a dashboard that lists can really give within its perimeter (docs/screens/06-analytics.md §8). A list
 * that cannot be limited to it gives none: a total of more than the perimeter would be another figure.
 */
export function figuresFor({ subject, hasCommunity, perimeter, periodicity, today }: FiguresOptions): Figure[] {
  const people = peopleFigures(subject, perimeter, periodStart(periodicity, today));
  if (subject === 'hitchhikers') return people;
  return [...people, ...memberFigures(perimeter, hasCommunity), ...relayPointFigures(perimeter)];
}

function peopleFigures(list: Subject, { communityId, territoryId }: Perimeter, from: CalendarDay): Figure[] {
  const within = {
    ...(communityId !== null && { community: communityId }),
    ...(territoryId !== null && { homeAddressTerritory: [territoryId] }),
  };
  const search = {
    ...(communityId !== null && { community: communityId }),
    ...(territoryId !== null && { homeAddressTerritory: territoryId }),
  };
  const filterRights: Permission[] = [
    ...(communityId === null ? [] : (['community_list'] as const)),
    ...(territoryId === null ? [] : (['territory_list'] as const)),
  ];
  const one = (label: 'all' | 'registered' | 'active', field?: 'createdDate' | 'lastActivityDate'): Figure => ({
    label: `analytics:figures.${list}.${label}`,
    list,
    count: {
      list,
      filters: { ...within, ...(field !== undefined && { [field]: { from } }) },
      filterRights,
      to: addressOf(list),
      search: { ...search, ...(field !== undefined && { [field]: `${from}..` }) },
    },
  });
  return [one('all'), one('registered', 'createdDate'), one('active', 'lastActivityDate')];
}

function memberFigures({ communityId: community, territoryId }: Perimeter, hasCommunity: boolean): Figure[] {
  const list = 'communitymembers';
  const none = (why: 'chooseCommunity' | 'membersByTerritory'): Figure[] => [
    { label: 'analytics:figures.everyMember', list, count: `analytics:figures.none.${why}` },
  ];
  if (community === null) return hasCommunity ? none('chooseCommunity') : [];
  if (territoryId !== null) return none('membersByTerritory');
  return memberStatuses.map((status) => ({
    label: `analytics:figures.members.${status}`,
    list,
    count: {
      list,
      filters: { community, status },
      filterRights: [],
      to: addressOf('communities_show', { id: community }),
      search: { tab: 'members', status },
    },
  }));
}

function relayPointFigures({ communityId, territoryId }: Perimeter): Figure[] {
  const list = 'relaypoints';
  if (communityId !== null) {
    const count = 'analytics:figures.none.relayPointsByCommunity';
    return [{ label: 'analytics:figures.everyRelayPoint', list, count }];
  }
  return relayPointStatuses.map((status) => ({
    label: `analytics:figures.relayPoints.${status}`,
    list,
    count: {
      list,
      filters: { status: [status], ...(territoryId !== null && { territory: [territoryId] }) },
      filterRights: territoryId === null ? [] : ['territory_list'],
      to: addressOf(list),
      search: { status, ...(territoryId !== null && { territory: territoryId }) },
    },
  }));
}
