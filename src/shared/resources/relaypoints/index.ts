import { z } from 'zod';
import { area, coordinates } from '../../area.ts';
import { longestPublicText } from '../../bounded.ts';
import { areaAround } from '../../geo.ts';
import { lineLimit } from '../../text-limits.ts';
import { addressFieldOfPath, addressToWire, locatedAddress, wireAddress } from '../address.ts';
import { defineResource, filter } from '../define.ts';
import { bracketed, byIds, partOfName, recordId, someOf, yesNo } from '../filters.ts';
import { flag, integer, nameOrNone, oneOf, personName, picture, text, timestamp } from '../read.ts';
import { fieldsOfWire, underWireNames } from '../wire-names.ts';
import { nameText } from '../written.ts';
import { relayPointsManifest } from './manifest.ts';

/** 0 pending, 1 active, 2 inactive. */
export const relayPointStatuses = [0, 1, 2] as const;

/** Maximum number of places of a relay point (docs/screens/05-content.md D2). */
export const maxPlaces = 100_000;

/** Number of points that a map requests at a time (docs/screens/05-content.md D1). */
export const mapPageSize = 500;
/** Number of points that a map shows at most. */
export const mostMapPoints = 50_000;

/** Reads a relay point of the list or of the item (docs/platform/b-communities-content.yaml, RelayPoint). */
const relayPoint = z
  .object({
    id: z.int(),
    name: z.string(),
    private: flag,
    description: text,
    fullDescription: text,
    status: oneOf(relayPointStatuses),
    places: integer,
    placesDisabled: integer,
    free: flag,
    secured: flag,
    official: flag,
    suggested: flag,
    permalink: text,
    address: wireAddress.nullish(),
    relayPointTypeId: integer,
    relayPointTypeName: nameOrNone,
    relayPointTypeAvatar: picture,
    communityId: integer,
    communityName: nameOrNone,
    structureId: integer,
    structureName: nameOrNone,
    creator: personName,
    creatorId: integer,
    creatorAvatar: picture,
    image: text,
    avatar: picture,
    importedDate: timestamp,
  })
  .transform(
    ({
      private: isPrivate,
      free,
      secured,
      official,
      suggested,
      address,
      relayPointTypeId,
      relayPointTypeName,
      relayPointTypeAvatar,
      ...same
    }) => ({
      ...same,
      isPrivate,
      isFree: free,
      isSecured: secured,
      isOfficial: official,
      isSuggested: suggested,
      address: address ?? null,
      typeId: relayPointTypeId,
      typeName: relayPointTypeName,
      /** Address of the icon of its type. */
      typeIcon: relayPointTypeAvatar,
    }),
  );
export type RelayPoint = z.infer<typeof relayPoint>;

const places = z.int().min(0).max(maxPlaces).nullish();
const optionalFlag = z.boolean().nullish();

/** What a relay point form saves. A creation gives at least name, status, address, `isOfficial` and creator. */
export const relayPointWrite = z.object({
  name: nameText.min(1),
  /** Null clears the type; so do community and structure. */
  typeId: recordId.nullish(),
  status: z.literal(relayPointStatuses),
  /** Complete; omitted while it is unchanged, never null (docs/platform/b-communities-content.md §1). */
  address: locatedAddress,
  places,
  placesDisabled: places,
  isFree: optionalFlag,
  isSecured: optionalFlag,
  isOfficial: z.boolean(),
  isSuggested: optionalFlag,
  communityId: recordId.nullish(),
  /**
   * The platform ignores it in a creation, so main sends it in an update right afterwards
   * (docs/platform/b-communities-content.md §6).
   */
  structureId: recordId.nullish(),
  /** Only with a community or a structure. */
  isPrivate: optionalFlag,
  description: z.string().max(lineLimit).nullish(),
  fullDescription: z.string().max(longestPublicText).nullish(),
  permalink: z.string().max(lineLimit).nullish(),
  creatorId: recordId,
});
export type RelayPointWrite = z.infer<typeof relayPointWrite>;

const wireNames = {
  typeId: 'relayPointTypeId',
  isFree: 'free',
  isSecured: 'secured',
  isOfficial: 'official',
  isSuggested: 'suggested',
  isPrivate: 'private',
} as const;

const relayPointToWire = ({ address, ...same }: Partial<RelayPointWrite>): Record<string, unknown> => ({
  ...underWireNames(same, wireNames),
  ...(address !== undefined && { address: addressToWire(address) }),
});

const around = z.object({
  ...coordinates,
  metres: z.number().positive().max(50_000),
});

/** Formats a number with plain decimals, since JavaScript writes one near zero with an exponent. */
const decimal = (degrees: number) => degrees.toFixed(6);

export const relayPoints = defineResource(relayPointsManifest, {
  row: relayPoint,
  item: relayPoint,
  write: relayPointWrite,
  toWire: relayPointToWire,
  // relayPointTypeName is declared by the platform, but ignored.
  sorts: { id: 'id', name: 'name' },
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {
    name: partOfName('name'),
    status: filter(someOf(relayPointStatuses), bracketed('status')),
    type: byIds('relayPointType.id', 'relay_point_type_list'),
    isOfficial: yesNo('official'),
    territory: byIds('territory', 'territory_list'),
    /** A map area, in the platform's order: minLng,maxLat,maxLng,minLat. */
    area: filter(area, ({ west, north, east, south }) => [
      ['bounds', [west, north, east, south].map(decimal).join(',')],
    ]),
    /** The square that contains a circle of some metres; `nearestTo` removes its corners, which are farther. */
    around: filter(around, ({ metres, ...centre }) => {
      const { west, north, east, south } = areaAround(centre, metres);
      return [
        ['address.latitude[between]', `${decimal(south)}..${decimal(north)}`],
        ['address.longitude[between]', `${decimal(west)}..${decimal(east)}`],
      ];
    }),
  },
  foundBy: { name: 'name' },
  fieldOfPath: {
    ...fieldsOfWire(wireNames),
    relayPointType: 'typeId',
    community: 'communityId',
    structure: 'structureId',
    creator: 'creatorId',
    ...addressFieldOfPath('address'),
  },
});
