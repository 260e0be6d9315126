import { z } from 'zod';
import { isTimeOfDay, type TimeOfDay } from '../../calendar.ts';
import { type TimeWindow, type WindowName, windowNames } from './windows.ts';

/** The windows of the parts of a day as they are read and written. */

/** A time of day, `HH:MM`. */
export const timeOfDay = z
  .string()
  .max(5)
  .refine((text): boolean => isTimeOfDay(text));

/**
 * Reads the time of day of a wire text by its characters 12 to 16, whatever its date and offset; null where it holds
 * none.
 */
export const readTimeOfDay = (wire: string | null | undefined): TimeOfDay | null => {
  const time = wire?.slice(11, 16) ?? '';
  return isTimeOfDay(time) ? time : null;
};

/** Writes a time of day for the wire: `06:00` is `1970-01-01T06:00:00+00:00`. */
export const wireTimeOfDay = (time: string): string => `1970-01-01T${time}:00+00:00`;

/** A window that is written; that it starts before it ends is a rule of the forms. */
const wholeWindow = z.object({ from: timeOfDay, to: timeOfDay });

/** What a form saves of all windows. */
export const windowsWrite = z.object({ morning: wholeWindow, afternoon: wholeWindow, evening: wholeWindow });
export type WindowsWrite = z.infer<typeof windowsWrite>;

/** Wire keys of the windows, on structures and volunteers alike. */
export const windowKeys = {
  morning: { from: 'mMinTime', to: 'mMaxTime' },
  afternoon: { from: 'aMinTime', to: 'aMaxTime' },
  evening: { from: 'eMinTime', to: 'eMaxTime' },
} as const satisfies Record<WindowName, { from: string; to: string }>;

const wireTime = z.string().nullish();

/** The wire's keys of the windows, for the schema of an item. */
export const wireWindows = {
  mMinTime: wireTime,
  mMaxTime: wireTime,
  aMinTime: wireTime,
  aMaxTime: wireTime,
  eMinTime: wireTime,
  eMaxTime: wireTime,
};
type WireWindows = z.output<z.ZodObject<typeof wireWindows>>;

/** Reads the windows of an item. */
export const readWindows = (wire: WireWindows): Record<WindowName, TimeWindow> => {
  const read = (name: WindowName): TimeWindow => ({
    from: readTimeOfDay(wire[windowKeys[name].from]),
    to: readTimeOfDay(wire[windowKeys[name].to]),
  });
  return { morning: read('morning'), afternoon: read('afternoon'), evening: read('evening') };
};

/** Gives the body of some windows in the wire's names, those alone. */
export const windowsToWire = (windows: Partial<WindowsWrite>): Record<string, string> =>
  Object.fromEntries(
    windowNames.flatMap((name) => {
      const window = windows[name];
      if (window === undefined) return [];
      const { from, to } = windowKeys[name];
      return [
        [from, wireTimeOfDay(window.from)],
        [to, wireTimeOfDay(window.to)],
      ];
    }),
  );
