import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import type { Permission } from '#shared/permissions.ts';

interface MissingRightBarProps {
  right: Permission;
  /** The consequence, where it is not that saving fails. */
  text?: string;
}

/**
 * Warns before anything is typed that the platform may refuse (docs/screens/01-shell-home.md §6); the screen stays
 * usable.
 */
export function MissingRightBar({ right, text }: MissingRightBarProps) {
  const { t } = useTranslation('form');
  const can = useCan();
  if (can(right)) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{text ?? t('missingRight', { right })}</MessageBarBody>
    </MessageBar>
  );
}
