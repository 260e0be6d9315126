import { Button } from '@fluentui/react-components';
import { CopyRegular, EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { toAppError } from '#shared/failure.ts';
import styles from '../Home.module.css';

/** Milliseconds for which a password stays on screen. */
const shownFor = 30_000;

/** Shows one login. The password is in no cache of the page: it is in memory only while it is shown. */
export function LoginLine({ index, username }: { index: number; username: string }) {
  const { t } = useTranslation('home');
  const notify = useNotify();
  const [password, setPassword] = useState<string | null>(null);
  const isShown = password !== null;

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setPassword(null), shownFor);
    return () => clearTimeout(timer);
  }, [isShown]);

  const reveal = async () => {
    try {
      setPassword((await invoke('externalTools.reveal', { index })).password);
    } catch (thrown) {
      notify({ context: 'externalTools', name: 'passwordShown', outcome: 'error', error: toAppError(thrown) });
    }
  };
  const copy = async () => {
    try {
      const { clearedAfter } = await invoke('externalTools.copyPassword', { index });
      const values = { seconds: clearedAfter };
      notify({ context: 'externalTools', name: 'passwordCopied', outcome: 'success', values });
    } catch (thrown) {
      notify({ context: 'externalTools', name: 'passwordCopied', outcome: 'error', error: toAppError(thrown) });
    }
  };
  return (
    <li className={styles.row}>
      <span>{username}</span>
      <code className={styles.password}>
        {password ?? (
          <>
            <span aria-hidden="true">••••••••</span>
            <VisuallyHidden>{t('tools.masked')}</VisuallyHidden>
          </>
        )}
      </code>
      <span className={styles.loginActions}>
        <Button
          size="small"
          appearance="subtle"
          aria-pressed={isShown}
          aria-label={t(isShown ? 'tools.hideOf' : 'tools.revealOf', { username })}
          icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
          onClick={() => (isShown ? setPassword(null) : void reveal())}
        />
        <Button
          size="small"
          appearance="subtle"
          aria-label={t('tools.copyOf', { username })}
          icon={<CopyRegular />}
          onClick={() => void copy()}
        />
      </span>
    </li>
  );
}
