import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useFormat } from '../format.ts';
import { SupportContact } from '../states/SupportContact.tsx';
import styles from './transfer.module.css';

interface TransferNumbersProps {
  fileName: string;
  /** Number of rows that the platform announced and did not send. */
  missing: number;
  numbers: readonly { label: string; value: number }[];
}

/** The outcome of a saved file: its name, whether it is complete, and the number of rows. */
export function TransferNumbers({ fileName, missing, numbers }: TransferNumbersProps) {
  const { t } = useTranslation('list');
  const format = useFormat();
  return (
    <>
      {missing > 0 ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('export.incomplete', { fileName })}</MessageBarTitle>
            {t('export.missing', { count: missing, shown: format.number(missing) })}
            <SupportContact />
          </MessageBarBody>
        </MessageBar>
      ) : (
        <MessageBar intent="success">
          <MessageBarBody>{t('export.done', { fileName })}</MessageBarBody>
        </MessageBar>
      )}
      <dl className={styles.numbers}>
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface TransferFailureProps {
  error: AppError;
  /** A title for this error that is more precise than the catalogue's. */
  title?: string;
  /** Where words for the error are looked up first: `users`. */
  context?: string;
}

/** The outcome without a file, and why. */
export function TransferFailure({ error, title, context }: TransferFailureProps) {
  const { t } = useTranslation('list');
  const errorText = useErrorText();
  if (error.kind === 'cancelled') {
    return (
      <MessageBar intent="info">
        <MessageBarBody>{t('export.cancelled')}</MessageBarBody>
      </MessageBar>
    );
  }
  const words = errorText(error, { context });
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title ?? words.title}</MessageBarTitle>
        {words.detail} {t('export.failed')}
        <SupportContact error={error} />
      </MessageBarBody>
    </MessageBar>
  );
}
