import { useTranslation } from 'react-i18next';
import { WeekTable } from '#renderer/features/week/WeekTable.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SessionStructure } from '#shared/ipc/session.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import styles from './week-sheet.module.css';

interface WeekSheetProps {
  person: Volunteer;
  /** The structure that signs; null for nobody. */
  structure: Pick<SessionStructure, 'name' | 'telephone' | 'signature'> | null;
}

/**
 * The week of a volunteer on paper, for the volunteer's own use: grid, windows and the structure that signs
 * (docs/screens/08-solidary-people.md §9).
 */
export function WeekSheet({ person, structure }: WeekSheetProps) {
  const { t } = useTranslation('solidaryvolunteers');
  const format = useFormat();
  return (
    <article>
      <h1>{personNameOf(person)}</h1>
      <h2>{t('week.heading')}</h2>
      <WeekTable slots={person.slots} windows={person.windows} />
      {structure !== null && (
        <>
          <h2>{structure.name}</h2>
          {structure.telephone !== null && <p>{format.phone(structure.telephone)}</p>}
          {structure.signature !== null && <p className={styles.signature}>{structure.signature}</p>}
        </>
      )}
    </article>
  );
}
