import { Fragment, type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useInSight } from '#renderer/kit/ui/in-sight/useInSight.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { CalendarDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import { manifests } from '#shared/resources/manifests.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import { addressOf } from '#shared/routes.ts';
import styles from './planner.module.css';
import type { Ride } from './rides.ts';
import type { PlannerRow } from './usePlannerRows.ts';
import { partsOf, usePlannerTexts } from './usePlannerTexts.ts';

interface PlannerGridProps {
  label: string;
  monday: CalendarDay;
  rows: readonly PlannerRow[];
  /** The cell that gets the focus, because one comes back from the page that was opened in it. */
  returned: string | null;
  /** A page is opened from a cell. */
  onOpen: (cell: string) => void;
}

/** Height of a row before it was drawn, in pixels. */
const ROW_HEIGHT = 56;
/** The name, the days, the kilometres. */
const COLUMNS = weekDays.length + 2;
const PAGE = 10;

const cellKey = (row: number, column: number) => `${row} ${column}`;

/** Where a key leads in the grid; null for another key. */
function movedBy(key: string, row: number, column: number, isFar: boolean, last: number): [number, number] | null {
  switch (key) {
    case 'ArrowRight':
      return [row, Math.min(column + 1, COLUMNS - 1)];
    case 'ArrowLeft':
      return [row, Math.max(column - 1, 0)];
    case 'ArrowDown':
      return [Math.min(row + 1, last), column];
    case 'ArrowUp':
      return [Math.max(row - 1, 0), column];
    case 'PageDown':
      return [Math.min(row + PAGE, last), column];
    case 'PageUp':
      return [Math.max(row - PAGE, 0), column];
    case 'Home':
      return [isFar ? 0 : row, 0];
    case 'End':
      return [isFar ? last : row, COLUMNS - 1];
    default:
      return null;
  }
}

/**
 * A week of volunteers: a row each, a column for each day with the parts of the day and the rides, then the kilometres of
 * the month. One tab stop; arrows, Home, End and the pages move, Enter opens the first ride of a cell, else the
 * volunteer. Of many rows those in sight are drawn.
 */
export function PlannerGrid({ label, monday, rows, returned, onOpen }: PlannerGridProps) {
  const { t } = useTranslation(['solidaryvolunteers', 'week']);
  const format = useFormat();
  const texts = usePlannerTexts();
  const can = useCan();
  const canRead = can(manifests.solidaryvolunteers.permissions.show);
  const canReadRecords = can('solidary_read');
  const [[atRow, atColumn], setAt] = useState<[number, number]>(() => {
    const [row = 0, column = 0] = returned?.split(' ').map(Number) ?? [];
    return [Math.min(row, rows.length - 1), column];
  });
  const grid = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useMemo(() => rows.map(({ volunteer }) => volunteer.id), [rows]);
  const { items, after, measure, isPartial } = useInSight({
    keys,
    list: body,
    heightOf: () => ROW_HEIGHT,
    kept: atRow,
  });
  const focusCell = (row: number, column: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(row, column)}"]`)?.focus();
  const takeFocus = useEffectEvent(() => {
    // Back from a page: the cell from which it was opened has the focus again.
    if (returned !== null) requestAnimationFrame(() => focusCell(atRow, atColumn));
  });
  useEffect(() => takeFocus(), []);
  const current = Math.min(atRow, rows.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.metaKey) return;
    const to = movedBy(event.key, current, atColumn, event.ctrlKey, rows.length - 1);
    if (to !== null) {
      event.preventDefault();
      setAt(to);
      // The row may have to be drawn first.
      requestAnimationFrame(() => focusCell(...to));
    } else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLElement &&
      event.target.dataset.cell !== undefined
    ) {
      event.preventDefault();
      const cell = event.target.querySelector('a') ?? event.target.closest('tr')?.querySelector('th a');
      if (cell instanceof HTMLElement) cell.click();
    }
  };
  const cellProps = (row: number, column: number) => ({
    'data-cell': cellKey(row, column),
    tabIndex: row === current && column === atColumn ? 0 : -1,
    onFocus: () => setAt([row, column]),
  });
  const days = weekDays.map((_, index) => addDays(monday, index));

  return (
    <div className={styles.scroller}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells take the focus, one tab stop for all.
        role="grid"
        className={styles.grid}
        aria-label={label}
        aria-rowcount={isPartial ? rows.length + 1 : undefined}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          <col className={styles.people} />
          {days.map((day) => (
            <col key={day} />
          ))}
          <col className={styles.distance} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('planner.volunteer')}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {format.shortDay(day)}
              </th>
            ))}
            <th scope="col">{t('planner.month')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {items.map(({ index, gap }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Fragment key={row.volunteer.id}>
                <Room height={gap} />
                <tr ref={measure} data-index={index} aria-rowindex={isPartial ? index + 2 : undefined}>
                  <th scope="row" {...cellProps(index, 0)}>
                    {canRead ? (
                      <RecordLink
                        tabIndex={-1}
                        to={addressOf('solidaryvolunteers_show', { id: row.volunteer.id })}
                        onClick={() => onOpen(cellKey(index, 0))}
                      >
                        {row.name}
                      </RecordLink>
                    ) : (
                      row.name
                    )}
                    {row.volunteer.homeAddress?.locality && (
                      <span className={styles.town}>{row.volunteer.homeAddress.locality}</span>
                    )}
                  </th>
                  {days.map((day, column) => (
                    <td key={day} aria-label={texts.cell(row, day)} {...cellProps(index, column + 1)}>
                      {renderDay(row, day, cellKey(index, column + 1))}
                    </td>
                  ))}
                  <td className={styles.kilometres} {...cellProps(index, COLUMNS - 1)}>
                    {texts.kilometres(row.kilometres)}
                  </td>
                </tr>
              </Fragment>
            );
          })}
          <Room height={after} />
        </tbody>
      </table>
    </div>
  );

  function renderDay(row: PlannerRow, day: CalendarDay, cell: string) {
    const { parts, others } = partsOf(row, day);
    return (
      <>
        <span className={styles.parts}>
          {parts.map(({ part, isFree }) => (
            <span key={part} className={styles.part} data-free={isFree || undefined} title={t(`week:parts.${part}`)}>
              {isFree ? t(`planner.letters.${part}`) : '–'}
            </span>
          ))}
        </span>
        {[...parts.flatMap(({ rides }) => rides), ...others].map((ride) => renderRide(ride, cell))}
      </>
    );
  }

  function renderRide(ride: Ride, cell: string) {
    const text = texts.ride(ride);
    const key = `${ride.id} ${ride.way} ${ride.time}`;
    if (!canReadRecords) {
      return (
        <span key={key} className={styles.ride}>
          {text}
        </span>
      );
    }
    return (
      <RecordLink
        key={key}
        tabIndex={-1}
        className={styles.ride}
        to={addressOf('solidaryrecords_show', { id: ride.id })}
        onClick={() => onOpen(cell)}
      >
        {text}
      </RecordLink>
    );
  }
}

/** The room of rows that are out of sight. */
const Room = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={COLUMNS} className={styles.room} style={{ blockSize: height }} />
    </tr>
  );
