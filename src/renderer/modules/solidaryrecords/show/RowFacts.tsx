import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import styles from './show.module.css';

/** What the list says of a record that cannot be read (docs/screens/07-solidary-records.md §5.4). */
export function RowFacts({ row }: { row: SolidaryRecordRow }) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const { subject, origin, destination, goesAnywhere, proposalType, fromDate } = row;
  return (
    <div className={styles.cards}>
      <Section title={t('zones.request')}>
        <FieldRows>
          <FieldRow label={t('fields.subject')}>{subject}</FieldRow>
          <FieldRow label={t('fields.origin')}>{origin.label}</FieldRow>
          <FieldRow label={t('fields.destination')}>{goesAnywhere ? t('values.anywhere') : destination.label}</FieldRow>
          <FieldRow label={t('fields.proposalType')}>
            {proposalType && t(`values.proposalType.${proposalType}`)}
          </FieldRow>
          <FieldRow label={t('fields.fromDate')}>{fromDate && format.dayInWords(fromDate)}</FieldRow>
        </FieldRows>
      </Section>
    </div>
  );
}
