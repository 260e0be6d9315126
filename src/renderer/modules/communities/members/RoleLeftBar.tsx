import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import type { RoleLeft } from './actions.ts';

/** Says who keeps the role of manager, which the platform does not take back, and leads to where it is. */
export function RoleLeftBar({ left, onDismiss }: { left: RoleLeft; onDismiss: () => void }) {
  const { t } = useTranslation('communitymembers');
  const can = useCan();
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        {left === null ? t('roleLeft.many') : t('roleLeft.text', { name: left.name })}{' '}
        {left !== null && can('user_update') && (
          <RecordLink to={addressOf('users_edit', { id: left.userId })}>{t('roleLeft.link')}</RecordLink>
        )}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('roleLeft.dismiss')}
            onClick={onDismiss}
          />
        }
      />
    </MessageBar>
  );
}
