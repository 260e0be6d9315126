import { useTranslation } from 'react-i18next';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { townsOf } from '#renderer/features/solidary/records/towns.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { personNameOf } from '#shared/full-name.ts';
import { manifests } from '#shared/resources/manifests.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { addressOf } from '#shared/routes.ts';
import { useCaller, useDrivenRecords } from './caller.ts';
import styles from './people.module.css';
import type { PeopleSearch } from './search.ts';

/** The line of a record: those of the list and those that were read have these facts in common. */
type RecordFacts = Pick<SolidaryRecordRow, 'id' | 'givenName' | 'familyName' | 'status' | 'origin' | 'destination'> & {
  goesAnywhere: boolean;
  fromDate: CalendarDay | null;
};

/**
 * What is known of the telephone that was typed, beside the people: their open records, a volunteer who has it, and the
 * records in which they drive. Nothing where there is none. Opening a record leaves the call, which is kept.
 */
export function CallerLines({ search }: { search: PeopleSearch | null }) {
  const { t } = useTranslation('recordForm');
  const can = useCan();
  const { data } = useCaller(search);
  const driven = useDrivenRecords(search);
  const canOpenVolunteer = can(manifests.solidaryvolunteers.permissions.show);
  const lineOf = useRecordLine();
  const { records = [], volunteers = [] } = data ?? {};
  const count = records.length + volunteers.length + driven.length;
  const recordLine = (record: RecordFacts, label: string) => (
    <li key={`${label} ${record.id}`} className={`${flow.sideM} ${styles.line}`}>
      <div className={flow.words}>
        {can('solidary_read') ? (
          <RecordLink to={addressOf('solidaryrecords_show', { id: record.id })}>{label}</RecordLink>
        ) : (
          label
        )}
        <div className={flow.quietText}>{lineOf(record)}</div>
      </div>
    </li>
  );
  return (
    <>
      <span role="status" className={count === 0 ? undefined : flow.quietText}>
        {count > 0 && t('caller.found', { count })}
      </span>
      {count > 0 && (
        <ul className={`${flow.plain} ${flow.gridS} ${styles.list}`} aria-label={t('caller.label')}>
          {records.map((row) => recordLine(row, t('caller.record', { id: row.id, person: personNameOf(row) })))}
          {driven.map((record) =>
            recordLine(record, t('caller.drives', { id: record.id, person: personNameOf(record) })),
          )}
          {volunteers.map(({ id, name }) => (
            <li key={`volunteer ${id}`} className={`${flow.sideM} ${styles.line}`}>
              {canOpenVolunteer ? (
                <RecordLink to={addressOf('solidaryvolunteers_show', { id })}>
                  {t('caller.volunteer', { name })}
                </RecordLink>
              ) : (
                t('caller.volunteer', { name })
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Says when and where a record goes, and where it stands. */
function useRecordLine(): (record: RecordFacts) => string {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const format = useFormat();
  return (record) =>
    [
      record.fromDate === null ? null : format.shortDay(record.fromDate),
      townsOf(record, t('values.anywhere')),
      translate(recordStatusLabel(record.status)),
    ]
      .filter(Boolean)
      .join(' · ');
}
