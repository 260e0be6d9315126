import { useTranslation } from 'react-i18next';
import type { RoleId } from '#shared/resources/users/values.ts';
import { isKnownRole } from './form/roles.ts';

/** Returns a function that names a role; a role unknown to this version is shown by its number. */
export function useRoleName(): (id: number) => string {
  const { t } = useTranslation('users');
  return (id) => (isKnownRole(id) ? t(`values.role.${id satisfies RoleId}`) : t('form.roles.unknown', { id }));
}
