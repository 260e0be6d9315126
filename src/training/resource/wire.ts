import type { RequestContext } from '../access/requester.ts';
import type { AddressRecord } from '../data/addresses.ts';
import type { UserRecord } from '../store/user-record.ts';

/** What a response needs besides the row: the platform's origin (for pictures), and the time. */
export interface WireContext {
  readonly origin: string;
  readonly now: number;
}

export const wireContext = (context: RequestContext): WireContext => ({
  origin: new URL(context.req.url).origin,
  now: context.get('world').now(),
});

/** Formats RFC 3339 with offset, as in the platform's responses. */
export const wireDate = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}+00:00`;
export const wireDateOrNull = (time: number | null) => (time === null ? null : wireDate(time));

export const imageUrl = (origin: string, folder: string, size: number, name: string) =>
  `${origin}/images/${folder}/versions/square_${size}/${name}`;

export const shortFamilyName = ({ familyName }: Pick<UserRecord, 'familyName'>) =>
  `${[...(familyName ?? '')][0]?.toUpperCase() ?? ''}.`;

/** A user's name as others see it: `Camille A.` */
export const shortName = (user: Pick<UserRecord, 'givenName' | 'familyName'>): string =>
  `${user.givenName ?? ''} ${shortFamilyName(user)}`.trim();

/**
 * Returns the two lines of an address, the second possibly empty; a place's name comes first
 * (docs/platform/a-auth-users.md §5, b §1).
 */
export function addressLines(address: AddressRecord, firstLine?: string): [string, string] {
  const { houseNumber, postalCode, addressLocality } = address;
  const street = address.streetAddress ?? address.street;
  const isNumberApart = houseNumber && street && !street.startsWith(houseNumber);
  const town = street ? [postalCode, addressLocality] : [addressLocality, postalCode];
  const first = [firstLine, isNumberApart ? houseNumber : null, street, ...town].filter(Boolean);
  return [first.join(', '), address.addressCountry ?? ''];
}

/** What an address belongs to. */
interface AddressOwner {
  /** Name of the address itself. */
  readonly name?: string;
  /** Name of the place, at the start of the lines. */
  readonly firstLine?: string;
  readonly type?: 'event' | 'relaypoint';
}

export function wireAddress(
  address: AddressRecord,
  id: number,
  { name, firstLine, type }: AddressOwner = {},
): Record<string, unknown> {
  return {
    '@id': `/addresses/${id}`,
    '@type': 'Address',
    ...address,
    name: name ?? null,
    home: name === 'homeAddress',
    displayLabel: addressLines(address, firstLine),
    icon: null,
    type: type ?? (address.houseNumber ? 'housenumber' : address.street ? 'street' : 'locality'),
    regionCode: address.countryCode?.toLowerCase() === 'fr' ? (address.postalCode?.slice(0, 2) ?? null) : null,
  };
}

/** Address of the small picture; without one, a shared default. */
export const avatarOf = ({ image }: Pick<UserRecord, 'image'>, origin: string) =>
  image === null ? `${origin}/images/default-avatar.png` : imageUrl(origin, 'users', 250, image);

/** Returns a record's creator as in responses. */
export function creatorOf(context: RequestContext, id: number) {
  const user = context.get('world').users.get(id);
  return {
    creator: user === undefined ? '' : shortName(user),
    creatorId: user?.id ?? null,
    creatorAvatar: user === undefined ? null : avatarOf(user, wireContext(context).origin),
  };
}

/** Whether a user may be named as creator. */
export const userExists = (context: RequestContext) => (id: number) => context.get('world').users.get(id) !== undefined;

/** A territory, alone or within a structure (docs/platform/c-solidary.yaml, TerritoryRef). */
export const wireTerritory = ({ id, name }: { id: number; name: string }): Record<string, unknown> => ({
  '@id': `/territories/${id}`,
  '@type': 'Territory',
  id,
  name,
});
