import { read } from '#renderer/kit/data/bridge.ts';
import { type BaseRow, type Item, keys, type ListRequest, type ListResponse } from '#renderer/kit/data/queries.ts';
import { useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { contains } from '#shared/folded.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { Permission } from '#shared/permissions.ts';
import type { PickRule, ResourceManifest } from '#shared/resources/manifest.ts';
import { type ItemName, manifests, type ResourceName, type ResourceWith } from '#shared/resources/manifests.ts';

/** What can be chosen by name: the resources whose manifest says how. */
export type PickableName = ResourceWith<{ pick: object }> | ResourceWith<{ pick: 'session' }>;

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

/** More than a list that is read whole has. */
const WHOLE_PAGE = 500;

interface FoundPage {
  records: Picked[];
  hasMore: boolean;
}

/** Where a picker searches records and reads their names. */
export interface PickSource {
  /** Whether the user may search records of this kind; without it their numbers are shown. */
  canPick: boolean;
  /** The permission that searching them takes. */
  right: Permission;
  /** Prefix of its query keys, under that of the resource. */
  key: readonly unknown[];
  find: (text: string, page: number, signal: AbortSignal) => Promise<FoundPage>;
  named: (ids: readonly number[], signal: AbortSignal) => Promise<Picked[]>;
}

type Readers = Pick<PickSource, 'find' | 'named'>;

/** What rows and items are named by. */
interface PickRow extends BaseRow {
  name?: string;
  givenName?: string | null;
  familyName?: string | null;
  email?: string | null;
  iconUrl?: string | null;
}

const ofPerson = ({ id, givenName = null, familyName = null, email }: PickRow): Picked => ({
  id,
  name: personNameOf({ id, givenName, familyName }),
  email: email ?? null,
  detail: [email, `#${id}`].filter(Boolean).join(' · '),
});

const ofNamed = ({ id, name = '', iconUrl }: PickRow): Picked => ({
  id,
  name,
  ...(iconUrl !== undefined && { icon: iconUrl }),
});

/** Reads a page of the list. Filters and order are those of its manifest, which the tests hold against its codecs. */
const readPage = async (resource: PickableName, request: object, signal: AbortSignal) => {
  const answer = await read(`${resource}.list`, request as ListRequest<PickableName>, { signal });
  return answer as Omit<ListResponse<ResourceName>, 'rows'> & { rows: PickRow[] };
};

/** Reads one record; only resources that are read one by one are named so. */
const readItem = async (resource: PickableName, id: number, signal: AbortSignal) =>
  (await read(`${resource as ItemName & PickableName}.get`, { id }, { signal })) as Item<ItemName> & PickRow;

/** Searches records by the rule of their manifest. */
function searched(resource: PickableName, { filter, sort: [field, direction], named, isPerson }: PickRule): Readers {
  const sort = [{ field, direction }];
  const toPicked = isPerson ? ofPerson : ofNamed;
  const first = async (perPage: number, filters: object, signal: AbortSignal) =>
    (await readPage(resource, { page: 1, perPage, sort, filters }, signal)).rows;
  const rowsOf: Readonly<
    Record<PickRule['named'], (ids: readonly number[], signal: AbortSignal) => Promise<PickRow[]>>
  > = {
    ids: (ids, signal) => first(ids.length, { ids: [...ids] }, signal),
    each: (ids, signal) => Promise.all(ids.map((id) => readItem(resource, id, signal))),
    search: async (ids, signal) =>
      (await Promise.all(ids.map((id) => first(1, { [filter]: `#${id}` }, signal)))).flat(),
    whole: async (ids, signal) => (await first(WHOLE_PAGE, {}, signal)).filter(({ id }) => ids.includes(id)),
  };
  return {
    find: async (text, page, signal) => {
      const filters = text === '' ? {} : { [filter]: text };
      const found = await readPage(resource, { page, perPage: PICKER_PAGE, sort, filters }, signal);
      return { records: found.rows.map(toPicked), hasMore: found.page * found.perPage < found.total };
    },
    named: async (ids, signal) => (await rowsOf[named](ids, signal)).map(toPicked),
  };
}

/** A source of records that are already in memory, searched by part of their name. */
const held = (records: readonly Picked[]): Readers => ({
  find: async (text) => ({ records: records.filter(({ name }) => contains(name, text)), hasMore: false }),
  named: async (ids) => records.filter(({ id }) => ids.includes(id)),
});

/** Whether records of a resource are people, who are searched by more than their names. */
export const isOfPeople = (resource: ResourceName): boolean => {
  const { pick }: Pick<ResourceManifest, 'pick'> = manifests[resource];
  return typeof pick === 'object' && pick?.isPerson === true;
};

/** The kind under which the records of a module are named; null where they cannot be chosen by name. */
export function pickableOf(module: string): PickableName | null {
  const found = Object.values<ResourceManifest>(manifests).find(({ name }) => name === module);
  const name = found?.parent ?? found?.name;
  return name !== undefined && isPickable(name) ? name : null;
}

const isPickable = (name: string): name is PickableName =>
  Object.values<ResourceManifest>(manifests).some((manifest) => manifest.name === name && manifest.pick !== null);

/**
 * Returns a function that gives the source of a kind of records for the signed-in user. Without the permission to read
 * people it only holds the signed-in one.
 */
export function usePickSources(): (resource: PickableName) => PickSource {
  const can = useCan();
  const isOn = useSwitch();
  const { user, structures } = useSignedIn();
  return (resource) => {
    const { pick, permissions, serverRights, switches }: ResourceManifest = manifests[resource];
    const right = serverRights?.list ?? permissions.list;
    const source = { right, key: keys.resource(resource) };
    if (pick === null || pick === 'session') {
      // The session holds structures only where their module is on.
      return { ...source, canPick: switches.every(isOn) && can(right), ...held(structures) };
    }
    const isSelfOnly = pick.isPerson === true && !can(right);
    return {
      ...source,
      canPick: isSelfOnly || can(right),
      ...(isSelfOnly ? held([ofPerson(user)]) : searched(resource, pick)),
    };
  };
}

/** The source of one kind of records for the signed-in user. */
export const usePickSource = (resource: PickableName): PickSource => usePickSources()(resource);
