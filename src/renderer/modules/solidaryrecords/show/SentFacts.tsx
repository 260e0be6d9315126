import { useTranslation } from 'react-i18next';
import { useTimesInWords } from '#renderer/features/record-form/useTimesInWords.ts';
import { useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { placeText } from '#shared/resources/solidaryrecords/form/journey.ts';
import type { SentRecord } from '#shared/resources/solidaryrecords/write/sent.ts';
import styles from './show.module.css';

/**
 * The content that this computer sent for a record that the platform stored and cannot read
 * (docs/screens/07-solidary-records.md §5.4): range, part of the day, return and needs, which its row lacks.
 */
export function SentFacts({ sent: { structureId, subject, needs, journey, times } }: { sent: SentRecord }) {
  const { t } = useTranslation('solidaryrecords');
  const { structure } = useRecordStructure(structureId);
  const timesInWords = useTimesInWords(times, structure);
  const { origin, destination, goesAnywhere } = journey;
  const subjectLabel = subject.label ?? structure?.subjects.find(({ id }) => id === subject.id)?.label;
  const needLabels = needs.flatMap(({ id, label }) => {
    const known = label ?? structure?.needs.find((need) => need.id === id)?.label;
    return known === undefined ? [] : [known];
  });
  return (
    <div className={`${flow.stackM} ${styles.cards}`}>
      <Section title={t('sent.title')}>
        <p className={flow.faint}>{t('sent.note')}</p>
        <FieldRows>
          <FieldRow label={t('fields.subject')}>{subjectLabel}</FieldRow>
          <FieldRow label={t('fields.needs')}>
            {needLabels.length > 0 && (
              <ul className={flow.plain}>
                {[...new Set(needLabels)].map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
            )}
          </FieldRow>
          <FieldRow label={t('fields.origin')}>{placeText(origin)}</FieldRow>
          <FieldRow label={t('fields.destination')}>
            {goesAnywhere ? t('values.anywhere') : placeText(destination)}
          </FieldRow>
          <FieldRow label={t('cards.dates')}>
            {timesInWords.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </FieldRow>
        </FieldRows>
      </Section>
    </div>
  );
}
