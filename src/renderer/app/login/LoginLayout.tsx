import { MessageBar, MessageBarBody, MessageBarTitle, mergeClasses } from '@fluentui/react-components';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useSession } from '#renderer/kit/data/session.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import type { AppError } from '#shared/errors.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import { AddressProblem, ConfigProblems } from '../controls/ConfigProblems.tsx';
import { DarkSwitch } from '../controls/DarkSwitch.tsx';
import { LanguageSwitch } from '../controls/LanguageSwitch.tsx';
import { ProductMark } from '../controls/ProductMark.tsx';
import { ExternalLogin } from './ExternalLogin.tsx';
import styles from './Login.module.css';
import { LoginForm } from './LoginForm.tsx';
import { SignOutReason } from './SignOutReason.tsx';
import { TrainingAccounts } from './TrainingAccounts.tsx';
import { useSignIn } from './useSignIn.ts';

/** The layout without a session: one card, and nothing of the product around it. */
export function LoginLayout() {
  const { t } = useTranslation(['session', 'routes']);
  const { config, training, platformHost, addressProblem, version } = useBootstrap();
  const session = useSession();
  const signIn = useSignIn();
  const isOldStory = useHasMovedSince(signIn.error ?? session);
  const title = t('routes:login.title');

  useEffect(() => {
    document.title = `${title} – Escale`;
  }, [title]);

  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <ConfigProblems />
        <div className={styles.settings}>
          <LanguageSwitch />
          <DarkSwitch />
        </div>
        <div className={mergeClasses(styles.card, training !== null && styles.withAccounts)}>
          <div className={styles.signIn}>
            <div className={styles.brand}>
              <ProductMark size={48} />
              <div>
                <p className={styles.product}>{t('product')}</p>
                <p className={styles.note}>{t('tagline')}</p>
              </div>
            </div>
            <h1 className={styles.title}>{title}</h1>
            {!isOldStory && signIn.error === null && !signIn.isBusy && <SignOutReason session={session} />}
            {!isOldStory && <SignInError error={signIn.error} />}
            {addressProblem !== null && <AddressProblem problem={addressProblem} />}
            <LoginForm signIn={signIn} isRefused={addressProblem !== null} />
            {config.externalLoginUrl !== undefined && <ExternalLogin url={config.externalLoginUrl} />}
          </div>
          {training !== null && <TrainingAccounts accounts={training.accounts} signIn={signIn} />}
        </div>
        <footer className={styles.footer}>
          {training !== null && <p>{t('training.host')}</p>}
          {platformHost !== null && <p>{t('host', { host: platformHost })}</p>}
          <p>{t('version', { version })}</p>
        </footer>
      </div>
    </main>
  );
}

/** Whether the user has navigated since the refusal or the end of the session that the card shows. */
function useHasMovedSince(story: AppError | SessionState): boolean {
  const href = useLocation({ select: (location) => location.href });
  const [seen, setSeen] = useState({ story, href, hasMoved: false });
  if (seen.story !== story) setSeen({ story, href, hasMoved: false });
  else if (seen.href !== href) setSeen({ story, href, hasMoved: true });
  return seen.story === story && seen.hasMoved;
}

/** Why the last attempt failed, in the card and announced. */
function SignInError({ error }: { error: AppError | null }) {
  const errorText = useErrorText();
  if (error === null || error.kind === 'cancelled') return null;
  const { title, detail, causes } = errorText(error, { context: 'session' });
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {[detail, ...causes].filter(Boolean).join(' ')}
      </MessageBarBody>
    </MessageBar>
  );
}
