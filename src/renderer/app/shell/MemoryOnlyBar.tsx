import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { createStore, useStore } from '#renderer/kit/data/store.ts';

/** Shown once per start: the bar does not return at every sign-in. */
const seen = createStore(false);

/** Warns that no keychain is available: the session ends with the application. */
export function MemoryOnlyBar() {
  const { t } = useTranslation(['session', 'common']);
  const { isPersistent } = useSignedIn();
  const isSeen = useStore(seen);
  if (isPersistent || isSeen) return null;
  return (
    <MessageBar intent="info">
      <MessageBarBody>{t('memoryOnly')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => seen.set(true)}>{t('common:actions.close')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
