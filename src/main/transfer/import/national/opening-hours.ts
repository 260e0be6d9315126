import type { Locale } from '#shared/locale.ts';
import { type MainText, texts } from '../../../locales/texts.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'PH'] as const;
type Day = (typeof days)[number];

const DAYS =
  /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?)(?:,(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?)*$/;
const TIMES = /^\d{1,2}:\d{2}-\d{1,2}:\d{2}(?:,\d{1,2}:\d{2}-\d{1,2}:\d{2})*$/;
const ALWAYS = /^(?:24\/7|(?:Mo-Su )?0?0:00-24:00)$/;

const isDay = (text: string): text is Day => days.some((day) => day === text);

function timeIn(text: MainText, written: string): string {
  const [hours = '', minutes = ''] = written.split(':');
  const time = { hours: String(Number(hours)), minutes };
  return text(minutes === '00' ? 'carpoolPlaces:time.whole' : 'carpoolPlaces:time.part', time);
}

const listIn = (text: MainText, parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${text('carpoolPlaces:and')} ${parts.at(-1) ?? ''}`;

function daysIn(text: MainText, written: string): string {
  const name = (day: string) => (isDay(day) ? text(`carpoolPlaces:days.${day}`) : day);
  return listIn(
    text,
    written.split(',').map((part) => {
      const [first = '', last] = part.split('-');
      return last === undefined
        ? name(first)
        : text('carpoolPlaces:dayRange', { first: name(first), last: name(last) });
    }),
  );
}

/** One rule, as days and times; null for one that is not simple. */
function ruleIn(text: MainText, rule: string): string | null {
  const parts = rule.split(' ').filter(Boolean);
  const on = parts.length === 2 && DAYS.test(parts[0] ?? '') ? parts.shift() : undefined;
  const [times = '', ...rest] = parts;
  if (rest.length > 0) return null;
  const isClosed = times === 'off' || times === 'closed';
  if (!isClosed && !TIMES.test(times)) return null;
  const open = isClosed
    ? text('carpoolPlaces:closed')
    : listIn(
        text,
        times.split(',').map((span) => {
          const [from = '', to = ''] = span.split('-');
          return text('carpoolPlaces:timeRange', { from: timeIn(text, from), to: timeIn(text, to) });
        }),
      );
  return on === undefined ? open : `${daysIn(text, on)} ${open}`;
}

/** Opening hours in the form of OpenStreetMap, in words; as they are written where they are not simple. */
export function openingHours(written: string, locale: Locale): string {
  const text = texts(locale);
  const value = written.trim().replace(/;$/, '');
  if (ALWAYS.test(value)) return text('carpoolPlaces:always');
  const rules = value
    .replaceAll(/,\s+/g, ',')
    .split(';')
    .map((rule) => ruleIn(text, rule.trim()));
  return rules.includes(null) ? written.trim() : rules.join('\u00a0; ');
}
