import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { isIn, type Linked } from '#shared/resources/solidary/local.ts';
import { type SlotName, slotName } from '#shared/resources/solidary/slot-filter.ts';
import { eachSlot, type Slots } from '#shared/resources/solidary/slots.ts';
import { ACCEPTED } from '#shared/resources/solidary/status.ts';
import type { WeekDay } from '#shared/resources/solidary/week-days.ts';
import type { WindowName } from '#shared/resources/solidary/windows.ts';

export interface CoveredSlot {
  part: WindowName;
  day: WeekDay;
  name: SlotName;
  /** Accepted volunteers who are available then. */
  count: number;
  /** From 0 for nobody to 4 for the best covered slots of this week. */
  level: 0 | 1 | 2 | 3 | 4;
}

/**
 * Counts the volunteers who are accepted in a structure, or in any, for each part of each day
 * (docs/screens/08-solidary-people.md §9), in the order of the screen.
 */
export function coverageOf(
  rows: readonly (Linked & { readonly slots: Slots })[],
  structure: StructureId | undefined,
): CoveredSlot[] {
  const accepted = rows.filter((row) => isIn(row, { structure, status: ACCEPTED }));
  const counted = eachSlot((part, day) => ({
    part,
    day,
    name: slotName(part, day),
    count: accepted.filter(({ slots }) => slots[part][day]).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.map((slot) => ({ ...slot, level: levelOf(slot.count, most) }));
}

function levelOf(count: number, most: number): CoveredSlot['level'] {
  if (count === 0) return 0;
  const share = count / most;
  return share > 0.75 ? 4 : share > 0.5 ? 3 : share > 0.25 ? 2 : 1;
}
