import type { CalendarDay } from '#shared/calendar.ts';
import { dayOfInstant } from '#shared/instant.ts';
import type { ContactedJourney } from '#shared/ipc/external-journeys.ts';
import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import { storedText } from '#shared/resources/solidaryrecords/stored-text.ts';

/** When the driver of a journey was written to for a record. */
export interface Contacted {
  /** YYYY-MM-DD; null where the platform gave no date. */
  day: CalendarDay | null;
  /** False where it is not known whether the message went out. */
  isSure: boolean;
}

/** Number of characters of a journey's id in a comment. */
const SHORT = 8;

const shortId = (journeyId: string): string => journeyId.slice(0, SHORT);

/**
 * The comment of a contact in the diary, by which its journey is known again on every computer
 * (docs/screens/10-external-journeys.md §3.4): `{provider} · {alias} · {départ} - {arrivée} · #{first 8 of journeyId}`.
 * An attempt of which the outcome is not known ends with a question mark.
 */
export function contactComment(journey: ExternalJourney, isSure = true): string {
  const ends = [journey.origin, journey.destination].map((place) => place?.locality ?? place?.lines[0] ?? '?');
  const parts = [journey.provider, journey.alias ?? '?', ends.join(' - '), `#${shortId(journey.journeyId ?? '')}`];
  return `${parts.join(' · ')}${isSure ? '' : ' ?'}`;
}

/** Whether a diary comment is that of a contact with a journey; null where it is not. */
function readComment(comment: string | null, { provider, journeyId }: ExternalJourney): { isSure: boolean } | null {
  if (comment === null || journeyId === null) return null;
  const end = ` · #${storedText(shortId(journeyId))}`;
  const isSure = comment.endsWith(end);
  const isKnown = isSure || comment.endsWith(`${end} ?`);
  // A free note has the label of the action before the comment.
  return isKnown && comment.includes(`${storedText(provider)} · `) ? { isSure } : null;
}

/**
 * Tells whether the driver of a journey was written to: by the diary, which every computer reads, else by what this
 * computer remembers. Null where neither knows of it.
 */
export function contactedOf(
  journey: ExternalJourney,
  diary: readonly Pick<DiaryEntry, 'comment' | 'at'>[],
  remembered: readonly ContactedJourney[],
): Contacted | null {
  for (const { comment, at } of diary) {
    const read = readComment(comment, journey);
    if (read !== null) return { day: dayOfInstant(at), ...read };
  }
  const contact = remembered.find(
    ({ provider, journeyId }) => provider === journey.provider && journeyId === journey.journeyId,
  );
  return contact === undefined ? null : { day: contact.day, isSure: contact.isSure };
}
