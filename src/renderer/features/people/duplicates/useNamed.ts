import { useTranslation } from 'react-i18next';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';

/** Names an account: duplicates have the same name, so that its number belongs to it. */
export function useNamed(): (user: User) => string {
  const { t } = useTranslation('duplicates');
  return (user) => t('named', { name: personNameOf(user), id: String(user.id) });
}
