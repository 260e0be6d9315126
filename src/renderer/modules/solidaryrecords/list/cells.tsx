import { CopyRegular } from '@fluentui/react-icons';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { badgeCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import type { CellTools } from '#renderer/kit/list/definition.ts';
import type { Format } from '#renderer/kit/ui/format.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { daysBetween } from '#shared/days.ts';
import { dayOfInstant } from '#shared/instant.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';
import { idleDays, isPast } from '#shared/resources/solidaryrecords/since.ts';
import styles from './list.module.css';

/** A bar with its percentage; only the percentage is read out. */
export function Progress({ progression, format }: { progression: number; format: Format }) {
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden>
        <span style={{ inlineSize: `${Math.min(Math.max(progression, 0), 100)}%` }} />
      </span>
      {format.share(progression / 100)}
    </span>
  );
}

/** A town, and its whole label below where the rows are high enough. */
export function Town({ place: { town, label } }: { place: Place }) {
  if (town === null) return null;
  return (
    <span className={styles.town} title={label}>
      <span>{town}</span>
      {label !== town && <span className={styles.label}>{label}</span>}
    </span>
  );
}

/** A telephone number; its copy shows while the cell has the focus, and is in the menu of the row as well. */
export function TelephoneCell({ telephone, tools }: { telephone: string; tools: CellTools }) {
  const copy = useCopy();
  const label = tools.translate('solidary:contact.copyPhone');
  return (
    <span className={styles.telephone}>
      <span>{tools.format.phone(telephone)}</span>
      <button
        type="button"
        tabIndex={-1}
        className={styles.copy}
        aria-label={label}
        title={label}
        onClick={(event) => {
          event.stopPropagation();
          void copy(telephone);
        }}
      >
        <CopyRegular aria-hidden />
      </button>
    </span>
  );
}

interface RowCellProps {
  row: SolidaryRecordRow;
  tools: CellTools;
}

/** The first day, marked where it is past and the record open. */
export function FirstDay({ row, tools }: RowCellProps) {
  const { fromDate } = row;
  if (fromDate === null) return null;
  return (
    <span className={styles.marked} data-mark={isPast(row, today()) ? 'past' : undefined}>
      <time dateTime={fromDate}>{tools.format.shortDay(fromDate)}</time>
      {isPast(row, today()) && badgeCell('solidaryrecords:flags.past', 'caution', tools)}
    </span>
  );
}

/** The name of the last action. */
export function ActionName({ row }: { row: SolidaryRecordRow }) {
  return textCell(useActionLabel()(row.lastAction, row));
}

/** How long ago the last action was, its moment while the cell has the focus; marked where that is too long. */
export function ActionDate({ row, tools: { format, translate } }: RowCellProps) {
  const { staleDays } = useBootstrap().config.solidary;
  const { lastActionDate } = row;
  const ago = daysBetween(dayOfInstant(lastActionDate), today());
  if (lastActionDate === null || ago === null) return textCell(lastActionDate);
  const idle = idleDays(row, today(), staleDays);
  const exact = format.dateTime(lastActionDate);
  return (
    <span className={styles.marked} data-mark={idle === null ? undefined : 'stale'}>
      <time dateTime={lastActionDate} title={exact} className={styles.moment}>
        <span className={styles.relative}>{format.daysAgo(ago)}</span>
        <span className={styles.exact}>{exact}</span>
      </time>
      {idle !== null && (
        <span className={styles.badge}>{translate('solidaryrecords:flags.idle', { count: idle })}</span>
      )}
    </span>
  );
}
