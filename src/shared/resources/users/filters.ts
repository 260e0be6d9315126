import { z } from 'zod';
import { coordinates } from '../../area.ts';
import { type FilterContract, filter, type WireParams } from '../define.ts';
import { bracketed, days, partOfName, recordId, shortText, someOf, yesNo } from '../filters.ts';
import { interpretSearch } from './search.ts';
import { genders, identityStatuses } from './values.ts';

/** Relations between a person and a territory, each its own parameter; the first two take several territories. */
export const territoryRelations = [
  'homeAddressTerritory',
  'homeAddressODTerritory',
  'homeAddressWaypointTerritory',
  'homeAddressDirectionTerritory',
  'oDTerritory',
  'waypointTerritory',
  'directionTerritory',
  'territory',
] as const;
export type TerritoryRelation = (typeof territoryRelations)[number];
export const relationsWithSeveral: ReadonlySet<TerritoryRelation> = new Set([
  'homeAddressTerritory',
  'homeAddressODTerritory',
]);

const territoryFilter = (relation: TerritoryRelation): FilterContract<number[]> =>
  filter(
    z
      .array(recordId)
      .min(1)
      .max(relationsWithSeveral.has(relation) ? 50 : 1),
    (ids) =>
      relationsWithSeveral.has(relation)
        ? ids.map((territory) => [`${relation}[]`, String(territory)] as const)
        : ids.slice(0, 1).map((territory) => [relation, String(territory)] as const),
    'territory_list',
  );

const place = z.object({
  ...coordinates,
  label: z.string().max(1000),
});

/** A journey: departure and/or arrival within `radius` kilometres. */
export const journey = z
  .object({
    origin: place.optional(),
    destination: place.optional(),
    radius: z.number().positive().max(500).default(10),
  })
  .refine(({ origin, destination }) => origin !== undefined || destination !== undefined);
export type Journey = z.infer<typeof journey>;

const wirePlace = ({ latitude, longitude }: z.infer<typeof place>) => JSON.stringify({ lat: latitude, lgt: longitude });

/**
 * Only `true` is ever sent: `false` breaks the query or undoes the other filters (docs/platform/a-auth-users.md §5).
 */
const onlyTrue = (name: string) => filter(z.literal(true), () => [[name, 'true']]);

export const solidaryChoices = [
  'any',
  'candidate',
  'exclusive',
  'volunteer',
  'notVolunteer',
  'beneficiary',
  'notBeneficiary',
] as const;
export const solidaryParams: Record<(typeof solidaryChoices)[number], WireParams> = {
  any: [['solidary', '1']],
  candidate: [['solidaryCandidate', '1']],
  exclusive: [['solidaryExclusive', 'true']],
  volunteer: [['solidaryUser.volunteer', 'true']],
  notVolunteer: [['solidaryUser.volunteer', 'false']],
  beneficiary: [['solidaryUser.beneficiary', 'true']],
  notBeneficiary: [['solidaryUser.beneficiary', 'false']],
};

/**
 * Whether the platform cannot combine these filters and answers 503. Two filters by territory join their tables under
 * the same names; so does 'no valid ad after' with a filter by territory or with `solidary: 'exclusive'`.
 */
export function areUserFiltersApart(values: Readonly<Record<string, unknown>>): boolean {
  const places = territoryRelations.filter((relation) => values[relation] !== undefined).length;
  const others = places + (values.solidary === 'exclusive' ? 1 : 0);
  return places > 1 || (values.noAdAfter !== undefined && others > 0);
}

/** Maximum people that one address can name (docs/screens/04-campaigns.md §5). */
export const maxSelected = 900;

/**
 * The filters of the users list (docs/screens/02-users-hitchhikers.md §2). Those that the platform handles wrongly are
 * left out, so that no request can contain them: isHitchHiker=false, the hitchhiking booleans with false,
 * communitiesExclude, the scalar identityStatus.
 */
export const userFilters = {
  search: {
    schema: shortText,
    toWire: (typed: string) => interpretSearch(typed)?.params ?? [[]],
  } satisfies FilterContract<string>,
  /** People named one by one, as many as an association can name. */
  selected: filter(z.array(recordId).min(1).max(maxSelected), (ids) => [['selected', ids.join(',')]]),
  givenName: partOfName('givenName'),
  familyName: partOfName('familyName'),
  gender: filter(someOf(genders), bracketed('gender')),
  acceptsNews: yesNo('newsSubscription'),
  identityStatus: filter(someOf(identityStatuses), bracketed('identityStatus')),
  identityProofStatus: filter(someOf(identityStatuses), bracketed('identityProofStatus')),
  community: filter(recordId, (value) => [['community', String(value)]], 'community_list'),
  homeAddressTerritory: territoryFilter('homeAddressTerritory'),
  homeAddressODTerritory: territoryFilter('homeAddressODTerritory'),
  homeAddressWaypointTerritory: territoryFilter('homeAddressWaypointTerritory'),
  homeAddressDirectionTerritory: territoryFilter('homeAddressDirectionTerritory'),
  oDTerritory: territoryFilter('oDTerritory'),
  waypointTerritory: territoryFilter('waypointTerritory'),
  directionTerritory: territoryFilter('directionTerritory'),
  territory: territoryFilter('territory'),
  journey: filter(journey, ({ origin, destination, radius }) => [
    ...(origin === undefined ? [] : [['origin', wirePlace(origin)] as const]),
    ...(destination === undefined ? [] : [['destination', wirePlace(destination)] as const]),
    ['range', String(radius)],
  ]),
  noAdAfter: filter(z.iso.date(), (value) => [['proposalValidUntil', value]]),
  createdDate: days('createdDate'),
  lastActivityDate: days('lastActivityDate'),
  isHitchhiker: onlyTrue('isHitchHiker'),
  isKitGiven: onlyTrue('rezoKit'),
  isLetterPrinted: onlyTrue('cardLetter'),
  isLetterPosted: onlyTrue('cardLetterPosted'),
  solidary: filter(z.enum(solidaryChoices), (choice) => solidaryParams[choice]),
};
