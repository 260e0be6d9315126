import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';

/**
 * The rights that the platform requires in addition to the hitchhiking rights, which include none of these
 * (docs/screens/02-users-hitchhikers.md §9).
 */
const needed = ['user_list', 'user_read'] as const;

/** Names the rights that the platform will require and the person lacks; the screen stays usable. */
export function MissingRightsBar() {
  const { t } = useTranslation(['hitchhikers', 'rights']);
  const format = useFormat();
  const can = useCan();
  const missing = needed.filter((right) => !can(right));
  if (missing.length === 0) return null;
  const rights = format.list(missing.map((right) => t(`rights:${right}`)));
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('hitchhikers:missingRights', { count: missing.length, rights })}</MessageBarBody>
    </MessageBar>
  );
}
