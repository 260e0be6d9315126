import { useTranslation } from 'react-i18next';
import type { ChoiceOption } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { genders, phoneDisplays, type RoleId, smokeHabits } from '#shared/resources/users/values.ts';
import { isKnownRole } from './roles.ts';

/** The choices of the closed lists, in words. */
export function useUserOptions() {
  const { t } = useTranslation('users');
  return {
    genders: genders.map((value): ChoiceOption => ({ value, label: t(`values.gender.${value}`) })),
    phoneDisplays: phoneDisplays.map((value): ChoiceOption => ({ value, label: t(`values.phoneDisplay.${value}`) })),
    smokeHabits: smokeHabits.map((value): ChoiceOption => ({ value, label: t(`values.smoke.${value}`) })),
    statuses: ([1, 2] as const).map((value): ChoiceOption => ({ value, label: t(`values.status.${value}`) })),
  };
}

/** The name of a role; one that this version does not know stands with its number. */
export function useRoleName(): (id: number) => string {
  const { t } = useTranslation('users');
  return (id) => (isKnownRole(id) ? t(`values.role.${id satisfies RoleId}`) : t('form.roles.unknown', { id }));
}
