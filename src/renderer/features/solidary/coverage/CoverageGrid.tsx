import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayHead } from '#renderer/features/week/DayHead.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { SlotName } from '#shared/resources/solidary/slot-filter.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import styles from './coverage.module.css';
import type { CoveredSlot } from './coverage.ts';

interface CoverageGridProps {
  slots: readonly CoveredSlot[];
  /** The slot that the list is filtered by. */
  chosen: string | undefined;
  onChoose: (slot: SlotName | null) => void;
}

const DAYS = weekDays.length;
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: DAYS, ArrowUp: -DAYS };

/** Where a key leads from a slot; the same slot at an edge. */
function movedBy(key: string, from: number, count: number): number | null {
  const row = Math.floor(from / DAYS) * DAYS;
  if (key === 'Home') return row;
  if (key === 'End') return row + DAYS - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const to = from + step;
  const leavesRow = Math.abs(step) === 1 && Math.floor(to / DAYS) !== row / DAYS;
  return leavesRow || to < 0 || to >= count ? from : to;
}

/**
 * How many accepted volunteers each part of the week has, 3 x 7, empty slots marked; a slot filters the list
 * (docs/screens/08-solidary-people.md §9). One tab stop, arrows move.
 */
export function CoverageGrid({ slots, chosen, onChoose }: CoverageGridProps) {
  const { t } = useTranslation(['solidarylists', 'week']);
  const { number } = useFormat();
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLTableElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedBy(event.key, active, slots.length);
    if (to === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    setActive(to);
    grid.current?.querySelector<HTMLElement>(`[data-slot="${to}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells hold buttons with one tab stop.
    <table ref={grid} role="grid" className={styles.grid} aria-label={t('coverage.label')} onKeyDown={onKeyDown}>
      <DayHead />
      <tbody>
        {windowNames.map((part) => (
          <tr key={part}>
            <th scope="row">{t(`week:parts.${part}`)}</th>
            {slots.map((slot, index) =>
              slot.part !== part ? null : (
                <td key={slot.name}>
                  <button
                    type="button"
                    className={styles.slot}
                    data-level={slot.level}
                    data-slot={index}
                    tabIndex={index === active ? 0 : -1}
                    aria-pressed={chosen === slot.name}
                    aria-label={t('coverage.slot', {
                      slot: t(`week:slots.${part}.${slot.day}`),
                      count: slot.count,
                      number: number(slot.count),
                    })}
                    onFocus={() => setActive(index)}
                    onClick={() => onChoose(chosen === slot.name ? null : slot.name)}
                  >
                    {number(slot.count)}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
