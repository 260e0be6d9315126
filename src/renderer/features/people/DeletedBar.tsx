import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/resources/users/user.ts';

/** A deleted account keeps its row, pseudonymised: no action applies any more (docs/platform/a-auth-users.md §5). */
export const isDeleted = ({ status }: Pick<User, 'status'>): boolean => status === 4;

/** Tells that an account was deleted; renders nothing for any other. */
export function DeletedBar({ user }: { user: User }) {
  const { t } = useTranslation('users');
  if (!isDeleted(user)) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('show.deleted')}</MessageBarTitle>
        {t('show.deletedText')}
      </MessageBarBody>
    </MessageBar>
  );
}
