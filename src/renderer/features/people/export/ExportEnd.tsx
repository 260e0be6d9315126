import { useTranslation } from 'react-i18next';
import { TransferFailure, TransferNumbers } from '#renderer/kit/ui/transfer/TransferEnd.tsx';
import type { AppError } from '#shared/errors.ts';
import type { ExportResult } from '#shared/ipc/transfer.ts';
import type { ExportKind } from '#shared/resources/users/export-kinds.ts';
import styles from './Export.module.css';

const numbers = ['written', 'received', 'listed', 'leftOut'] as const;

/** The number of people in the file, compared with the list. */
export function ExportNumbers({ result, kind }: { result: ExportResult; kind: ExportKind }) {
  const { t } = useTranslation('users');
  const named = numbers.map((name) => ({ label: t(`export.result.${name}`), value: result[name] }));
  return (
    <>
      <TransferNumbers fileName={result.fileName} missing={result.missing} numbers={named} />
      {result.leftOut > 0 && <p className={styles.note}>{t('export.leftOutNote')}</p>}
      {kind === 'extended' && result.written > result.listed && (
        <p className={styles.note}>{t('export.severalLinesNote')}</p>
      )}
    </>
  );
}

/** The platform refused the parameters, not the user (docs/screens/02-users-hitchhikers.md §3). */
const isFormatRefused = (error: AppError) => error.kind === 'invalid' && (error.status === 400 || error.status === 406);

/** The outcome without a file, and why. */
export function ExportFailure({ error }: { error: AppError }) {
  const { t } = useTranslation('users');
  const title = isFormatRefused(error) ? t('export.formatRefused') : undefined;
  return <TransferFailure error={error} title={title} context="users" />;
}
