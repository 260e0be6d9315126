import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';

interface UnreadListBarProps {
  /** What was kept on this computer by earlier runs and cannot be read now. */
  what: 'drafts' | 'imports' | 'reminders' | 'templates';
  /** Reads it again, after the keychain was asked. */
  onRetry: () => Promise<unknown>;
}

/** Stands above what is shown of a list on this computer that cannot be read: it is neither empty nor lost. */
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
