import type { ReactNode } from 'react';
import type { CellTools } from '#renderer/kit/list/definition.ts';
import { type Text, useTranslate } from '#renderer/kit/ui/translate.ts';
import { eachSlot, type Slots } from '#shared/resources/solidary/slots.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import { slotLabel, slotsInWords } from './labels.ts';
import styles from './week.module.css';

interface SmallWeekProps {
  /** Its text for readers. */
  label: string;
  look: string | undefined;
  slots: Slots;
  /** The slots that fit; absent where that is unknown. */
  fitting?: Slots;
  translate: Text;
}

/** A week as 3 x 7 marks under the initials of its days; each mark says which slot it is, and each initial its day. */
function smallWeek({ label, look, slots, fitting, translate }: SmallWeekProps): ReactNode {
  return (
    <span role="img" aria-label={label} className={look}>
      {weekDays.map((day) => (
        <b key={day} title={translate(`week:days.${day}`)}>
          {translate(`week:initials.${day}`)}
        </b>
      ))}
      {eachSlot((part, day) => (
        <i
          key={`${part} ${day}`}
          title={translate('week:slot', {
            slot: translate(slotLabel(part, day)),
            state: translate(slots[part][day] ? 'week:available' : 'week:unavailable'),
          })}
          data-on={slots[part][day] ? '' : undefined}
          data-fits={fitting?.[part][day] ? '' : undefined}
        />
      ))}
    </span>
  );
}

/** The slots of a week as dots in a list (docs/screens/08-solidary-people.md §6). */
export const slotsCell = (slots: Slots, { translate }: CellTools): ReactNode =>
  smallWeek({
    label: slotsInWords(slots, translate) ?? translate('week:none'),
    look: styles.dots,
    slots,
    translate,
  });

interface FittingDotsProps {
  /** The declared slots. */
  slots: Slots;
  /** The slots among them that fit. */
  fitting: Slots;
  /** The same as text. */
  label: string;
}

/** The slots of a week as squares: an outline for those that are there, filled for those of them that fit. */
export function FittingDots(props: FittingDotsProps) {
  const translate = useTranslate();
  return smallWeek({ ...props, look: styles.fitting, translate });
}
