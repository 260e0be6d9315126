import { z } from 'zod';
import { longestPublicText } from '../../bounded.ts';
import { lineLimit } from '../../text-limits.ts';
import { address, addressFieldOfPath, addressToWire, wireAddress } from '../address.ts';
import { defineResource, filter } from '../define.ts';
import { bracketed, byIds, days, maxNamedIds, partOfName, recordId, someOf } from '../filters.ts';
import { flag, integer, oneOf, personName, picture, text, timestamp } from '../read.ts';
import { fieldsOfWire, underWireNames } from '../wire-names.ts';
import { nameText } from '../written.ts';
import { domainsOf, domainsToWire, isDomain, maxDomainText } from './domains.ts';
import { communitiesManifest } from './manifest.ts';

/** How a membership is validated: 0 automatic, 1 by a moderator, 2 by e-mail domain, 3 by a file of logins. */
export const validationTypes = [0, 1, 2, 3] as const;
export type ValidationType = (typeof validationTypes)[number];
export const byDomain = 2 satisfies ValidationType;
export const byLoginFile = 3 satisfies ValidationType;

/** Highest target that the platform's column holds. */
export const maxTarget = 2_147_483_647;

/** A file of logins of a secured community; its content cannot be read back. */
const securityFile = z.object({ id: z.int(), filename: text, originalName: text });

/**
 * Reads a community of the list or of the item (docs/platform/b-communities-content.yaml, Community). Its `status` has
 * no known meaning and is neither read nor sent (docs/screens/03-communities.md §1).
 */
const community = z
  .object({
    id: z.int(),
    name: z.string(),
    membersHidden: flag,
    proposalsHidden: flag,
    freeCarpool: flag,
    validationType: oneOf(validationTypes),
    domain: text,
    description: text,
    fullDescription: text,
    createdDate: timestamp,
    updatedDate: timestamp,
    address: wireAddress.nullish(),
    communitySecurities: z.array(securityFile).nullish(),
    nbMembers: integer,
    referrer: personName,
    referrerId: integer,
    referrerAvatar: picture,
    image: text,
    avatar: picture,
    target: integer,
  })
  .transform(({ domain, address: place, communitySecurities, ...same }) => ({
    ...same,
    /** E-mail domains whose holders become members, for `byDomain`. */
    domains: domainsOf(domain),
    address: place ?? null,
    securityFiles: communitySecurities ?? [],
  }));
export type Community = z.infer<typeof community>;

const shortText = z.string().trim().min(1).max(lineLimit);

/**
 * What a community form saves. A creation gives both texts, name, validation mode and referrer: the platform checks
 * none of them and answers a missing one with 500 (docs/platform/b-communities-content.md §1).
 */
const communityWrite = z.object({
  name: nameText.min(1).max(lineLimit),
  description: shortText,
  fullDescription: z.string().min(1).max(longestPublicText),
  referrerId: recordId,
  validationType: z.literal(validationTypes),
  /** Empty where the mode is another one. */
  domains: z
    .array(z.string().max(maxDomainText).refine(isDomain))
    .max(maxDomainText)
    .refine((domains) => (domainsToWire(domains)?.length ?? 0) <= maxDomainText),
  /** Null takes it away. */
  target: z.int().min(0).max(maxTarget).nullish(),
  membersHidden: z.boolean(),
  proposalsHidden: z.boolean(),
  freeCarpool: z.boolean(),
  /** Complete; omitted while it is unchanged, never null: that is a 500 (docs/platform/b-communities-content.md §1). */
  address: address.optional(),
});
export type CommunityWrite = z.infer<typeof communityWrite>;

const wireNames = { domains: 'domain', securityFiles: 'communitySecurities' } as const;

const communityToWire = ({ address: place, domains, ...same }: Partial<CommunityWrite>): Record<string, unknown> => ({
  ...underWireNames(same, wireNames),
  ...(domains !== undefined && { domain: domainsToWire(domains) }),
  ...(place !== undefined && { address: addressToWire(place) }),
});

export const communities = defineResource(communitiesManifest, {
  row: community,
  item: community,
  write: communityWrite,
  toWire: communityToWire,
  foundBy: { name: 'name' },
  sorts: { id: 'id', name: 'name', description: 'description', createdDate: 'createdDate' },
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {
    name: partOfName('name'),
    ids: filter(z.array(z.int()).min(1).max(maxNamedIds), bracketed('id')),
    validationTypes: filter(someOf(validationTypes), bracketed('validationType')),
    referrer: filter(recordId, (userId) => [['referrer', String(userId)]], 'user_list'),
    /** Communities in which this person has a membership of any status. */
    member: filter(recordId, (userId) => [['communityUsers.user.id', String(userId)]]),
    territory: byIds('territory', 'territory_list'),
    createdDate: days('createdDate'),
  },
  fieldOfPath: {
    ...fieldsOfWire(wireNames),
    referrer: 'referrerId',
    ...addressFieldOfPath('address'),
  },
});
