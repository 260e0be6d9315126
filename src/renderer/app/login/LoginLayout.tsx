import { Button, CompoundButton, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { HatGraduationRegular, OpenRegular, StethoscopeRegular } from '@fluentui/react-icons';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcutKeys } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap, useSession } from '#renderer/kit/data/session.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { usePlatformText } from '#renderer/kit/ui/errors/usePlatformText.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { SessionState, TrainingAccount } from '#shared/ipc/session.ts';
import { AddressProblem, ConfigProblems } from '../controls/ConfigProblems.tsx';
import { DarkSwitch } from '../controls/DarkSwitch.tsx';
import { LanguageSwitch } from '../controls/LanguageSwitch.tsx';
import { ProductMark } from '../controls/ProductMark.tsx';
import { useDialogs } from '../dialogs/context.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { help, useHelpKeys } from '../help/help.ts';
import styles from './Login.module.css';
import { LoginForm } from './LoginForm.tsx';
import { type SignIn, useSignIn } from './useSignIn.ts';

const HelpPane = lazily(async () => (await import('../help/HelpPane.tsx')).HelpPane);

/** The layout without a session: what the product is, and the form. */
export function LoginLayout() {
  const { t } = useTranslation(['session', 'routes']);
  const { config, training, platformHost, addressProblem, version } = useBootstrap();
  const session = useSession();
  const signIn = useSignIn();
  const isOutdated = useHasNavigatedSince(signIn.error ?? session);
  const { isOpen: isHelpOpen } = useStore(help);
  useShortcutKeys();
  useHelpKeys();
  const title = t('routes:login.title');
  const hasFailed =
    addressProblem !== null || (!isOutdated && signIn.error !== null && signIn.error.kind !== 'refused');

  useEffect(() => {
    document.title = `${title} – Escale`;
  }, [title]);

  return (
    <div className={styles.page}>
      <ProductPanel />
      <main className={styles.column}>
        <div className={flow.line}>
          {training !== null && (
            <span className={styles.training}>
              <HatGraduationRegular aria-hidden="true" />
              {t('training.host')}
            </span>
          )}
          <span className={styles.choices}>
            <LanguageSwitch />
            <DarkSwitch />
            <HelpButton />
          </span>
        </div>
        <div className={styles.signIn}>
          <ConfigProblems />
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.platform}>{[config.platformName, platformHost].filter(Boolean).join(' · ')}</p>
          </div>
          {!isOutdated && signIn.error === null && !signIn.isBusy && <SignOutReason session={session} />}
          {!isOutdated && <SignInError error={signIn.error} />}
          {addressProblem !== null && <AddressProblem problem={addressProblem} />}
          {hasFailed && <CheckButton />}
          <LoginForm signIn={signIn} isRefused={addressProblem !== null} />
          {!config.keepSession && <p className={styles.note}>{t('endsWithWindow')}</p>}
          {config.externalLoginUrl !== undefined && <ExternalLogin url={config.externalLoginUrl} />}
          {training !== null && <TrainingAccounts accounts={training.accounts} signIn={signIn} />}
        </div>
        <footer className={styles.foot}>
          <p className={flow.small}>{t('version', { version })}</p>
          {!hasFailed && <CheckButton isQuiet />}
        </footer>
      </main>
      {isHelpOpen && (
        <Suspense>
          <HelpPane here="login" />
        </Suspense>
      )}
    </div>
  );
}

/** What the product is, beside the form where there is room. */
function ProductPanel() {
  const { t } = useTranslation('session');
  return (
    <aside className={styles.panel} aria-label={t('product')}>
      <div className={flow.sideM}>
        <ProductMark />
        <p className={styles.product}>{t('product')}</p>
      </div>
      <RouteDrawing />
      <div>
        <p className={styles.slogan}>{t('slogan')}</p>
        <p>{t('tagline')}</p>
      </div>
    </aside>
  );
}

/** A journey with its stops, as in the mark of the product. Decorative. */
function RouteDrawing() {
  const stops = [
    [40, 250],
    [190, 290],
    [330, 130],
    [520, 60],
    [470, 330],
  ] as const;
  return (
    <svg className={styles.drawing} viewBox="0 0 560 400" aria-hidden="true" focusable="false">
      <path d="M40 250C90 200 130 250 190 290S250 170 330 130s130-60 190-70" />
      <path d="M330 130c110 20 140 110 140 200" />
      {stops.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="11" />
      ))}
    </svg>
  );
}

/** Whether the user has navigated since the refusal or the end of the session that the card shows. */
function useHasNavigatedSince(story: AppError | SessionState): boolean {
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
    <AlertBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {[detail, ...causes].filter(Boolean).join(' ')}
        <SupportContact error={error} />
      </MessageBarBody>
    </AlertBar>
  );
}

/** Offers the check of this computer: where something failed, and quietly at the foot before that. */
function CheckButton({ isQuiet = false }: { isQuiet?: boolean }) {
  const { t } = useTranslation('check');
  const { openDialog } = useDialogs();
  return (
    <Button
      icon={<StethoscopeRegular />}
      {...(isQuiet && { appearance: 'subtle', size: 'small' })}
      onClick={({ currentTarget }) => openDialog('check', currentTarget)}
    >
      {t('button')}
    </Button>
  );
}

/** Link to the organisation's own login page, in the system's browser. Nothing is read back from it. */
function ExternalLogin({ url }: { url: string }) {
  const { t } = useTranslation('session');
  const notify = useNotify();
  const open = () =>
    invoke('app.openExternal', { url }).catch((thrown: unknown) =>
      notify({ context: 'generic', name: 'opened', outcome: 'error', error: toAppError(thrown) }),
    );
  return (
    <Button icon={<OpenRegular />} onClick={open}>
      {t('form.external')}
    </Button>
  );
}

/** Why the previous session ended. */
function SignOutReason({ session }: { session: SessionState }) {
  const { t } = useTranslation(['session', 'notifications']);
  const platformText = usePlatformText();
  if (session.status === 'signedIn' || session.reason === undefined) return null;
  const { kind, text } = session.reason;

  const content = () => {
    switch (kind) {
      case 'idle':
        return t('notifications:generic.Idletimeexceeded.error');
      case 'emailChanged':
        return t('reasons.emailChanged');
      case 'notAuthorized':
        return t('reasons.notAuthorized');
      case 'refresh': {
        const ours = platformText(text);
        // The messages of the token layer are not translated.
        return ours === text ? t('notifications:generic.Sessionended.error') : ours;
      }
    }
  };
  return (
    <AlertBar intent={kind === 'notAuthorized' ? 'error' : 'warning'}>
      <MessageBarBody>
        {content()}
        {kind === 'notAuthorized' && <SupportContact />}
      </MessageBarBody>
    </AlertBar>
  );
}

/** One button per account of the training platform, with a description of its permissions. */
function TrainingAccounts({ accounts, signIn }: { accounts: readonly TrainingAccount[]; signIn: SignIn }) {
  const { t } = useTranslation('session');
  return (
    <section className={flow.stackXS} aria-labelledby="training-title">
      <h2 id="training-title" className={styles.subtitle}>
        {t('training.title')}
      </h2>
      <p className={styles.note}>{t('training.text')}</p>
      <ul className={styles.accounts}>
        {accounts.map(({ key }) => (
          <li key={key}>
            <CompoundButton
              className={styles.account}
              // It keeps the focus after a refusal.
              disabledFocusable={signIn.isBusy}
              secondaryContent={t(`training.accounts.${key}.rights`)}
              onClick={() => void signIn.withTraining(key)}
            >
              {t(`training.accounts.${key}.name`)}
            </CompoundButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
