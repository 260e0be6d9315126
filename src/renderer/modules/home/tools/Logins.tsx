import { Button, Spinner } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useFocusWhenLost } from '#renderer/kit/ui/useFocusWhenLost.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';
import { LoginLine } from './LoginLine.tsx';

type LoginsState =
  | { state: 'not' }
  | { state: 'running' }
  | { state: 'failed'; error: unknown }
  | { state: 'here'; logins: ResponseOf<'externalTools.logins'> };

/** The person's logins of the dashboard tool, requested only on a click: the platform answers in clear text. */
export function Logins() {
  const { t } = useTranslation('home');
  const [state, setState] = useState<LoginsState>({ state: 'not' });
  const list = useRef<HTMLUListElement>(null);
  // The button is gone: what it asked for takes its place.
  useFocusWhenLost(list, state.state === 'here');
  const ask = async () => {
    setState({ state: 'running' });
    try {
      setState({ state: 'here', logins: await invoke('externalTools.logins', undefined) });
    } catch (error) {
      setState({ state: 'failed', error });
    }
  };
  switch (state.state) {
    case 'not':
      return (
        <Button className={styles.tool} onClick={() => void ask()}>
          {t('tools.showLogins')}
        </Button>
      );
    case 'running':
      return <Spinner className={styles.tool} size="tiny" label={t('tools.loading')} />;
    case 'failed':
      return <BlockError error={state.error} subject={t('tools.showLogins')} onRetry={() => void ask()} />;
    case 'here':
      return state.logins.length === 0 ? (
        <p role="status" className={styles.text}>
          {t('tools.noLogin')}
        </p>
      ) : (
        <ul ref={list} tabIndex={-1} className={styles.rows} aria-label={t('tools.logins')}>
          {state.logins.map(({ username }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two apart, for all ids are equal (docs/platform/a-auth-users.md §10).
            <LoginLine key={index} index={index} username={username} />
          ))}
        </ul>
      );
  }
}
