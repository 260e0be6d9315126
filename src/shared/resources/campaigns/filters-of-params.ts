import { z } from 'zod';
import { isDay } from '../../calendar.ts';
import { dayBefore } from '../../days.ts';
import type { FilterValues, WireParams } from '../define.ts';
import { solidaryChoices, solidaryParams, territoryRelations, userFilters } from '../users/filters.ts';

type Values = FilterValues<typeof userFilters>;

const storedPlace = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  })
  .pipe(z.object({ lat: z.number(), lgt: z.number() }))
  // A place is stored without its name.
  .transform(({ lat, lgt }) => ({ latitude: lat, longitude: lgt, label: `${lat}, ${lgt}` }));

const flags = {
  isHitchhiker: 'isHitchHiker',
  isKitGiven: 'rezoKit',
  isLetterPrinted: 'cardLetter',
  isLetterPosted: 'cardLetterPosted',
} as const;

const numbered = {
  gender: 'gender[]',
  identityStatus: 'identityStatus[]',
  identityProofStatus: 'identityProofStatus[]',
} as const;

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false };

/**
 * Converts parameters of the users list to the filters that ask them; null where a value is none of its filter. The
 * opposite of `filterParams`, with which a caller compares the result.
 */
export function filtersOf(params: WireParams): Values | null {
  const all = (name: string) => params.filter(([other]) => other === name).map(([, value]) => value);
  const one = (name: string) => all(name)[0];
  const range = (name: string) => {
    const from = one(`${name}[after]`);
    const before = one(`${name}[strictly_before]`);
    if (from === undefined && before === undefined) return undefined;
    // A range is asked up to the day after its last one.
    const to = before !== undefined && isDay(before) ? dayBefore(before) : before;
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  };
  const numbers = (name: string) => {
    const values = all(name).map(Number);
    return values.length === 0 ? undefined : values;
  };
  const id = one('id');
  const candidates: Record<string, unknown> = {
    search: one('q') ?? one('email') ?? one('telephone') ?? (id === undefined ? undefined : `#${id}`),
    selected: one('selected')?.split(',').map(Number),
    givenName: one('givenName'),
    familyName: one('familyName'),
    acceptsNews: booleans[one('newsSubscription') ?? ''],
    community: numbers('community')?.[0],
    noAdAfter: one('proposalValidUntil'),
    createdDate: range('createdDate'),
    lastActivityDate: range('lastActivityDate'),
    journey: journeyOf(one('origin'), one('destination'), one('range')),
    solidary: solidaryChoices.find((choice) => solidaryParams[choice].every(([name, value]) => one(name) === value)),
  };
  for (const [name, parameter] of Object.entries(numbered)) candidates[name] = numbers(parameter);
  for (const [name, parameter] of Object.entries(flags)) candidates[name] = booleans[one(parameter) ?? ''];
  for (const relation of territoryRelations) {
    candidates[relation] = numbers(`${relation}[]`) ?? numbers(relation);
  }
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(userFilters)) {
    if (candidates[name] === undefined) continue;
    const read = schema.safeParse(candidates[name]);
    if (!read.success) return null;
    values[name] = read.data;
  }
  // Each value was just parsed by the schema of its own filter.
  return values as Values;
}

function journeyOf(origin: string | undefined, destination: string | undefined, radius: string | undefined) {
  if (origin === undefined && destination === undefined) return undefined;
  return {
    ...(origin !== undefined && { origin: storedPlace.safeParse(origin).data ?? null }),
    ...(destination !== undefined && { destination: storedPlace.safeParse(destination).data ?? null }),
    radius: Number(radius),
  };
}
