import { Button, ProgressBar, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordsPerLot } from '#shared/import/lots.ts';
import type { Progress } from '#shared/ipc/transfer.ts';
import { useFormat } from '../format.ts';
import styles from './Import.module.css';

/**
 * A sending under way: before the first lot it can be called off; later the lot that has left goes to its end, and the
 * following ones can be held back.
 */
export function SendProgress({ progress, onCancel }: { progress: Progress | null; onCancel: () => void }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const [isStopping, setIsStopping] = useState(false);
  const { done = 0, total = null, lot } = progress ?? {};
  const hasNext = lot !== undefined && lot.number < lot.of;
  const stop = () => {
    setIsStopping(true);
    onCancel();
  };
  const lines = { done: format.number(done), total: format.number(total ?? 0) };
  return (
    <div className={styles.step} aria-busy>
      <Text id="import-send-progress" role="status">
        {lot === undefined && t('send.convert')}
        {lot?.of === 1 && t('send.upload')}
        {lot !== undefined &&
          lot.of > 1 &&
          t('send.lot', { number: format.number(lot.number), of: format.number(lot.of), ...lines })}
      </Text>
      <ProgressBar value={total && lot?.of !== 1 ? done / total : undefined} aria-labelledby="import-send-progress" />
      {lot !== undefined && !hasNext && !isStopping && <Text className={styles.hint}>{t('send.noCancel')}</Text>}
      {hasNext && !isStopping && <Text className={styles.hint}>{t('send.lots', { size: recordsPerLot })}</Text>}
      {isStopping && <Text role="status">{t('send.stopping')}</Text>}
      {lot === undefined && (
        <div className={styles.actions}>
          <Button onClick={onCancel}>{t('send.cancel')}</Button>
        </div>
      )}
      {hasNext && (
        <div className={styles.actions}>
          <Button disabledFocusable={isStopping} onClick={stop}>
            {t('send.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
