import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';

interface UnreadListBarProps {
  /** Name of the data of earlier runs that cannot be read now. */
  what: 'drafts' | 'imports' | 'reminders' | 'templates';
  /** Reads it again, after the keychain was asked. */
  onRetry: () => Promise<unknown>;
}

/** Shown above a list stored on this computer that cannot be read: the list is neither empty nor lost. */
export function UnreadListBar({ what, onRetry }: UnreadListBarProps) {
  const { t } = useTranslation(['errors', 'common']);
  const { isPending, run } = useActionMutation();
  const retry = async () => {
    await invoke('drafts.askKeychain', undefined);
    await onRetry();
  };
  return (
    <MessageBar intent="warning" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>{t(`errors:unread.${what}`)}</MessageBarTitle>
        {t(what === 'imports' ? 'errors:unread.onDisk' : 'errors:unread.detail')}
      </MessageBarBody>
      <MessageBarActions>
        <Button disabledFocusable={isPending} onClick={() => void run(retry)}>
          {t('common:states.retry')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
