import { useTranslation } from 'react-i18next';
import type { RoleId } from '#shared/resources/users/values.ts';
import { isKnownRole } from './roles.ts';

/** The name of a role; one that this version does not know stands with its number. */
export function useRoleName(): (id: number) => string {
  const { t } = useTranslation('users');
  return (id) => (isKnownRole(id) ? t(`values.role.${id satisfies RoleId}`) : t('form.roles.unknown', { id }));
}
