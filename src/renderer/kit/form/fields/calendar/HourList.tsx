import { mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './calendar.module.css';
import { offeredHours } from './month.ts';

interface HourListProps {
  chosen: string | null;
  onPick: (hour: string) => void;
}

/** Where the list opens while no hour is chosen. */
const MORNING = '08:00';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 };

/** Hours every half hour in two columns, one stop of the Tab key. */
export function HourList({ chosen, onPick }: HourListProps) {
  const { t } = useTranslation('form');
  const start = chosen !== null && offeredHours.includes(chosen) ? chosen : MORNING;
  const [active, setActive] = useState(start);
  const list = useRef<HTMLDivElement>(null);
  const buttonOf = (hour: string) => list.current?.querySelector<HTMLElement>(`[data-hour="${hour}"]`);
  useLayoutEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(`[data-hour="${start}"]`);
    if (list.current !== null && button) list.current.scrollTop = button.offsetTop - list.current.offsetTop;
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    const next = by === undefined ? undefined : offeredHours[offeredHours.indexOf(active) + by];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    buttonOf(next)?.focus();
  };
  return (
    <div className={styles.hours}>
      <span className={styles.name}>{t('calendar.hour')}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields, these are choices. */}
      <div ref={list} role="group" aria-label={t('calendar.hour')} className={styles.hourList} onKeyDown={onKeyDown}>
        {offeredHours.map((hour) => (
          <button
            key={hour}
            type="button"
            data-hour={hour}
            tabIndex={hour === active ? 0 : -1}
            aria-pressed={hour === chosen}
            className={mergeClasses(styles.hour, hour === chosen && styles.chosen)}
            onClick={() => onPick(hour)}
          >
            {hour}
          </button>
        ))}
      </div>
      <span className={styles.hint}>{t('calendar.typed')}</span>
    </div>
  );
}
