import type { Hono } from 'hono';
import { demand, type Env, type Requester, territoriesOfRight } from '../access/requester.ts';
import { isWithin } from '../data/addresses.ts';
import { csvLine, csvResponse } from '../http/csv.ts';
import { badRequest, errorResponse } from '../http/errors.ts';
import { numbersIn, type Query } from '../http/query.ts';
import { wireDate } from '../resource/wire.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { extendedLines } from './export-extended.ts';
import type { Predicate } from './filters/predicate.ts';
import { idsOf } from './list.ts';
import { queryOf } from './read-routes.ts';

type Column = readonly [name: string, value: (user: UserRecord) => string | number | null];

const columns: readonly Column[] = [
  ['id', ({ id }) => id],
  ['givenName', ({ givenName }) => givenName],
  ['familyName', ({ familyName }) => familyName],
  ['email', ({ email }) => email],
  ['telephone', ({ telephone }) => telephone],
  ['newsSubscription', ({ newsSubscription }) => (newsSubscription === null ? null : Number(newsSubscription))],
  ['createdDate', ({ createdDate }) => wireDate(createdDate)],
  ['lastActivityDate', ({ lastActivityDate }) => (lastActivityDate === null ? null : wireDate(lastActivityDate))],
];

/**
 * Yields the lines of the standard export; a column without values is left out (docs/platform/a-auth-users.yaml,
 * exportUsers).
 */
function* standardLines(ids: readonly number[], get: (id: number) => UserRecord | undefined): Generator<string> {
  const isFilled = ([, value]: Column) =>
    ids.some((id) => {
      const user = get(id);
      return user !== undefined && value(user) !== null;
    });
  const present = columns.filter(isFilled);
  if (present.length === 0) return;
  yield csvLine(present.map(([name]) => name));
  for (const id of ids) {
    const user = get(id);
    if (user !== undefined) yield csvLine(present.map(([, value]) => value(user)));
  }
}

/**
 * Filters of the extended export, which supports only these, in its own way (docs/platform/a-auth-users.yaml,
 * exportUsers).
 */
function extendedFilters(query: Query, requester: Requester): Predicate[] {
  const selected = query.text('selected');
  const ids = selected === undefined ? undefined : numbersIn(selected.split(','));
  const community = query.integer('community');
  const tied = territoriesOfRight(requester, 'admin_user_export_all');
  const territory = tied.size > 0 ? new Set<number>() : numbersIn((query.text('territory') ?? '').split(','));
  const home = tied.size > 0 ? tied : numbersIn(query.list('homeAddressTerritory'));
  return [
    ({ status }) => status !== 4,
    ...(ids === undefined ? [] : [({ id }: UserRecord) => ids.has(id)]),
    ...(community === undefined
      ? []
      : [(user: UserRecord) => user.memberships.some((membership) => membership.community === community)]),
    // Its presence filters, whatever its value.
    ...(query.has('isHitchHiker')
      ? [(user: UserRecord) => user.hitchHikeDriver === true || user.hitchHikePassenger === true]
      : []),
    ...(territory.size > 0
      ? [(user: UserRecord) => isWithin(user.homeAddress, territory) || isWithin(user.otherAddress, territory)]
      : []),
    ...(home.size > 0 ? [(user: UserRecord) => isWithin(user.homeAddress, home)] : []),
  ];
}

function* matching(world: World, filters: readonly Predicate[]): Generator<UserRecord> {
  for (const user of world.users.all()) if (filters.every((fits) => fits(user))) yield user;
}

/** Registers the export of users (docs/platform/a-auth-users.md §7). The limits of the list do not apply. */
export function userExportRoutes(app: Hono<Env>): void {
  app.get('/admin/users/export', (context) => {
    const accept = context.req.header('accept') ?? '*/*';
    if (!/text\/csv|\*\/\*|text\/\*/.test(accept)) {
      const text = `Requested format "${accept}" is not supported. Supported MIME types are "text/csv".`;
      return errorResponse(badRequest(text), accept.replaceAll('ld+json', ''));
    }
    demand(context, 'admin_user_export_all');
    const world = context.get('world');
    const query = queryOf(context);
    if (query.text('exportType') === '1') {
      return csvResponse(extendedLines(matching(world, extendedFilters(query, context.get('requester'))), world));
    }
    const { page, perPage } = query.page();
    const ids = idsOf(world, query).slice((page - 1) * perPage, page * perPage);
    return csvResponse(standardLines(ids, (id) => world.users.get(id)));
  });
}
