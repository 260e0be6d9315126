import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { NearPointFacts } from '../near/NearPointLine.tsx';
import type { NearPoints } from '../near/queries.ts';
import styles from './form.module.css';

/** Shows the points within 100 m of the one about to be saved. Escape returns to the form. */
export function NeighbourDialog({ near, onAnswer }: { near: NearPoints; onAnswer: (isMeant: boolean) => void }) {
  const { t } = useTranslation('relaypoints');
  return (
    <DialogFrame
      title={t('near.question', { count: near.total })}
      isQuestion
      onDismiss={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('near.back')}</Button>
          <Button appearance="primary" onClick={() => onAnswer(true)}>
            {t('near.saveAnyway')}
          </Button>
        </>
      }
    >
      <p>{t('near.check')}</p>
      <ul className={styles.list}>
        {near.rows.map((one) => (
          <li key={one.id}>
            <NearPointFacts near={one} />
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
