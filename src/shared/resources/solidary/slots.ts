import { type WeekDay, weekDays } from './week-days.ts';
import { type WindowName, windowNames } from './windows.ts';

/** Whether somebody is available in a part of a day. */
export type Slots = Readonly<Record<WindowName, Readonly<Record<WeekDay, boolean>>>>;

/** Calls a function for each slot, in the order of the screen. */
export const eachSlot = <T>(make: (part: WindowName, day: WeekDay) => T): T[] =>
  windowNames.flatMap((part) => weekDays.map((day) => make(part, day)));
