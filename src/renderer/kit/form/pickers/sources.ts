import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { contains } from '#shared/folded.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import type { User } from '#shared/resources/users/user.ts';

/** What can be chosen by name. Structures are those of the session. */
export type PickableName =
  | Extract<ResourceName, 'campaigns' | 'communities' | 'territories' | 'users' | 'relaypointtypes'>
  | 'structures';

export interface Picked {
  id: number;
  name: string;
  /** Distinguishes it from others of the same name. */
  detail?: string;
  /** E-mail address of a person. */
  email?: string | null;
  /** Platform address of its icon. */
  icon?: string | null;
}

/** Records per request of a picker. */
export const PICKER_PAGE = 20;

/** More types of relay points than any platform has: their names are read in one call. */
const EVERY_TYPE = 500;

interface FoundPage {
  records: Picked[];
  hasMore: boolean;
}

/** Where a picker searches records and reads their names. */
export interface PickSource {
  /** Whether the user may search records of this kind; without it their numbers are shown. */
  canPick: boolean;
  /** Prefix of its query keys, under that of the resource. */
  key: readonly unknown[];
  find: (text: string, page: number, signal: AbortSignal) => Promise<FoundPage>;
  named: (ids: readonly number[], signal: AbortSignal) => Promise<Picked[]>;
}

const byName = [{ field: 'name' as const, direction: 'asc' as const }];
const byFamilyName = [{ field: 'familyName' as const, direction: 'asc' as const }];

const pageOf = <Row>(
  { rows, page, perPage, total }: { rows: readonly Row[]; page: number; perPage: number; total: number },
  toPicked: (row: Row) => Picked,
): FoundPage => ({ records: rows.map(toPicked), hasMore: page * perPage < total });

const ofRecord = ({ id, name }: Picked): Picked => ({ id, name });
const ofType = ({ id, name, iconUrl }: RelayPointType): Picked => ({ id, name, icon: iconUrl });
const ofUser = (user: Pick<User, 'id' | 'givenName' | 'familyName' | 'email'>): Picked => ({
  id: user.id,
  name: personNameOf(user),
  email: user.email,
  detail: [user.email, `#${user.id}`].filter(Boolean).join(' · '),
});

/** A source of records that are already in memory, searched by part of their name. */
const held = (records: readonly Picked[]): Pick<PickSource, 'find' | 'named'> => ({
  find: async (text) => ({ records: records.filter(({ name }) => contains(name, text)), hasMore: false }),
  named: async (ids) => records.filter(({ id }) => ids.includes(id)),
});

const ofResource = (resource: 'communities' | 'territories'): Pick<PickSource, 'find' | 'named'> => ({
  find: async (text, page, signal) => {
    const filters = text === '' ? {} : { name: text };
    const request = { page, perPage: PICKER_PAGE, sort: byName, filters };
    return pageOf(await read(`${resource}.list`, request, { signal }), ofRecord);
  },
  named: async (ids, signal) => {
    const request = { page: 1, perPage: ids.length, sort: byName, filters: { ids: [...ids] } };
    return (await read(`${resource}.list`, request, { signal })).rows.map(ofRecord);
  },
});

/** The platform cannot filter types of relay points by id; there are few. */
const types: Pick<PickSource, 'find' | 'named'> = {
  find: async (text, page, signal) => {
    const filters = text === '' ? {} : { name: text };
    const request = { page, perPage: PICKER_PAGE, sort: byName, filters };
    return pageOf(await read('relaypointtypes.list', request, { signal }), ofType);
  },
  named: async (ids, signal) => {
    const request = { page: 1, perPage: EVERY_TYPE, sort: byName, filters: {} };
    const { rows } = await read('relaypointtypes.list', request, { signal });
    return rows.filter(({ id }) => ids.includes(id)).map(ofType);
  },
};

/** Campaigns can be sorted by their date only, and found by part of their name. */
const letters: Pick<PickSource, 'find' | 'named'> = {
  find: async (text, page, signal) => {
    const filters = text === '' ? {} : { name: text };
    const sort = [{ field: 'createdDate' as const, direction: 'desc' as const }];
    return pageOf(await read('campaigns.list', { page, perPage: PICKER_PAGE, sort, filters }, { signal }), ofRecord);
  },
  named: async (ids, signal) =>
    (await Promise.all(ids.map((id) => read('campaigns.get', { id }, { signal })))).map(ofRecord),
};

/** Searches users by name, e-mail or number, as the search of their list does. */
const people: Pick<PickSource, 'find' | 'named'> = {
  find: async (text, page, signal) => {
    const filters = text === '' ? {} : { search: text };
    const request = { page, perPage: PICKER_PAGE, sort: byFamilyName, filters };
    return pageOf(await read('users.list', request, { signal }), ofUser);
  },
  named: async (ids, signal) => {
    const found = ids.map((id) =>
      read('users.list', { page: 1, perPage: 1, sort: byFamilyName, filters: { search: `#${id}` } }, { signal }),
    );
    return (await Promise.all(found)).flatMap(({ rows }) => rows.map(ofUser));
  },
};

/**
 * Returns the source of a kind of records for the signed-in user. Without the permission to read users it only holds
 * the signed-in one.
 */
export function usePickSource(resource: PickableName): PickSource {
  const can = useCan();
  const isOn = useSwitch();
  const { user, structures } = useSignedIn();
  switch (resource) {
    case 'communities':
      return { canPick: can('community_list'), key: keys.resource(resource), ...ofResource(resource) };
    case 'territories':
      return { canPick: can('territory_list'), key: keys.resource(resource), ...ofResource(resource) };
    case 'campaigns':
      return { canPick: can('campaign_list'), key: keys.resource(resource), ...letters };
    case 'relaypointtypes':
      return { canPick: can('relay_point_type_list'), key: keys.resource(resource), ...types };
    case 'users':
      return { canPick: true, key: keys.resource(resource), ...(can('user_list') ? people : held([ofUser(user)])) };
    case 'structures':
      return { canPick: isOn('solidary') && can('structure_list'), key: ['structures'], ...held(structures) };
  }
}
