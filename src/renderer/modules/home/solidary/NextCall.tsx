import { Button } from '@fluentui/react-components';
import { CallRegular, WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { openExternal, telOf } from '#renderer/kit/ui/external.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { addressOf } from '#shared/routes.ts';
import styles from '../Home.module.css';
import type { DayEntry } from './day.ts';
import { useCallTools } from './useCallTools.tsx';
import { useJourneyText, useWhyText } from './useDayTexts.ts';

interface NextCallProps {
  entry: DayEntry;
  record: RecordItem | null;
  onNoted: () => void;
}

/** The call to make next: who, why, the number to press, and the note of it. */
export function NextCall({ entry, record, onNoted }: NextCallProps) {
  const { row } = entry;
  const { t } = useTranslation('home');
  const can = useCan();
  const format = useFormat();
  const whyOf = useWhyText();
  const journeyOf = useJourneyText();
  const { buttons, opened } = useCallTools({ row, record, onNoted });
  const telephone = row.telephone ? format.phone(row.telephone) : null;
  const tel = row.telephone ? telOf(row.telephone) : null;
  return (
    <div className={styles.next}>
      <div className={styles.nextWho}>
        <span className={styles.nextWhy}>
          <WarningRegular aria-hidden="true" />
          {whyOf(entry, record)}
        </span>
        <span className={styles.nextName}>{personNameOf(row)}</span>
        <span className={styles.text}>{journeyOf(row)}</span>
        {can('solidary_read') && (
          <RecordLink to={addressOf('solidaryrecords_show', { id: row.id })}>
            {t('solidary.day.open', { id: row.id })}
          </RecordLink>
        )}
      </div>
      {telephone !== null && <span className={styles.nextNumber}>{telephone}</span>}
      {tel !== null && (
        <Button
          appearance="primary"
          size="large"
          icon={<CallRegular />}
          aria-label={t('solidary.day.callOf', { name: personNameOf(row) })}
          onClick={() => openExternal(tel)}
        >
          {t('solidary.day.call')}
        </Button>
      )}
      {buttons}
      {opened}
    </div>
  );
}
