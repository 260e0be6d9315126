import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { toAppError } from '#shared/failure.ts';
import styles from './Home.module.css';

interface BlockErrorProps {
  error: unknown;
  /** What was asked for: told beside the button to whoever does not see where it stands. */
  subject: string;
  onRetry: () => void;
}

/** What a part of the page could not get, in one line, with the way to ask again. */
export function BlockError({ error, subject, onRetry }: BlockErrorProps) {
  const { t } = useTranslation(['home', 'common']);
  const { title, detail } = useErrorText()(toAppError(error));
  return (
    <span role="status" className={styles.error}>
      <span>{[title, detail].filter(Boolean).join(' — ')}</span>
      <Button size="small" aria-label={t('home:retry', { subject })} onClick={onRetry}>
        {t('common:states.retry')}
      </Button>
    </span>
  );
}
