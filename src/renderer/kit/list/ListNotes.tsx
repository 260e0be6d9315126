import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { isAdministrator } from '#shared/administrators.ts';
import type { ListDefinition } from './definition.ts';
import styles from './List.module.css';
import type { ListRows } from './useListRows.ts';

interface ListNotesProps<R extends BaseRow> {
  definition: Pick<ListDefinition<R>, 'scopeNote' | 'note' | 'Below'>;
  rows: Pick<ListRows<R>, 'data'>;
  hasFilters: boolean;
}

/** The notes under a list: who may be missing from it, and what its module says there. */
export function ListNotes<R extends BaseRow>({ definition, rows: { data }, hasFilters }: ListNotesProps<R>) {
  const translate = useTranslate();
  const { user } = useSignedIn();
  const { scopeNote, note, Below } = definition;
  // Somebody may be missing from it: a list that holds oneself alone, or a search that finds nobody.
  const isNarrowed = data !== undefined && (hasFilters ? data.total === 0 && !isAdministrator(user) : data.total <= 1);
  return (
    <>
      {scopeNote !== undefined && isNarrowed && <p className={styles.note}>{translate(scopeNote)}</p>}
      {note !== undefined && <p className={styles.note}>{translate(note)}</p>}
      {Below !== undefined && <Below />}
    </>
  );
}
