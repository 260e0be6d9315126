import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { usePlatformWords } from '#renderer/kit/ui/errors/usePlatformWords.ts';
import type { SessionState } from '#shared/ipc/session.ts';

/** Why the previous session ended. */
export function SignOutReason({ session }: { session: SessionState }) {
  const { t } = useTranslation(['session', 'notifications']);
  const platformWords = usePlatformWords();
  if (session.status === 'signedIn' || session.reason === undefined) return null;
  const { kind, text } = session.reason;

  const words = () => {
    switch (kind) {
      case 'idle':
        return t('notifications:generic.Idletimeexceeded.error');
      case 'emailChanged':
        return t('reasons.emailChanged');
      case 'notAuthorized':
        return t('reasons.notAuthorized');
      case 'refresh': {
        const ours = platformWords(text);
        // The messages of the token layer are not translated.
        return ours === text ? t('notifications:generic.Sessionended.error') : ours;
      }
    }
  };
  return (
    <MessageBar intent={kind === 'notAuthorized' ? 'error' : 'warning'} layout="multiline" role="alert">
      <MessageBarBody>{words()}</MessageBarBody>
    </MessageBar>
  );
}
