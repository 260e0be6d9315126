import type { Margin } from '#shared/resources/externaljourneys/margins.ts';
import type { ExternalSearch } from '#shared/resources/externaljourneys/search.ts';
import type { WeekDay } from '#shared/resources/solidary/week-days.ts';
import { FLEXIBLE, REGULAR } from '#shared/resources/solidaryrecords/frequency.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';

/** An end of the journey that is searched for. */
export interface SearchPlace {
  label: string;
  town: string | null;
  /** Degrees (WGS 84). */
  latitude: number;
  longitude: number;
}

/** Days of the week with one hour, HH:MM or empty, and the minutes around it. */
export interface SearchRow {
  days: readonly WeekDay[];
  time: string;
  margin: Margin;
}

export const ways = ['outward', 'back'] as const;
export type Way = (typeof ways)[number];

/** The search form (docs/screens/10-external-journeys.md §3.1). Days are YYYY-MM-DD, times HH:MM, empty where none. */
export interface SearchDraft {
  from: SearchPlace | null;
  to: SearchPlace | null;
  frequency: 1 | 2;
  minDate: string;
  maxDate: string;
  minTime: string;
  maxTime: string;
  rows: readonly SearchRow[];
  /** Name of one provider; null asks all. */
  provider: string | null;
}

const searchPlace = ({ label, town, latitude, longitude }: Place): SearchPlace | null =>
  latitude === null || longitude === null ? null : { label, town, latitude, longitude };

const emptyDraft: SearchDraft = {
  from: null,
  to: null,
  frequency: 1,
  minDate: '',
  maxDate: '',
  minTime: '',
  maxTime: '',
  rows: [],
  provider: null,
};

type Ends = Pick<RecordItem, 'origin' | 'destination' | 'goesAnywhere'>;

/** The ends of one way; a record that goes anywhere has no destination, which is to be chosen. */
function endsOf({ origin, destination, goesAnywhere }: Ends, way: Way): Pick<SearchDraft, 'from' | 'to'> {
  const [from, to] = [searchPlace(origin), goesAnywhere ? null : searchPlace(destination)];
  return way === 'outward' ? { from, to } : { from: to, to: from };
}

/** Initial values of the form, from the record. The form never changes the record. */
export function draftOf(record: RecordItem, way: Way): SearchDraft {
  const { outward, back, schedules } = record;
  const window = way === 'outward' ? outward : back;
  const isRegular = record.frequency === REGULAR;
  const first = (way === 'back' ? back?.date : null) ?? record.fromDate ?? '';
  return {
    ...emptyDraft,
    ...endsOf(record, way),
    frequency: isRegular ? 2 : 1,
    minDate: isRegular || record.frequency === FLEXIBLE ? (record.fromDate ?? '') : first,
    maxDate: isRegular || record.frequency === FLEXIBLE ? (record.toDate ?? record.fromDate ?? '') : first,
    minTime: window?.minTime ?? '',
    maxTime: window?.maxTime ?? '',
    rows: schedules.flatMap(({ days, outward: there, back: home }) => {
      const time = way === 'outward' ? there : home;
      return time === null || days.length === 0 ? [] : [{ days, time, margin: 15 as const }];
    }),
  };
}

/** The same from the row of the list, where the record cannot be read. */
export function draftOfRow(row: SolidaryRecordRow, way: Way): SearchDraft {
  const day = row.fromDate ?? '';
  return { ...emptyDraft, ...endsOf(row, way), minDate: day, maxDate: day };
}

const searchFields = ['from', 'to', 'minDate', 'maxDate', 'minTime', 'maxTime', 'rows'] as const;
export type SearchField = (typeof searchFields)[number];
type SearchProblem = 'required' | 'samePlace' | 'order' | 'noRow' | 'rowDays' | 'rowTime';

const isSame = (one: SearchPlace, other: SearchPlace): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/** All problems of a search; the server validates nothing (docs/platform/c-solidary.yaml). */
export function problemsOf(draft: SearchDraft): Partial<Record<SearchField, SearchProblem>> {
  const { from, to, frequency, minDate, maxDate, minTime, maxTime, rows } = draft;
  const problems: Partial<Record<SearchField, SearchProblem>> = {};
  if (from === null) problems.from = 'required';
  if (to === null) problems.to = 'required';
  if (from !== null && to !== null && isSame(from, to)) problems.to = 'samePlace';
  if (minDate === '') problems.minDate = 'required';
  if (maxDate === '') problems.maxDate = 'required';
  else if (minDate > maxDate) problems.maxDate = 'order';
  if (frequency === 1) {
    if (minTime !== '' && maxTime !== '' && minTime > maxTime) problems.maxTime = 'order';
    return problems;
  }
  if (rows.length === 0) problems.rows = 'noRow';
  else if (rows.some(({ days }) => days.length === 0)) problems.rows = 'rowDays';
  else if (rows.some(({ time }) => time === '')) problems.rows = 'rowTime';
  return problems;
}

/** Whether the search asks for days that are over: a warning, since a provider may still know of them. */
export const isPast = ({ minDate, maxDate }: SearchDraft, today: string): boolean =>
  (minDate !== '' && minDate < today) || (maxDate !== '' && maxDate < today);

/** The searches of a draft without problems, one for each provider; null stands for all of them in one call. */
export function searchesOf(draft: SearchDraft, providers: readonly string[] | undefined): ExternalSearch[] {
  const { from, to, minDate, maxDate } = draft;
  if (from === null || to === null || Object.keys(problemsOf(draft)).length > 0) return [];
  const place = ({ latitude, longitude }: SearchPlace) => ({ latitude, longitude });
  const wanted = draft.provider !== null ? [draft.provider] : providers?.length ? providers : [null];
  const when: ExternalSearch['when'] =
    draft.frequency === 1
      ? { frequency: 1, minTime: draft.minTime || null, maxTime: draft.maxTime || null }
      : { frequency: 2, schedules: draft.rows.map((row) => ({ ...row, days: [...row.days] })) };
  return wanted.map((provider) => ({ provider, from: place(from), to: place(to), minDate, maxDate, when }));
}
