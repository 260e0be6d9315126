import { z } from 'zod';
import { addressFieldOfPath, addressToWire, locatedAddress, wireAddress } from '../address.ts';
import { defineResource, type FilterContract } from '../define.ts';
import { exactId, partOf, partOfName, shortText } from '../filters.ts';
import { day, flag, oneOf, picture, text } from '../read.ts';
import { solidaryUserId, userId } from '../solidary/ids.ts';
import { anyTelephone, beyondStructures, structureFilters, wholeList } from '../solidary/local.ts';
import { wireDiaries, wireProofs, wireStructures } from '../solidary/people.ts';
import { genders, givenGenders } from '../users/values.ts';
import { fieldsOfWire, underWireNames } from '../wire-names.ts';
import { emailText, pastDayText, personName, telephoneText } from '../written.ts';
import { solidaryBeneficiariesManifest } from './manifest.ts';

const shared = {
  id: solidaryUserId,
  givenName: text,
  familyName: text,
  email: text,
  telephone: text,
  gender: oneOf(genders),
  structures: wireStructures,
};

/** Reads a beneficiary of the list (docs/platform/c-solidary.yaml, BeneficiaryMember). */
const row = z.object(shared);
export type BeneficiaryRow = z.infer<typeof row>;

/** Reads the item (docs/platform/c-solidary.yaml, BeneficiaryItem); a PATCH answers it without its nulls. */
const item = z
  .object({
    ...shared,
    userId: userId.nullish(),
    avatar: picture,
    birthDate: day,
    newsSubscription: flag,
    homeAddress: wireAddress.nullish(),
    proofs: wireProofs,
    diaries: wireDiaries,
  })
  .transform(({ newsSubscription, userId: user, homeAddress, ...same }) => ({
    ...same,
    userId: user ?? null,
    homeAddress: homeAddress ?? null,
    acceptsNews: newsSubscription,
  }));
export type Beneficiary = z.infer<typeof item>;

/**
 * What the form of a beneficiary saves. Never null: the platform skips nulls, so that nothing can be cleared
 * (docs/platform/c-solidary.yaml, BeneficiaryPatch).
 */
const beneficiaryWrite = z.object({
  gender: z.literal(givenGenders),
  givenName: personName,
  familyName: personName,
  email: emailText,
  telephone: telephoneText,
  birthDate: pastDayText,
  acceptsNews: z.boolean(),
  /** Whole; ignored by the platform for a person without home address. */
  homeAddress: locatedAddress,
});
type BeneficiaryWrite = z.infer<typeof beneficiaryWrite>;

const wireNames = { acceptsNews: 'newsSubscription' } as const;

const toWire = ({ homeAddress, ...same }: Partial<BeneficiaryWrite>): Record<string, unknown> => ({
  ...underWireNames(same, wireNames),
  ...(homeAddress !== undefined && { homeAddress: addressToWire(homeAddress, 'text') }),
});

/** A telephone is compared exactly, as it is stored. */
const exactTelephone: FilterContract<string> = {
  schema: shortText,
  toWire: (value) => [[['telephone', value]]],
};

export const solidaryBeneficiaries = defineResource(solidaryBeneficiariesManifest, {
  row,
  item,
  write: beneficiaryWrite,
  toWire,
  sorts: { id: 'id', familyName: 'familyName', givenName: 'givenName', email: 'email', telephone: 'telephone' },
  defaultSort: { field: 'familyName', direction: 'asc' },
  filters: {
    familyName: partOfName('familyName'),
    givenName: partOfName('givenName'),
    email: partOf('email'),
    telephone: exactTelephone,
    id: exactId('id'),
    anyTelephone: anyTelephone('telephone'),
    ...structureFilters,
  },
  beyond: beyondStructures,
  wider: wholeList,
  fieldOfPath: { ...fieldsOfWire(wireNames), ...addressFieldOfPath('homeAddress') },
});
