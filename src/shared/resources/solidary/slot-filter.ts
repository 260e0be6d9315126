import { z } from 'zod';
import type { RowCondition } from '../define.ts';
import { unsent } from '../filters.ts';
import { beyondStructures, isIn, type Linked, type StructureValues, structureFilters } from './local.ts';
import { eachSlot, type Slots } from './slots.ts';
import { ACCEPTED } from './status.ts';
import type { WeekDay } from './week-days.ts';
import type { WindowName } from './windows.ts';

/** A part of a day of the week, as an address holds it: `mon-morning`. */
export type SlotName = `${WeekDay}-${WindowName}`;
export const slotName = (part: WindowName, day: WeekDay): SlotName => `${day}-${part}`;
export const slotNames: readonly SlotName[] = eachSlot(slotName);

/** The filters of volunteers that only this computer can compare (docs/screens/08-solidary-people.md §9). */
export const slotFilters = {
  ...structureFilters,
  /** Accepted in that structure, or in any when none is named, and available in this part of the week. */
  slot: unsent(z.enum(slotNames)),
};

/** `beyond` of a list with `slotFilters`. */
export function beyondSlots({
  slot,
  ...structureValues
}: StructureValues & { slot?: SlotName | undefined }): RowCondition<Linked & { readonly slots: Slots }> | null {
  const others = beyondStructures(structureValues);
  if (slot === undefined) return others;
  const isFree = (slots: Slots) =>
    eachSlot((part, day) => slotName(part, day) === slot && slots[part][day]).some(Boolean);
  return {
    includes: (row) =>
      (others === null || others.includes(row)) &&
      isIn(row, { structure: structureValues.structure, status: ACCEPTED }) &&
      isFree(row.slots),
  };
}
