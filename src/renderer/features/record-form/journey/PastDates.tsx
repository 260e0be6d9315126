import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import { pastDates } from '#shared/resources/solidaryrecords/times/rules.ts';
import styles from './journey.module.css';

interface PastDatesProps {
  value: TimesDraft;
  onChange: (value: TimesDraft) => void;
  today: string;
}

/** Warns of dates that are past, which an edition may keep (docs/screens/07-solidary-records.md §6.3). */
export function PastDates({ value, onChange, today }: PastDatesProps) {
  const { t } = useTranslation('recordForm');
  const past = pastDates(value, today);
  if (past.length === 0) return null;
  const restart = () =>
    onChange({
      ...value,
      ...(past.includes('base') && { base: today }),
      ...(past.includes('day') && { punctual: { ...value.punctual, day: today } }),
    });
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.wide}>
      <MessageBarBody>{t('times.past')}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={restart}>
          {t('times.restart')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
