import type { Text } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Slots } from '#shared/resources/solidary/slots.ts';
import { type WeekDay, weekDays } from '#shared/resources/solidary/week-days.ts';
import { type WindowName, type Windows, windowNames } from '#shared/resources/solidary/windows.ts';
import type { WeekLine } from './WeekGrid.tsx';

/** Days and parts of the day as headings of a grid. */
export const dayLines = (translate: Text): WeekLine[] =>
  weekDays.map((key) => ({
    key,
    heading: translate(`week:columns.${key}`),
    name: translate(`week:days.${key}`),
  }));
export const partLines = (translate: Text): WeekLine[] =>
  windowNames.map((key) => ({
    key,
    heading: translate(`week:parts.${key}`),
    name: translate(`week:partNames.${key}`),
  }));

/** The name of one slot: `Lundi matin`. */
export const slotLabel = (part: WindowName, day: WeekDay): TextKey => `week:slots.${part}.${day}`;
export const partLabel = (part: WindowName): TextKey => `week:parts.${part}`;

/** The slots as text: `lun. matin, mar. soir`; null when there are none. */
export function slotsInWords(slots: Slots, translate: Text): string | null {
  const named = weekDays.flatMap((day) =>
    windowNames
      .filter((part) => slots[part][day])
      .map((part) => `${translate(`week:short.${day}`)} ${translate(`week:partNames.${part}`)}`),
  );
  return named.length === 0 ? null : named.join(', ');
}

/** One window, `06:00–12:00`, or the time that is known of it; null without any. */
export const windowInWords = ({ from, to }: Windows[WindowName]): string | null =>
  from === null && to === null ? null : `${from ?? '?'}–${to ?? '?'}`;

/** All windows in a line. */
export const windowsInWords = (windows: Windows): string =>
  windowNames
    .map((name) => windowInWords(windows[name]))
    .filter((text) => text !== null)
    .join(', ');
