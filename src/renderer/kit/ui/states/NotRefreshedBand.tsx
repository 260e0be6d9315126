import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { type ErrorTextOptions, useErrorText } from '../errors/useErrorText.ts';
import { SupportContact } from './SupportContact.tsx';
import styles from './states.module.css';

export interface NotRefreshedBandProps extends ErrorTextOptions {
  error: AppError;
  onRetry: () => void;
}

/** Shown above data on screen that could not be refreshed. */
export function NotRefreshedBand({ error, onRetry, ...options }: NotRefreshedBandProps) {
  const { t } = useTranslation();
  const { title } = useErrorText()(error, options);
  return (
    <MessageBar intent="warning" politeness="polite" className={styles.band}>
      <MessageBarBody>
        <MessageBarTitle>{t('states.notRefreshed')}</MessageBarTitle>
        {title}
        <SupportContact error={error} />
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{t('states.retry')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
