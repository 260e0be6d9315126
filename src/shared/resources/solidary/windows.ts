import { isTimeOfDay } from '../../calendar.ts';

/**
 * Parts of a day with their windows (docs/screens/09-solidary-structures.md §5.2). Hours are text from end to end: a
 * wire time has a date and an offset that mean nothing (docs/platform/c-solidary.md §7).
 */
export const windowNames = ['morning', 'afternoon', 'evening'] as const;
export type WindowName = (typeof windowNames)[number];

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
