import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RowList } from './RowList.tsx';
import type { ShownRow } from './work.ts';

interface RowsDialogProps {
  title: string;
  rows: readonly ShownRow[];
  onClose: () => void;
}

/** Says that nothing was begun, because every row has to be left alone, and why. */
export function RowsDialog({ title, rows, onClose }: RowsDialogProps) {
  const { t } = useTranslation(['actions', 'common']);
  const format = useFormat();
  return (
    <DialogFrame
      title={title}
      onDismiss={onClose}
      actions={
        <Button autoFocus appearance="primary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      <p role="status">{t('bulk.counts.skipped', { count: rows.length, shown: format.number(rows.length) })}</p>
      <RowList rows={rows} label={t('bulk.rows')} />
    </DialogFrame>
  );
}
