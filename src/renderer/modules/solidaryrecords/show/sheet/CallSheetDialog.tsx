import { useTranslation } from 'react-i18next';
import { PrintDialog } from '#renderer/kit/ui/print/PrintDialog.tsx';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { CallSheet } from './CallSheet.tsx';

interface CallSheetDialogProps {
  record: RecordItem;
  onClose: () => void;
}

/** Shows the call sheet before it is printed. */
export function CallSheetDialog({ record, onClose }: CallSheetDialogProps) {
  const { t } = useTranslation('solidaryrecords');
  return (
    <PrintDialog title={t('sheet.title')} onClose={onClose}>
      <CallSheet record={record} />
    </PrintDialog>
  );
}
