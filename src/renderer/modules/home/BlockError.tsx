import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import styles from './Home.module.css';

interface BlockErrorProps {
  error: unknown;
  /** The data that failed to load, for the accessible name of the button. */
  subject: string;
  onRetry: () => void;
}

/** Reports in one line that a part of the page failed to load, with a retry. */
export function BlockError({ error, subject, onRetry }: BlockErrorProps) {
  const { t } = useTranslation(['home', 'common']);
  const { title, detail } = useErrorText()(toAppError(error));
  return (
    <span role="status" className={styles.error}>
      <span>
        {[title, detail].filter(Boolean).join(' — ')}
        <SupportContact error={toAppError(error)} />
      </span>
      <Button size="small" aria-label={t('home:retry', { subject })} onClick={onRetry}>
        {t('common:states.retry')}
      </Button>
    </span>
  );
}
