import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionDialogProps } from '#renderer/kit/actions/define.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { type FileFormat, FileFormatField } from '#renderer/kit/ui/transfer/FileFormatField.tsx';
import { TransferDialog } from '#renderer/kit/ui/transfer/TransferDialog.tsx';
import { TransferFailure, TransferNumbers } from '#renderer/kit/ui/transfer/TransferEnd.tsx';
import styles from './Export.module.css';

/**
 * Exports the list on screen, all its pages, to a file: for lists that the platform does not export
 * (docs/screens/01-shell-home.md §5).
 */
export function ListExportDialog({ resource, query, total, columns, onClose }: ActionDialogProps) {
  const { t } = useTranslation('list');
  const format = useFormat();
  const [fileFormat, setFileFormat] = useState<FileFormat>('excel');
  const request = { resource: resource.name, query, columns: [...columns], format: fileFormat };
  return (
    <TransferDialog
      title={t('export.title')}
      run={(options) => invoke('lists.export', request, options)}
      done={({ fileName, written, leftOut, missing, bound }) => (
        <TransferNumbers
          fileName={fileName}
          missing={missing}
          bound={bound}
          numbers={[
            { label: t('export.written'), value: written },
            ...(leftOut > 0 ? [{ label: t('export.leftOut'), value: leftOut }] : []),
          ]}
        />
      )}
      failed={(error) => <TransferFailure error={error} />}
      onClose={onClose}
    >
      <p>{t('export.what', { count: total, shown: format.number(total) })}</p>
      <ul className={styles.columns}>
        {columns.map(({ title, field }) => (
          <li key={field}>{title}</li>
        ))}
      </ul>
      <FileFormatField value={fileFormat} onChange={setFileFormat} />
      <p className={styles.note}>{t('export.raw')}</p>
    </TransferDialog>
  );
}
