import { z } from 'zod';
import { type ReadAddress, wireAddress } from '../address.ts';
import { defineResource, type FilterContract } from '../define.ts';
import { exactId, partOf, partOfName, shortText } from '../filters.ts';
import { day, flag, integer, oneOf, picture, text } from '../read.ts';
import { solidaryUserId, userId } from '../solidary/ids.ts';
import { anyTelephone, wholeList } from '../solidary/local.ts';
import { wireProofs, wireStructures } from '../solidary/people.ts';
import { beyondSlots, slotFilters } from '../solidary/slot-filter.ts';
import { windowNames } from '../solidary/windows.ts';
import { readSlots, slotsToWire, slotsWrite, wireSlots } from '../solidary/wire-slots.ts';
import { readWindows, timeOfDay, windowKeys, wireTimeOfDay, wireWindows } from '../solidary/wire-windows.ts';
import { genders } from '../users/values.ts';
import { solidaryVolunteersManifest } from './manifest.ts';

const shared = {
  id: solidaryUserId,
  givenName: text,
  familyName: text,
  email: text,
  homeAddress: wireAddress.nullish().transform((address): ReadAddress | null => address ?? null),
  structures: wireStructures,
  ...wireSlots,
  ...wireWindows,
};

const wireKeys: ReadonlySet<string> = new Set([...Object.keys(wireSlots), ...Object.keys(wireWindows)]);

type Wire = z.output<z.ZodObject<typeof wireSlots & typeof wireWindows>>;
/** What is left of a row without the wire's keys of its week. */
type Rest<Row> = Omit<Row, keyof Wire>;

/** Gives the week of a volunteer the shape of the screen. */
function withWeek<Row extends Wire>(row: Row) {
  const rest = Object.fromEntries(Object.entries(row).filter(([key]) => !wireKeys.has(key)));
  // The keys of the week are those that were taken out.
  return { ...(rest as Rest<Row>), slots: readSlots(row), windows: readWindows(row) };
}

/** Reads a volunteer of the list (docs/platform/c-solidary.yaml, VolunteerMember): without telephone. */
const row = z.object(shared).transform(withWeek);
export type VolunteerRow = z.infer<typeof row>;

/**
 * Reads the item (docs/platform/c-solidary.yaml, VolunteerItem). Its diaries are left out: the platform always answers
 * none.
 */
const item = z
  .object({
    ...shared,
    userId: userId.nullish().transform((id) => id ?? null),
    telephone: text,
    gender: oneOf(genders),
    avatar: picture,
    birthDate: day,
    newsSubscription: flag,
    /** Metres. */
    maxDistance: integer,
    proofs: wireProofs,
  })
  .transform(withWeek)
  .transform(({ newsSubscription, ...same }) => ({ ...same, acceptsNews: newsSubscription }));
export type Volunteer = z.infer<typeof item>;

/** One time of a window, or both: those that changed. */
const windowWrite = z.object({ from: timeOfDay, to: timeOfDay }).partial();

/**
 * What the form of a volunteer saves: the slots and times that changed, never null. Nothing else is read by the
 * platform (docs/platform/c-solidary.yaml, VolunteerPatch); a decision has a call of its own.
 */
const volunteerWrite = z.object({
  slots: slotsWrite,
  windows: z.partialRecord(z.enum(windowNames), windowWrite),
});
export type VolunteerWrite = z.infer<typeof volunteerWrite>;

const windowsToWire = (windows: VolunteerWrite['windows']): Record<string, string> =>
  Object.fromEntries(
    windowNames.flatMap((name) =>
      (['from', 'to'] as const).flatMap((end) => {
        const time = windows[name]?.[end];
        return time === undefined ? [] : [[windowKeys[name][end], wireTimeOfDay(time)]];
      }),
    ),
  );

/**
 * The platform compares a telephone exactly as it is stored. It ignores the unprefixed parameter names and would return
 * the whole list.
 */
const exactTelephone: FilterContract<string> = {
  schema: shortText,
  toWire: (value) => [[['user.telephone', value]]],
};

export const solidaryVolunteers = defineResource(solidaryVolunteersManifest, {
  row,
  item,
  write: volunteerWrite,
  toWire: ({ slots = {}, windows = {} }) => ({ ...slotsToWire(slots), ...windowsToWire(windows) }),
  // No sort by telephone: no column shows it.
  sorts: { id: 'id', familyName: 'familyName', givenName: 'givenName', email: 'user.email' },
  defaultSort: { field: 'familyName', direction: 'asc' },
  filters: {
    familyName: partOfName('familyName'),
    givenName: partOfName('givenName'),
    email: partOf('user.email'),
    telephone: exactTelephone,
    id: exactId('id'),
    anyTelephone: anyTelephone('user.telephone'),
    ...slotFilters,
  },
  beyond: beyondSlots,
  wider: wholeList,
});
