import { z } from 'zod';
import { flag } from '../read.ts';
import { eachSlot, type Slots } from './slots.ts';
import { type WeekDay, weekDays } from './week-days.ts';
import { type WindowName, windowNames } from './windows.ts';

/** The slots of somebody as they are read and written. */

const letters = { morning: 'm', afternoon: 'a', evening: 'e' } as const satisfies Record<WindowName, string>;
const capitals = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } as const;

type SlotKey = `${(typeof letters)[WindowName]}${(typeof capitals)[WeekDay]}`;

/** The wire's key of a slot: `mMon` … `eSun` (docs/screens/08-solidary-people.md §7.1). */
const slotKey = (part: WindowName, day: WeekDay): SlotKey => `${letters[part]}${capitals[day]}`;

/** The wire's keys of the slots, for the schema of a row; null is no. */
export const wireSlots = Object.fromEntries(eachSlot((part, day) => [slotKey(part, day), flag])) as Record<
  // The loop goes over every part and every day.
  SlotKey,
  typeof flag
>;

/** Reads the slots of a row. */
export const readSlots = (wire: z.output<z.ZodObject<typeof wireSlots>>): Slots => {
  const read = (part: WindowName) =>
    Object.fromEntries(weekDays.map((day) => [day, wire[slotKey(part, day)] === true])) as Record<WeekDay, boolean>;
  return { morning: read('morning'), afternoon: read('afternoon'), evening: read('evening') };
};

/** Some slots to write: those that changed. Null is refused by the platform (docs/platform/c-solidary.md §8). */
export const slotsWrite = z.partialRecord(z.enum(windowNames), z.partialRecord(z.enum(weekDays), z.boolean()));

/** Gives the body of some slots in the wire's names. */
export const slotsToWire = (slots: z.infer<typeof slotsWrite>): Partial<Record<SlotKey, boolean>> =>
  Object.fromEntries(
    eachSlot((part, day) => [slotKey(part, day), slots[part]?.[day]] as const).filter(([, isOn]) => isOn !== undefined),
  );
