import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import kit from '#renderer/kit/ui/show/show.module.css';
import { compareInstants } from '#shared/instant.ts';
import type { PersonDiaryEntry } from '#shared/resources/solidary/people.ts';
import { addressOf } from '#shared/routes.ts';
import styles from '../solidary.module.css';
import { useActionLabel } from './action-label.ts';

interface JournalProps {
  entries: readonly PersonDiaryEntry[];
  /** Name of the structure that they belong to; null where it is not known. */
  structure: string | null;
}

/** Newest first, whatever the platform's order. */
const newestFirst = (entries: readonly PersonDiaryEntry[]) =>
  entries.toSorted((left, right) => compareInstants(right.at, left.at));

/** The journal of actions of a beneficiary in the last structure (docs/screens/08-solidary-people.md §2). */
export function Journal({ entries, structure }: JournalProps) {
  const { t } = useTranslation('solidary');
  return (
    <Section title={structure === null ? t('journal.title') : t('journal.titleOf', { name: structure })}>
      {structure !== null && <p className={styles.before}>{t('journal.only', { name: structure })}</p>}
      {entries.length === 0 && <p className={kit.empty}>{t('journal.empty')}</p>}
      <ol className={`${flow.stackM} ${styles.entries}`}>
        {newestFirst(entries).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and two may be the same.
          <JournalEntry key={index} entry={entry} />
        ))}
      </ol>
    </Section>
  );
}

function JournalEntry({ entry }: { entry: PersonDiaryEntry }) {
  const { t } = useTranslation('solidary');
  const can = useCan();
  const label = useActionLabel();
  const { action, comment, at, author, recordId, origin, destination } = entry;
  const unknown = t('records.unknownPlace');
  const number = recordId === null ? '' : t('records.number', { id: recordId });
  return (
    <li className={styles.entry}>
      <p>
        <strong>{label(action)}</strong>
      </p>
      <p className={kit.empty}>
        {at !== null && <Moment value={at} isFocusable />}
        {at !== null && author !== null && ' · '}
        {author !== null && t('journal.by', { name: author })}
      </p>
      {(origin !== null || destination !== null) && (
        <p>{t('records.journey', { origin: origin ?? unknown, destination: destination ?? unknown })}</p>
      )}
      {comment !== null && <p className={styles.comment}>{comment}</p>}
      {recordId !== null && (
        <p>
          {can('solidary_read') ? (
            <RecordLink to={addressOf('solidaryrecords_show', { id: recordId })}>{number}</RecordLink>
          ) : (
            number
          )}
        </p>
      )}
    </li>
  );
}
