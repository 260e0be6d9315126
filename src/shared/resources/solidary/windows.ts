import { z } from 'zod';

/**
 * Parts of a day with their windows (docs/screens/09-solidary-structures.md §5.2). Hours are text from end to end: a
 * wire time has a date and an offset that mean nothing (docs/platform/c-solidary.md §7).
 */
export const windowNames = ['morning', 'afternoon', 'evening'] as const;
export type WindowName = (typeof windowNames)[number];

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day, `HH:MM`. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/** A time of day, `HH:MM`. */
export const timeOfDay = z.string().refine(isTimeOfDay);

/**
 * Reads the time of day of a wire text by its characters 12 to 16, whatever its date and offset; null where it holds
 * none.
 */
export const readTimeOfDay = (wire: string | null | undefined): string | null => {
  const time = wire?.slice(11, 16) ?? '';
  return isTimeOfDay(time) ? time : null;
};

/** Writes a time of day for the wire: `06:00` is `1970-01-01T06:00:00+00:00`. */
export const wireTimeOfDay = (time: string): string => `1970-01-01T${time}:00+00:00`;

/** The window of one part of a day; a time is null where the platform holds none. */
export interface TimeWindow {
  from: string | null;
  to: string | null;
}
export type Windows = Readonly<Record<WindowName, TimeWindow>>;

/** Where two parts of the day that follow one another do not meet. */
export interface Seam {
  kind: 'overlap' | 'gap';
  first: WindowName;
  second: WindowName;
  from: string;
  to: string;
}

/** Finds overlaps and gaps between the parts of the day; parts whose times are not valid are left out. */
export function seamsOf(windows: Windows): Seam[] {
  return windowNames.slice(1).flatMap((second, at): Seam[] => {
    const first = windowNames[at];
    if (first === undefined) return [];
    const [end, start] = [windows[first].to, windows[second].from];
    if (end === null || start === null || !isTimeOfDay(end) || !isTimeOfDay(start) || end === start) return [];
    return end > start
      ? [{ kind: 'overlap', first, second, from: start, to: end }]
      : [{ kind: 'gap', first, second, from: end, to: start }];
  });
}

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
