import { Input, type InputProps } from '@fluentui/react-components';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type CalendarDay, isDay } from '#shared/calendar.ts';
import { today as todayNow } from '../day.ts';
import type { CalendarProps } from './Calendar.tsx';
import { CalendarButton } from './CalendarButton.tsx';

interface DayBoxProps
  extends Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'contentAfter' | 'input' | 'root'> {
  /** Label of the field, for the button of its calendar. */
  label: string;
  /** YYYY-MM-DD, or what was typed where it is no day. */
  day: string | null;
  /** What is shown: the day, or what is being typed. */
  text: string;
  today?: CalendarDay | undefined;
  hour?: CalendarProps['hour'];
  onType: (text: string) => void;
  onPick: (day: CalendarDay) => void;
  /** Called when the focus leaves it, its button and its calendar. */
  onLeave: () => void;
  onEnter?: () => void;
}

/** The box in which a day is typed, or chosen from the calendar that its button or Alt+↓ opens. */
export function DayBox({ label, day, text, today, hour, onType, onPick, onLeave, onEnter, ...input }: DayBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLInputElement>(null);
  // What is left for its own button or calendar is not left.
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (isOpen || event.currentTarget.contains(event.relatedTarget)) return;
    onLeave();
  };
  const close = () => {
    setOpen(false);
    box.current?.focus();
  };
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      {...input}
      root={{ ref: setField, onBlur: leave }}
      input={{ ref: box }}
      value={text}
      onChange={(_, { value }) => onType(value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') onEnter?.();
        if (event.key !== 'ArrowDown' || !event.altKey || input.disabled) return;
        event.preventDefault();
        setOpen(true);
      }}
      contentAfter={
        <CalendarButton
          label={label}
          isOpen={isOpen}
          onOpen={(open) => (open ? setOpen(true) : close())}
          target={field}
          isDisabled={input.disabled === true}
          day={day !== null && isDay(day) ? day : null}
          today={today ?? todayNow()}
          onPick={(picked) => {
            onPick(picked);
            if (hour === undefined) close();
          }}
          hour={
            hour && {
              chosen: hour.chosen,
              onPick: (picked) => {
                hour.onPick(picked);
                close();
              },
            }
          }
        />
      }
    />
  );
}
