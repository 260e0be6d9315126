import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { type Catalogue, saysNothing, wordsFor } from '#renderer/kit/errors/catalogue.ts';
import type { SessionState } from '#shared/ipc/session.ts';

/** Why the session before ended. */
export function SignOutReason({ session }: { session: SessionState }) {
  const { t, i18n } = useTranslation(['session', 'notifications']);
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
        if (saysNothing(text)) return t('notifications:generic.Unauthorizedrequest.error');
        const catalogue: Catalogue = i18n.getResourceBundle(i18n.language, 'notifications') ?? {};
        return wordsFor(catalogue, text) ?? text;
      }
    }
  };
  return (
    <MessageBar intent={kind === 'notAuthorized' ? 'error' : 'warning'} layout="multiline" role="alert">
      <MessageBarBody>{words()}</MessageBarBody>
    </MessageBar>
  );
}
