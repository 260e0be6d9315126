import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { PasteLoss } from '../paste.ts';
import styles from '../richText.module.css';

/** Asks what to do with a pasted table, before it is inserted. */
export function TableDialog(props: { onKeep: () => void; onText: () => void; onClose: () => void }) {
  const { t } = useTranslation(['richText', 'common']);
  return (
    <DialogFrame
      title={t('paste.table.title')}
      isQuestion
      onDismiss={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{t('common:actions.cancel')}</Button>
          <Button onClick={props.onText}>{t('paste.table.text')}</Button>
          <Button appearance="primary" onClick={props.onKeep}>
            {t('paste.table.keep')}
          </Button>
        </>
      }
    >
      <p>{t('paste.table.about')}</p>
    </DialogFrame>
  );
}

/** Tells which parts of the last paste were left out. */
export function PasteNote({ loss }: { loss: PasteLoss | null }) {
  const { t } = useTranslation('richText');
  return (
    <div role="status" className={styles.pasted}>
      {loss?.hasTables === true && <p className={styles.pasted}>{t('paste.lost.tables')}</p>}
      {loss?.hasPictures === true && <p className={styles.pasted}>{t('paste.lost.pictures')}</p>}
    </div>
  );
}
