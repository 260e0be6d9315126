import { z } from 'zod';
import { optionalAddress } from '#renderer/kit/form/fields/address.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import {
  optionalEmail,
  optionalPastDay,
  optionalText,
  requiredChoice,
  requiredText,
} from '#renderer/kit/form/rules.ts';
import { userName } from '#shared/resources/users/name.ts';
import type { RoleAssignment, User } from '#shared/resources/users/user.ts';
import { genders, phoneDisplays, smokeHabits } from '#shared/resources/users/values.ts';
import { isMinor, type UserDraft, type UserValues } from './draft.ts';
import { compactTelephone, isPlausibleTelephone } from './telephone.ts';

/** An account that has the e-mail that was typed. */
export interface Account {
  id: number;
  givenName: string | null;
  familyName: string | null;
}

export interface UserRules {
  /** What the platform holds; null for a new user. What did not change there is not judged again. */
  stored: User | null;
  phoneCountries: readonly string[];
  hasMinorProtection: boolean;
  /** Of a hitchhiker at least one role is asked (docs/screens/02-users-hitchhikers.md §9). */
  isHitchhiker?: boolean;
  /** Another account known to have an e-mail, as far as it was asked. */
  accountOf: (email: string) => Account | null;
}

const optionalFlag = z.boolean().nullable();

const optionalSmoke = z
  .number()
  .nullable()
  .transform((value) => smokeHabits.find((known) => known === value) ?? null);

/** Only active and disabled are ever written; any other status stays as it is. */
const writableStatus = z
  .number()
  .nullable()
  .transform((value) => (value === 1 || value === 2 ? value : undefined));

/** A switch that is off says nothing new about what was never set: it stays unset. */
const flagOver = (stored: boolean | null | undefined) =>
  optionalFlag.transform((value) => (value === false && stored !== true && stored !== false ? null : value));

const roleRow = z.object({
  roleId: z.number({ error: ruleMessage('users:form.rules.role') }),
  territoryId: z.number().nullable(),
});

/** The same role over the same territory twice is once. */
const withoutDoubles = (rows: readonly RoleAssignment[]): RoleAssignment[] => [
  ...new Map(rows.map((row) => [`${row.roleId}/${row.territoryId ?? ''}`, row])).values(),
];

const telephone = ({ stored, phoneCountries }: UserRules) => {
  const isStored = (value: string | null) => value === null || value === stored?.telephone;
  return optionalText(255)
    .refine((value) => value === null || isStored(value) || isPlausibleTelephone(value, phoneCountries), {
      error: ruleMessage('users:form.rules.telephone', { countries: phoneCountries.join(',') }),
    })
    .transform((value) => (value === null || isStored(value) ? value : compactTelephone(value)));
};

/** Rules that look at several fields run even while others are refused, so that everything is said at once. */
const always = () => true;

/** The rules of the user form (docs/screens/02-users-hitchhikers.md §5): what the fields hold in, what is saved out. */
export function userForm(rules: UserRules): z.ZodType<UserValues, UserDraft> {
  const { stored, hasMinorProtection, isHitchhiker = false, accountOf } = rules;
  return z
    .object({
      givenName: requiredText(255),
      familyName: requiredText(255),
      gender: requiredChoice(genders),
      birthDate: optionalPastDay(stored?.birthDate),
      nationality: optionalText(255),
      email: optionalEmail(255, stored?.email),
      telephone: telephone(rules),
      phoneDisplay: requiredChoice(phoneDisplays),
      postalAddress: optionalText(255),
      homeAddress: optionalAddress(stored?.homeAddress ?? null),
      drivingLicenceNumber: optionalText(15),
      smoke: optionalSmoke,
      music: optionalFlag,
      musicFavorites: optionalText(255),
      chat: optionalFlag,
      chatFavorites: optionalText(255),
      gratuity: optionalFlag,
      gamification: optionalFlag,
      acceptsNews: optionalFlag,
      legalGuardianEmail: optionalEmail(255, stored?.legalGuardianEmail),
      parentalConsentDate: optionalPastDay(stored?.parentalConsentDate),
      status: writableStatus,
      isHitchhikingDriver: flagOver(stored?.isHitchhikingDriver),
      isHitchhikingPassenger: flagOver(stored?.isHitchhikingPassenger),
      isKitGiven: flagOver(stored?.isKitGiven),
      isLetterPrinted: flagOver(stored?.isLetterPrinted),
      isLetterPosted: flagOver(stored?.isLetterPosted),
      verifiedIdentity: flagOver(stored?.verifiedIdentity),
      roles: z.array(roleRow).transform(withoutDoubles),
    })
    .superRefine(
      (read, context) => {
        // Fields that were refused may have no output: only what is there is judged.
        const value: Partial<UserValues> = read;
        const refuse = (field: keyof UserValues, message: string) =>
          context.addIssue({ code: 'custom', input: value[field], path: [field], message });

        const hadNone = stored !== null && !stored.email && !stored.telephone;
        if (value.email === null && value.telephone === null && !hadNone) {
          refuse('email', ruleMessage('users:form.rules.oneContact'));
        }
        const account = value.email ? accountOf(value.email) : null;
        if (account !== null) refuse('email', ruleMessage('users:form.rules.taken', { name: userName(account) }));

        if (hasMinorProtection && value.legalGuardianEmail === null && isMinor(value.birthDate ?? null)) {
          refuse('legalGuardianEmail', ruleMessage('users:form.rules.guardian'));
        }
        if (isHitchhiker && value.isHitchhikingDriver !== true && value.isHitchhikingPassenger !== true) {
          refuse('isHitchhikingDriver', ruleMessage('hitchhikers:form.oneRole'));
        }
        if (stored !== null && value.roles?.length === 0) refuse('roles', ruleMessage('users:form.rules.noRole'));
      },
      { when: always },
    );
}
