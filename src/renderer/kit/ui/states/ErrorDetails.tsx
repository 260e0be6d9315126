import { Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { errorDetails } from '../errors/useErrorText.ts';
import { useCopy } from '../useCopy.ts';
import styles from './states.module.css';

/**
 * Details for the support, collapsed, with a copy button: the platform's message, or the text of a local failure. The
 * copied text contains the error codes.
 */
export function ErrorDetails(failure: { error: AppError } | { text: string }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const { copied, lines } =
    'text' in failure
      ? { copied: failure.text, lines: [failure.text] }
      : { copied: errorDetails(failure.error), lines: answerOf(failure.error) };
  return (
    <details className={styles.details}>
      <summary>{t('states.details')}</summary>
      {lines.length > 0 && <pre>{lines.join('\n')}</pre>}
      <Button size="small" icon={<CopyRegular />} onClick={() => copy(copied)}>
        {t('states.copy')}
      </Button>
    </details>
  );

  function answerOf({ status, platformText }: AppError): string[] {
    return [
      ...(status === undefined ? [] : [t('states.answer', { status })]),
      ...(platformText ? [t('states.answerText', { text: platformText })] : []),
    ];
  }
}
