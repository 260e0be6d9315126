import type { ReactNode } from 'react';
import type { CellTools } from '#renderer/kit/list/definition.ts';
import { eachSlot, type Slots } from '#shared/resources/solidary/slots.ts';
import styles from './week.module.css';
import { slotsInWords } from './words.ts';

/** The slots of a week as 3 x 7 dots in a list, with their text for readers (docs/screens/08-solidary-people.md §6). */
export function slotsCell(slots: Slots, { translate }: CellTools): ReactNode {
  const words = slotsInWords(slots, translate) ?? translate('week:none');
  return (
    <span role="img" aria-label={words} title={words} className={styles.dots}>
      {eachSlot((part, day) => (
        <i key={`${part} ${day}`} data-on={slots[part][day] ? '' : undefined} />
      ))}
    </span>
  );
}

interface FittingDotsProps {
  /** What somebody declared. */
  slots: Slots;
  /** What of it fits something. */
  fitting: Slots;
  /** The same in words. */
  label: string;
}

/** The slots of a week as 3 x 7 squares: an outline for those that are there, filled for those of them that fit. */
export function FittingDots({ slots, fitting, label }: FittingDotsProps) {
  return (
    <span role="img" aria-label={label} title={label} className={styles.fitting}>
      {eachSlot((part, day) => (
        <i
          key={`${part} ${day}`}
          data-on={slots[part][day] ? '' : undefined}
          data-fits={fitting[part][day] ? '' : undefined}
        />
      ))}
    </span>
  );
}
