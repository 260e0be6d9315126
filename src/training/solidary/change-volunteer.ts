import type { RequestContext } from '../access/requester.ts';
import { windowTimes } from '../data/structure.ts';
import { checkTypes, type FieldType, type JsonObject, readPatch } from '../http/body.ts';
import { serverError } from '../http/errors.ts';
import { wireDate } from '../resource/wire.ts';
import { type Availability, peopleTable, slots } from './people.ts';
import { validate } from './validation.ts';
import type { PersonWithUser } from './wire.ts';

const types: Readonly<Record<string, FieldType>> = Object.fromEntries(slots.map((slot) => [slot, 'bool']));

/** Returns hours and minutes as they are written, whatever day and offset stand beside them. */
function timeIn(value: unknown): string {
  const time = /^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{2}:\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(String(value))?.[1];
  if (time === undefined) throw serverError();
  return time;
}

/** Returns the times that were sent as a write answers them: with the date sent, or that of the day. */
function echoed(body: JsonObject, { windows }: Availability, now: number): JsonObject {
  const today = wireDate(now).slice(0, 10);
  const sent = windowTimes.filter((time) => time in body);
  return Object.fromEntries(
    sent.map((time) => {
      const date = /^\d{4}-\d{2}-\d{2}/.exec(String(body[time]))?.[0] ?? today;
      return [time, `${date}T${windows[time]}:00+00:00`];
    }),
  );
}

/**
 * Writes the slots, the windows and the validation of a volunteer; no other key is read (docs/platform/c-solidary.yaml,
 * VolunteerPatch).
 * @returns the times of the answer (docs/platform/c-solidary.md §7)
 * @throws PlatformError 500 for null, before anything is written
 */
export async function changeVolunteer(context: RequestContext, person: PersonWithUser): Promise<JsonObject> {
  const world = context.get('world');
  const body = await readPatch(context.req.raw);
  const own = [...slots, ...windowTimes].filter((name) => name in body);
  if (own.some((name) => body[name] === null)) throw serverError();
  checkTypes(body, types);
  const { availability } = person;
  const times = windowTimes.filter((time) => time in body);
  const next: Availability = {
    // Types were checked above: these are the names and values of slots.
    slots: {
      ...availability.slots,
      ...Object.fromEntries(slots.filter((slot) => slot in body).map((slot) => [slot, body[slot] === true])),
    },
    windows: { ...availability.windows, ...Object.fromEntries(times.map((time) => [time, timeIn(body[time])])) },
  };
  const table = world.get(peopleTable);
  const stored = table.get(person.id);
  if (stored !== undefined) table.change(stored, { availability: next });
  if (body.validation !== undefined && body.validation !== null) validate(world, body.validation, 'volunteer');
  return echoed(body, next, world.now());
}
