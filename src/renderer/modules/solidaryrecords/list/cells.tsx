import { CopyRegular } from '@fluentui/react-icons';
import { townsOf } from '#renderer/features/solidary/records/towns.ts';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { stateCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import type { CellTools } from '#renderer/kit/list/definition.ts';
import type { Format } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { daysBetween } from '#shared/days.ts';
import { dayOfInstant } from '#shared/instant.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { idleDays, isPast } from '#shared/resources/solidaryrecords/since.ts';
import styles from './list.module.css';

/** A bar with its percentage; only the percentage is read out. */
export function Progress({ progression, format }: { progression: number; format: Format }) {
  return (
    <span className={`${flow.together} ${styles.progress}`}>
      <span className={styles.track} aria-hidden>
        <span style={{ inlineSize: `${Math.min(Math.max(progression, 0), 100)}%` }} />
      </span>
      {format.share(progression / 100)}
    </span>
  );
}

/** From where to where, by towns; the whole places as a tip. */
export function journeyCell(row: SolidaryRecordRow, { translate }: CellTools) {
  const { origin, destination, goesAnywhere } = row;
  const anywhere = translate('solidaryrecords:values.anywhere');
  const towns = townsOf(row, anywhere);
  if (towns === '') return null;
  const places = `${origin.label} → ${goesAnywhere ? anywhere : destination.label}`;
  return (
    <span className={styles.journey} title={`${towns}\n${places}`}>
      {towns}
    </span>
  );
}

/** A telephone number; its copy shows while the cell has the focus, and is in the menu of the row as well. */
export function TelephoneCell({ telephone, tools }: { telephone: string; tools: CellTools }) {
  const copy = useCopy();
  const label = tools.translate('solidary:contact.copyPhone');
  return (
    <span className={`${flow.together} ${styles.telephone}`}>
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

/** The first day, marked where it is past and the record open. */
export function firstDay(row: SolidaryRecordRow, tools: CellTools) {
  const { fromDate } = row;
  if (fromDate === null) return null;
  const isLate = isPast(row, today());
  return (
    <span className={`${flow.together} ${styles.marked}`} data-mark={isLate ? 'past' : undefined}>
      <time dateTime={fromDate}>{tools.format.shortDay(fromDate)}</time>
      {isLate && stateCell('solidaryrecords:flags.past', 'caution', tools)}
    </span>
  );
}

/** The last action and how long ago it was, its moment as a tip; marked where that is too long. */
export function LastAction({ row, tools: { format, translate } }: { row: SolidaryRecordRow; tools: CellTools }) {
  const { staleDays } = useBootstrap().config.solidary;
  const name = useActionLabel()(row.lastAction, row);
  const { lastActionDate } = row;
  const ago = daysBetween(dayOfInstant(lastActionDate), today());
  const idle = idleDays(row, today(), staleDays);
  return (
    <span className={`${flow.together} ${styles.marked}`} data-mark={idle === null ? undefined : 'stale'}>
      {row.lastAction !== null && textCell(name)}
      {lastActionDate !== null && (
        <time
          dateTime={lastActionDate}
          title={ago === null ? undefined : format.dateTime(lastActionDate)}
          className={styles.ago}
        >
          {idle === null
            ? ago === null
              ? lastActionDate
              : format.daysAgo(ago)
            : translate('solidaryrecords:flags.idle', { count: idle })}
        </time>
      )}
    </span>
  );
}
