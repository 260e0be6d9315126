import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useFormat } from '../format.ts';
import styles from './transfer.module.css';

interface TransferNumbersProps {
  fileName: string;
  /** What the platform announced and did not give. */
  missing: number;
  numbers: readonly { label: string; value: number }[];
}

/** There is a file: its name, whether it is complete, and what went into it. */
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
  /** Words for this error that say more than the catalogue's. */
  title?: string;
  /** Where words for the error are looked up first: `users`. */
  context?: string;
}

/** Why there is no file. */
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
      </MessageBarBody>
    </MessageBar>
  );
}
