import { asDay } from '#shared/calendar.ts';
import { addDays, dayBefore } from '#shared/days.ts';
import type { SearchDraft } from './draft.ts';

const DAY_MINUTES = 24 * 60;

/** A time of day moved by some minutes and kept within its day; an empty one stays. */
function moved(time: string, minutes: number): string {
  if (time === '') return '';
  const wanted = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const kept = Math.min(DAY_MINUTES - 1, Math.max(0, wanted));
  return [Math.floor(kept / 60), kept % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The same search an hour earlier and later. */
export const withHour = (draft: SearchDraft): SearchDraft => ({
  ...draft,
  minTime: moved(draft.minTime, -60),
  maxTime: moved(draft.maxTime, 60),
  rows: draft.rows.map((row) => ({ ...row, margin: 60 })),
});

/** The same search a day earlier and later. */
export const withDay = (draft: SearchDraft): SearchDraft => ({
  ...draft,
  minDate: dayBefore(asDay(draft.minDate)),
  maxDate: addDays(asDay(draft.maxDate), 1),
});
