import type { CalendarDay } from '#shared/calendar.ts';
import { personNameOf } from '#shared/full-name.ts';
import { compareInstants, dayOfInstant } from '#shared/instant.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { actionKey, type KnownAction, knownActions } from '#shared/resources/solidaryrecords/actions.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';

/** An entry with a key of its own: the platform gives none (docs/screens/07-solidary-records.md §2). */
export interface KeyedEntry extends DiaryEntry {
  key: string;
  /** Progression of the entry before, in percent; null where there is none. */
  former: number | null;
}

export interface DiaryDay {
  /** Null for entries without a date. */
  day: CalendarDay | null;
  entries: KeyedEntry[];
}

/**
 * The diary oldest first, by the days of the person's zone, whatever the order it comes in. Entries of the same moment
 * are in the reverse of the platform's order, which is newest first.
 * @param isShown selects the entries to show; the progression before each is computed from all entries
 */
export function byDay(diary: readonly DiaryEntry[], isShown: (entry: DiaryEntry) => boolean = () => true): DiaryDay[] {
  const keyed = diary
    .map((entry, index) => ({ ...entry, key: `${entry.at} ${entry.action} ${entry.userId} ${index}` }))
    .toReversed()
    .toSorted((left, right) => compareInstants(left.at, right.at))
    .map((entry, index, all) => ({ ...entry, former: all[index - 1]?.progression ?? null }));
  const days: DiaryDay[] = [];
  for (const entry of keyed.filter(isShown)) {
    const [last, day] = [days.at(-1), dayOfInstant(entry.at)];
    if (last !== undefined && last.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** A person as named in an entry of the diary or in the list of drivers. */
interface Named {
  userId: UserId | null;
  givenName: string | null;
  familyName: string | null;
}

/**
 * The people of a record besides the beneficiary, each once: those of the diary, in the order of their newest entry,
 * then the selected drivers without an entry.
 */
export function othersOf(
  diary: readonly Named[],
  drivers: readonly Named[],
  beneficiary: UserId | null,
): { userId: UserId; name: string }[] {
  const names = new Map<UserId, string>();
  for (const { userId, givenName, familyName } of [...diary, ...drivers]) {
    if (userId === null || userId === beneficiary || names.has(userId)) continue;
    names.set(userId, personNameOf({ id: userId, givenName, familyName }));
  }
  return [...names].map(([userId, name]) => ({ userId, name }));
}

/** Type of an action by its name; null for entries that only the platform writes, and for unknown ones. */
export function typeOf(action: string | null): number | null {
  const key = actionKey(action ?? '');
  // Own keys only, since a name may be `constructor`.
  return Object.hasOwn(knownActions, key) ? knownActions[key as KnownAction].type : null;
}
