import { Button, mergeClasses } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { addMonths, firstOfMonth } from '#shared/days.ts';
import styles from './calendar.module.css';
import { HourList } from './HourList.tsx';
import { anyWeek, dayByKey, isInMonth, nextSaturday, weeksOf } from './month.ts';

export interface CalendarProps {
  /** The chosen day; null for none. */
  day: CalendarDay | null;
  today: CalendarDay;
  onPick: (day: CalendarDay) => void;
  /** The hour of the same field, where it has one. */
  hour?: { chosen: string | null; onPick: (hour: string) => void } | undefined;
}

/** A month to choose a day from, by pointer or by the keys of a grid, and the hours of the day beside it. */
export function Calendar({ day, today, onPick, hour }: CalendarProps) {
  const { t } = useTranslation('form');
  const format = useFormat();
  const heading = useId();
  /** The day that the keys are on. */
  const [active, setActive] = useState(day ?? today);
  const month = firstOfMonth(active);
  const grid = useRef<HTMLTableElement>(null);
  /** Set by a key, and at the start: the day takes the focus once it is drawn. */
  const wantsFocus = useRef(true);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : dayByKey(active, event);
    if (next === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    setActive(next);
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.month}>
        <div className={styles.head}>
          <span id={heading} className={styles.name} aria-live="polite">
            {format.month(month.slice(0, 7))}
          </span>
          <Button
            appearance="subtle"
            size="small"
            icon={<ChevronLeftRegular />}
            aria-label={t('calendar.previous')}
            onClick={() => setActive(addMonths(active, -1))}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<ChevronRightRegular />}
            aria-label={t('calendar.next')}
            onClick={() => setActive(addMonths(active, 1))}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of a calendar is a table of days. */}
        <table ref={grid} role="grid" aria-labelledby={heading} className={styles.days} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {anyWeek.map((one) => (
                <th key={one} scope="col" abbr={format.dayOfWeek(one)}>
                  {format.dayOfWeek(one).slice(0, 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week[0]}>
                {week.map((one) => (
                  <td key={one}>
                    <button
                      type="button"
                      data-day={one}
                      tabIndex={one === active ? 0 : -1}
                      aria-label={format.dayInWords(one)}
                      aria-pressed={one === day}
                      aria-current={one === today ? 'date' : undefined}
                      className={mergeClasses(
                        styles.day,
                        !isInMonth(one, month) && styles.other,
                        one === day && styles.chosen,
                      )}
                      onClick={() => onPick(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.foot}>
          <Button appearance="subtle" size="small" onClick={() => onPick(today)}>
            {t('calendar.today')}
          </Button>
          <Button appearance="subtle" size="small" onClick={() => onPick(nextSaturday(today))}>
            {t('calendar.saturday')}
          </Button>
        </div>
      </div>
      {hour && <HourList chosen={hour.chosen} onPick={hour.onPick} />}
    </div>
  );
}
