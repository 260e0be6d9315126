import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { type ExportBound, exportBounds } from '#shared/export-bounds.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useFormat } from '../format.ts';
import { SupportContact } from '../states/SupportContact.tsx';
import styles from './transfer.module.css';

interface TransferNumbersProps {
  fileName: string;
  /** Number of rows that the platform announced and did not send. */
  missing: number;
  /** The bound that ended the file early, if any. */
  bound?: ExportBound | undefined;
  numbers: readonly { label: string; value: number }[];
}

/** The outcome of a saved file: its name, whether it is complete, and the number of rows. */
export function TransferNumbers({ fileName, missing, bound, numbers }: TransferNumbersProps) {
  const { t } = useTranslation('list');
  const format = useFormat();
  return (
    <>
      {bound !== undefined ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('export.incomplete', { fileName })}</MessageBarTitle>
            {t(`export.bound.${bound}`, {
              most: format.number(inWords(bound)),
              missing: format.number(missing),
            })}
          </MessageBarBody>
        </MessageBar>
      ) : missing > 0 ? (
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

/** A bound as shown: lines, or megabytes. */
const inWords = (bound: ExportBound): number => exportBounds[bound] / (bound === 'bytes' ? 1_000_000 : 1);

interface TransferFailureProps {
  error: AppError;
  /** A title for this error that is more precise than the catalogue's. */
  title?: string;
  /** Context in which texts for the error are looked up first: `users`. */
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
  const text = errorText(error, { context });
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title ?? text.title}</MessageBarTitle>
        {text.detail} {t('export.failed')}
        <SupportContact error={error} />
      </MessageBarBody>
    </MessageBar>
  );
}
