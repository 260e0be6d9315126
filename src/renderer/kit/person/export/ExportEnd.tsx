import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import type { ExportResult } from '#shared/ipc/transfer.ts';
import type { ExportKind } from '#shared/resources/users/export-kinds.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { useFormat } from '../../format.ts';
import styles from './Export.module.css';

/** What went into the file, beside what the list shows. */
export function ExportNumbers({ result, kind }: { result: ExportResult; kind: ExportKind }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const numbers = ['written', 'received', 'listed', 'leftOut'] as const;
  return (
    <>
      <MessageBar intent="success">
        <MessageBarBody>{t('export.done', { fileName: result.fileName })}</MessageBarBody>
      </MessageBar>
      <dl className={styles.numbers}>
        {numbers.map((name) => (
          <div key={name}>
            <dt>{t(`export.result.${name}`)}</dt>
            <dd>{format.number(result[name])}</dd>
          </div>
        ))}
      </dl>
      {result.leftOut > 0 && <p className={styles.note}>{t('export.leftOutNote')}</p>}
      {kind === 'extended' && result.written > result.listed && (
        <p className={styles.note}>{t('export.severalLinesNote')}</p>
      )}
    </>
  );
}

/** A refusal of what was asked: not of the person, nor of the way (screens 02 §3). */
const isFormatRefused = (error: AppError) => error.kind === 'invalid' && (error.status === 400 || error.status === 406);

/** Why there is no file. */
export function ExportFailure({ error }: { error: AppError }) {
  const { t } = useTranslation('users');
  const errorText = useErrorText();
  if (error.kind === 'cancelled') {
    return (
      <MessageBar intent="info">
        <MessageBarBody>{t('export.cancelled')}</MessageBarBody>
      </MessageBar>
    );
  }
  const { title, detail } = errorText(error, { context: 'user' });
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{isFormatRefused(error) ? t('export.formatRefused') : title}</MessageBarTitle>
        {detail} {t('export.failed')}
      </MessageBarBody>
    </MessageBar>
  );
}
