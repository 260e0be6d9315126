import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type DraftOf, defineForm, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { address, choice, pastDay, select, yesNo } from '#renderer/kit/form/definition/field-types.tsx';
import { email, telephone, text } from '#renderer/kit/form/definition/text-types.tsx';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { choiceDisplay, Unset } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { RecordNames } from '#renderer/kit/form/pickers/RecordNames.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { RoleAssignment } from '#shared/resources/users/user.ts';
import { genders, phoneDisplays, smokeHabits, userStatuses } from '#shared/resources/users/values.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';
import { licenceLimit, lineLimit } from '#shared/text-limits.ts';
import { useRoleName } from '../useRoleName.ts';
import { isPlausibleTelephone } from './telephone.ts';

/** An account that has the e-mail that was typed. */
export interface Account {
  id: number;
  givenName: string | null;
  familyName: string | null;
}

export interface UserRules {
  phoneCountries: readonly string[];
  hasMinorProtection: boolean;
  /** Of a hitchhiker at least one role is asked (docs/screens/02-users-hitchhikers.md §9). */
  isHitchhiker?: boolean;
  /** Another account known to have an e-mail, as far as it was asked. */
  accountOf: (email: string) => Account | null;
}

/** Visible after a carpool is accepted: what the platform itself starts from. */
const DEFAULT_PHONE_DISPLAY = 1;
const ACTIVE = 1;

/** Only active and disabled are ever written; any other status stays as it is. */
const status: Field<number | null, 1 | 2 | undefined, number | null> = {
  ...choiceDisplay('users:form.fields.status', userStatuses, (value) => `users:values.status.${value}`),
  initial: ACTIVE,
  isCopied: true,
  toDraft: (stored) => stored,
  rule: () =>
    z
      .number()
      .nullable()
      .transform((value) => (value === 1 || value === 2 ? value : undefined)),
  render: null,
};

/** A line of the roles editor; without a role while none is chosen. */
interface RoleDraft {
  roleId: number | null;
  territoryId: number | null;
}

const roleRow = z.object({
  roleId: z.number({ error: ruleMessage('users:form.rules.role') }),
  territoryId: z.number().nullable(),
});

/** Removes repeated pairs of role and territory. */
const withoutDoubles = (rows: readonly RoleAssignment[]): RoleAssignment[] => [
  ...new Map(rows.map((row) => [`${row.roleId}/${row.territoryId ?? ''}`, row])).values(),
];

const roles: Field<RoleDraft[], RoleAssignment[], RoleAssignment[]> = {
  label: 'users:form.fields.roles',
  Value: RolesValue,
  initial: [],
  isCopied: true,
  toDraft: (stored) => stored,
  // A line without a role is refused, so that what passes has one.
  rule: () => z.array(roleRow).transform(withoutDoubles) as unknown as z.ZodType<RoleAssignment[], RoleDraft[]>,
  render: null,
};

/** Lists each role with its territory. */
function RolesValue({ value }: { value: readonly RoleDraft[] }) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  if (value.length === 0) return <Unset />;
  return value.map(({ roleId, territoryId }, index) => (
    <Fragment key={`${roleId}/${territoryId}`}>
      {index > 0 && '\n'}
      {roleId === null ? <Unset /> : roleName(roleId)} (
      {territoryId === null ? t('form.roles.everywhere') : <RecordNames resource="territories" ids={[territoryId]} />})
    </Fragment>
  ));
}

/** Whether a birth date (YYYY-MM-DD, or not yet a day) is that of a person under 18. */
export function isMinor(birthDate: string | null): boolean {
  const age = birthDate === null ? null : ageOn(birthDate, today());
  return age !== null && age < 18;
}

/**
 * The form of a person (docs/screens/02-users-hitchhikers.md §5). A screen shows the fields that are its own; the
 * others stay as they are and never travel.
 */
export const userForm = ({ phoneCountries, hasMinorProtection, isHitchhiker = false, accountOf }: UserRules) =>
  defineForm(
    'users',
    {
      givenName: text({ label: 'users:form.fields.givenName', max: lineLimit, required: true }),
      familyName: text({ label: 'users:form.fields.familyName', max: lineLimit, required: true }),
      gender: select({
        label: 'users:form.fields.gender',
        values: genders,
        labelOf: (value) => `users:values.gender.${value}`,
        required: true,
      }),
      birthDate: pastDay({ label: 'users:form.fields.birthDate' }),
      nationality: text({ label: 'users:form.fields.nationality', max: lineLimit }),
      email: email({ label: 'users:form.fields.email', max: lineLimit }),
      telephone: telephone({
        label: 'users:form.fields.telephone',
        max: lineLimit,
        refuse: (value) =>
          isPlausibleTelephone(value, phoneCountries)
            ? null
            : ruleMessage('users:form.rules.telephone', { countries: phoneCountries.join(',') }),
      }),
      phoneDisplay: {
        ...choice({
          label: 'users:form.fields.phoneDisplay',
          values: phoneDisplays,
          labelOf: (value) => `users:values.phoneDisplay.${value}`,
          initial: DEFAULT_PHONE_DISPLAY,
        }),
        toDraft: (stored: number | null) => stored ?? DEFAULT_PHONE_DISPLAY,
      },
      postalAddress: text({ label: 'users:form.fields.postalAddress', max: lineLimit, lines: 3, isWide: true }),
      homeAddress: address({ label: 'users:form.fields.homeAddress' }),
      drivingLicenceNumber: text({ label: 'users:form.fields.drivingLicenceNumber', max: licenceLimit }),
      smoke: select({
        label: 'users:form.fields.smoke',
        values: smokeHabits,
        labelOf: (value) => `users:values.smoke.${value}`,
      }),
      music: yesNo({ label: 'users:form.fields.music', canBeUnset: true }),
      musicFavorites: text({ label: 'users:form.fields.musicFavorites', max: lineLimit }),
      chat: yesNo({ label: 'users:form.fields.chat', canBeUnset: true }),
      chatFavorites: text({ label: 'users:form.fields.chatFavorites', max: lineLimit }),
      gratuity: yesNo({ label: 'users:form.fields.gratuity', canBeUnset: true }),
      gamification: yesNo({ label: 'users:form.fields.gamification', canBeUnset: true }),
      acceptsNews: yesNo({ label: 'users:form.fields.acceptsNews', hint: 'users:form.newsHint' }),
      legalGuardianEmail: email({ label: 'users:form.fields.legalGuardianEmail', max: lineLimit }),
      parentalConsentDate: pastDay({ isRecent: true, label: 'users:form.fields.parentalConsentDate' }),
      status,
      isHitchhikingDriver: yesNo({ label: 'users:show.hitchhiking.driver', keepsUnset: true }),
      isHitchhikingPassenger: yesNo({ label: 'users:show.hitchhiking.passenger', keepsUnset: true }),
      isKitGiven: yesNo({ label: 'users:show.hitchhiking.kit', keepsUnset: true }),
      isLetterPrinted: yesNo({ label: 'users:show.hitchhiking.letterPrinted', keepsUnset: true }),
      isLetterPosted: yesNo({ label: 'users:show.hitchhiking.letterPosted', keepsUnset: true }),
      verifiedIdentity: yesNo({
        label: 'users:show.hitchhiking.verified',
        hint: 'hitchhikers:form.verifiedHint',
        keepsUnset: true,
      }),
      roles,
    },
    {
      check: (value, refuse, stored) => {
        const hadNone = stored !== null && !stored.email && !stored.telephone;
        if (value.email === null && value.telephone === null && !hadNone) {
          refuse(['email'], ruleMessage('users:form.rules.oneContact'));
        }
        const account = value.email ? accountOf(value.email) : null;
        if (account !== null) refuse(['email'], ruleMessage('users:form.rules.taken', { name: personNameOf(account) }));

        if (hasMinorProtection && value.legalGuardianEmail === null && isMinor(value.birthDate ?? null)) {
          refuse(['legalGuardianEmail'], ruleMessage('users:form.rules.guardian'));
        }
        if (isHitchhiker && value.isHitchhikingDriver !== true && value.isHitchhikingPassenger !== true) {
          refuse(['isHitchhikingDriver'], ruleMessage('hitchhikers:form.oneRole'));
        }
        if (stored !== null && value.roles?.length === 0) refuse(['roles'], ruleMessage('users:form.rules.noRole'));
      },
    },
  );

type UserDefinition = ReturnType<typeof userForm>;
export type UserDraft = DraftOf<UserDefinition>;
export type UserValues = ValuesOf<UserDefinition>;
export type UserFormApi = FormOf<UserDefinition>;

/**
 * A new user with just what was given: what is left out takes the platform's own defaults
 * (docs/platform/a-auth-users.yaml, AdminUserCreate).
 */
export function newUser({ status: active = ACTIVE, ...values }: UserValues): UserWrite {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  // Only keys that may be absent can be null or undefined; the others are always given.
  return { ...(Object.fromEntries(given) as Omit<UserWrite, 'status'>), status: active };
}
