const TIME = /T(?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d)(?::\d{2}(?:\.\d+)?)?(?<offset>Z|[+-]\d{2}:?\d{2})$/;

const DAY_MINUTES = 24 * 60;

/**
 * Returns the hour of UTC of a time with offset, HH:MM: `2027-03-01T09:00:00+01:00` is `08:00`; null for any other
 * text. The platform reads a provider's hour as one of UTC and prints it in its own zone, the one exception to hours
 * that are read as they are written (docs/screens/10-external-journeys.md §3.3).
 */
export function utcTimeOf(text: string): string | null {
  const { hours, minutes, offset = '' } = TIME.exec(text)?.groups ?? {};
  if (hours === undefined || minutes === undefined) return null;
  const sign = offset.startsWith('-') ? -1 : 1;
  const shift = offset === 'Z' ? 0 : sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2)));
  const utc = (Number(hours) * 60 + Number(minutes) - shift + 2 * DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(utc / 60), utc % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
