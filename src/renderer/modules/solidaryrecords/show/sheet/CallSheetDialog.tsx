import { Button } from '@fluentui/react-components';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { CallSheet } from './CallSheet.tsx';
import styles from './sheet.module.css';

interface CallSheetDialogProps {
  record: RecordItem;
  onClose: () => void;
}

/** Shows the call sheet before it is printed; on paper it stands alone. */
export function CallSheetDialog({ record, onClose }: CallSheetDialogProps) {
  const { t } = useTranslation(['solidaryrecords', 'common']);
  return (
    <>
      <DialogFrame
        title={t('solidaryrecords:sheet.title')}
        onDismiss={onClose}
        actions={
          <>
            <Button onClick={onClose}>{t('common:actions.close')}</Button>
            <Button appearance="primary" onClick={() => window.print()}>
              {t('solidaryrecords:sheet.print')}
            </Button>
          </>
        }
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet is scrolled by the keyboard. */}
        <section tabIndex={0} aria-label={t('solidaryrecords:sheet.title')}>
          <CallSheet record={record} />
        </section>
      </DialogFrame>
      {/* The dialog scrolls, and paper does not: what is printed is a copy outside of it. */}
      {createPortal(
        <div className={styles.paper} aria-hidden>
          <CallSheet record={record} />
        </div>,
        document.body,
      )}
    </>
  );
}
