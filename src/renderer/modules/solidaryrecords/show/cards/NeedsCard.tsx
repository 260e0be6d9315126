import { useTranslation } from 'react-i18next';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import styles from '../show.module.css';
import { shownNeeds } from './needs.ts';

interface NeedsCardProps {
  record: RecordItem;
  /** Undefined where it is not read: which needs are private is then not known. */
  structure: Pick<Structure, 'needs'> | undefined;
}

/** Purpose and needs; a need that the structure does not offer was written for this record. */
export function NeedsCard({ record: { subject, needs }, structure }: NeedsCardProps) {
  const { t } = useTranslation('solidaryrecords');
  return (
    <Section title={t('cards.needs')}>
      <FieldRows>
        <FieldRow label={t('fields.subject')}>{subject.label}</FieldRow>
        <FieldRow label={t('fields.needs')}>
          {needs.length > 0 && (
            <ul className={styles.plain}>
              {shownNeeds(needs, structure?.needs).map(({ id, label, isOwn }) => (
                <li key={id}>
                  {label} {isOwn && <span className={styles.quiet}>({t('values.ownNeed')})</span>}
                </li>
              ))}
            </ul>
          )}
        </FieldRow>
      </FieldRows>
    </Section>
  );
}
