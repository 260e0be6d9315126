import { RecordLink } from './RecordLink.tsx';
import styles from './show.module.css';

export interface NamedLineProps {
  name: string;
  /** The page of what is named; null where there is none for this person. */
  to: string | null;
  search?: Readonly<Record<string, string>> | undefined;
  /** What tells it apart, in the order of weight; those that are not known are left out. */
  details?: readonly (string | null | undefined | false)[];
}

/** A name, and below it in one quiet line what tells it apart, however long either is. */
export function NamedLine({ name, to, search, details = [] }: NamedLineProps) {
  const known = details.filter(Boolean).join(' · ');
  return (
    <span className={styles.namedLine}>
      {to === null ? (
        <span>{name}</span>
      ) : (
        <RecordLink to={to} search={{ ...search }}>
          {name}
        </RecordLink>
      )}
      {known !== '' && <span className={styles.namedDetails}>{known}</span>}
    </span>
  );
}
