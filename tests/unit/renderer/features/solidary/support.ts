import type { Volunteer } from '#renderer/features/solidary/drivers/drivers.ts';
import { solidaryUserId, structureId } from '#shared/resources/solidary/ids.ts';
import { type SlotName, slotName } from '#shared/resources/solidary/slot-filter.ts';
import type { Slots } from '#shared/resources/solidary/slots.ts';
import { ACCEPTED, type StructureStatus } from '#shared/resources/solidary/status.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import type { WindowName } from '#shared/resources/solidary/windows.ts';

export const here = structureId.parse(1);
export const elsewhere = structureId.parse(2);

/** Slots of which these are ticked. */
export function ticked(...names: SlotName[]): Slots {
  const part = (window: WindowName) =>
    Object.fromEntries(weekDays.map((day) => [day, names.includes(slotName(window, day))])) as Slots[WindowName];
  return { morning: part('morning'), afternoon: part('afternoon'), evening: part('evening') };
}

export const inStructure = (structure = here, status: StructureStatus = ACCEPTED) => ({
  structureId: structure,
  name: `Structure ${structure}`,
  status,
});

type Given = Partial<Omit<Volunteer, 'id'>> & { id?: number };

/** A volunteer of the structure `here`, accepted, at home in Nancy, whose windows meet at noon and at 18:00. */
export const volunteer = ({ id = 1, ...given }: Given = {}) => ({
  id: solidaryUserId.parse(id),
  structures: [inStructure()],
  slots: ticked(),
  windows: {
    morning: { from: '06:00', to: '12:00' },
    afternoon: { from: '12:00', to: '18:00' },
    evening: { from: '18:00', to: '23:00' },
  },
  homeAddress: { latitude: 48.692054, longitude: 6.184417 },
  ...given,
});
