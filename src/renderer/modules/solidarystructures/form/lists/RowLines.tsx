import { Unset } from '#renderer/kit/form/fields.tsx';
import styles from './lists.module.css';
import { useRowText } from './row-text.ts';
import { type AnyRow, isBlank } from './rows.ts';

/** The text of each row of a list, one a line: in the conflict dialog and beside a draft. */
export function RowLines({ rows }: { rows: readonly AnyRow[] }) {
  const textOf = useRowText();
  const shown = rows.filter((row) => !isBlank(row));
  if (shown.length === 0) return <Unset />;
  return shown.map((row, rank) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a value that is only shown.
    <span key={rank} className={styles.line}>
      {textOf(row)}
    </span>
  ));
}
