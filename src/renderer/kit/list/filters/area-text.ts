import { type Area, area as areaSchema } from '#shared/area.ts';

/** Five decimals are a metre. */
const round = (degrees: number) => Number(degrees.toFixed(5));

/** Parses `6.1,48.75,6.3,48.6`: west, north, east, south, in degrees. Undefined for any other text. */
export function readArea(text: string): Area | undefined {
  const parts = text.split(',');
  if (parts.length !== 4 || parts.some((part) => part.trim() === '')) return undefined;
  const [west, north, east, south] = parts.map(Number);
  return areaSchema.safeParse({ west, north, east, south }).data;
}

export const writeArea = ({ west, north, east, south }: Area): string =>
  [west, north, east, south].map(round).join(',');
