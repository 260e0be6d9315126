import { givenGenders } from '../../users/values.ts';
import type { RecordItem } from '../item.ts';
import type { IdentityDraft } from './draft.ts';

/** The person of a record in its form (docs/screens/07-solidary-records.md §6.2). */

export const identityFields = [
  'gender',
  'givenName',
  'familyName',
  'telephone',
  'email',
  'birthDate',
  'homeAddress',
  'newsSubscription',
] as const satisfies readonly (keyof IdentityDraft)[];
export type IdentityField = (typeof identityFields)[number];

/** The person of a record as the form holds them. */
export function identityOfRecord(record: RecordItem): IdentityDraft {
  const { givenName, familyName, telephone, email, birthDate, homeAddress, newsSubscription } = record;
  return {
    gender: givenGenders.find((gender) => gender === record.gender) ?? null,
    givenName,
    familyName,
    telephone,
    email,
    birthDate,
    homeAddress: homeAddress === null ? null : withoutLines(homeAddress),
    newsSubscription,
  };
}

const withoutLines = ({ lines: _, ...address }: NonNullable<RecordItem['homeAddress']>) => address;

const held = (value: IdentityDraft[IdentityField]): string =>
  typeof value === 'string' ? value.trim() : value === null ? '' : JSON.stringify(value);

/** Fields that differ from what the platform holds; one that was emptied is among them. */
export const changedIdentity = (before: IdentityDraft, now: IdentityDraft): IdentityField[] =>
  identityFields.filter((name) => held(before[name]) !== held(now[name]));

/** Fields that were emptied: the platform skips a null, so that it cannot empty them (docs/platform/c-solidary.md §4). */
export const clearedIdentity = (before: IdentityDraft, now: IdentityDraft): IdentityField[] =>
  changedIdentity(before, now).filter((name) => held(now[name]) === '');
