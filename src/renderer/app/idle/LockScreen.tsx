import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBarBody,
  MessageBarTitle,
  Text,
} from '@fluentui/react-components';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { WorkKind } from '#shared/work.ts';
import { PasswordField } from '../login/PasswordField.tsx';
import { useSessionActions } from '../providers/session-actions.ts';
import styles from './Lock.module.css';

/** Covers the window while work goes on without the user: the password unlocks it and shows the work. */
export function LockScreen() {
  const { t } = useTranslation('session');
  const format = useFormat();
  const { applySession } = useSessionActions();
  const { user, lockedBy = 'import' } = useSignedIn();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const about = useId();
  const unlocking = useActionMutation();
  const leaving = useActionMutation();
  const isBusy = unlocking.isPending;
  const error = leaving.error ?? unlocking.error;
  const progress = useProgress(phases[lockedBy]);
  // Only the password is needed, since the user is known.
  const isWrong = error?.kind === 'unauthorized' && error.key === 'Invalidcredentials';
  const isEnded = progress !== null && progress.done >= progress.total;

  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    leaving.reset();
    await unlocking.run(async () => applySession(await invoke('session.unlock', { password })));
    // As on the sign-in page; gone where the password was right.
    field.current?.focus();
    field.current?.select();
  };
  const signOut = () => leaving.run(() => invoke('session.signOut', undefined));

  return (
    <Dialog open modalType="alert">
      <DialogSurface backdrop={{ className: styles.cover }} aria-describedby={about}>
        <form noValidate onSubmit={unlock}>
          <DialogBody>
            <DialogTitle>{t('lock.title')}</DialogTitle>
            <DialogContent className={styles.form}>
              <Text id={about}>
                {t('lock.text', { name: user.givenName })} {t(`work.${lockedBy}.goesOn`)} {t('lock.toSee')}
              </Text>
              {progress !== null && (
                <Text role="status">
                  {t(`work.${lockedBy}.progress`, {
                    done: format.number(progress.done),
                    total: format.number(progress.total),
                  })}
                </Text>
              )}
              {error !== null && (
                <AlertBar intent="error">
                  <MessageBarBody>
                    <Reason error={error} title={isWrong ? t('lock.wrongPassword') : undefined} />
                    <SupportContact error={error} />
                  </MessageBarBody>
                </AlertBar>
              )}
              <PasswordField
                ref={field}
                label={t('form.password')}
                message={undefined}
                value={password}
                readOnly={isBusy}
                autoFocus
                onChange={(_, { value }) => setPassword(value)}
              />
              {!isEnded && <Text>{t(`work.${lockedBy}.signOut`)}</Text>}
            </DialogContent>
            <DialogActions fluid>
              <Button onClick={signOut}>{t('lock.signOut')}</Button>
              <Button type="submit" appearance="primary" disabled={isBusy || password === ''}>
                {t('lock.open')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

/** Why the window stays locked, and what to do: a sentence of its own where there is one, with how long to wait. */
function Reason({ error, title: own }: { error: AppError; title: string | undefined }) {
  const { title, detail } = useErrorText()(error, { context: 'session' });
  return (
    <>
      {own ?? <MessageBarTitle>{title}</MessageBarTitle>} {detail}
    </>
  );
}

/** By kind of work, the phase that tells how far it is; null where nothing is counted. */
const phases: Readonly<Record<WorkKind, Progress['phase'] | null>> = {
  import: 'send',
  members: 'join',
  campaign: null,
  trial: null,
  duplicate: 'upload',
  actions: null,
};

/** Progress of the work; null before the first report. */
function useProgress(wanted: Progress['phase'] | null): { done: number; total: number } | null {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  useEffect(
    () =>
      window.escale.on('call.progress', ({ phase, done, total }) => {
        if (phase === wanted && total !== null) setProgress({ done, total });
      }),
    [wanted],
  );
  return progress;
}
