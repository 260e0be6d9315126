import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';

/**
 * Says from where to where a record goes, by towns; an end that is not known is a dash. Empty where neither is known.
 * @param anywhere text of a destination that does not matter
 */
export function townsOf(
  { origin, destination, goesAnywhere }: Pick<SolidaryRecordRow, 'origin' | 'destination' | 'goesAnywhere'>,
  anywhere: string,
): string {
  const to = goesAnywhere ? anywhere : destination.town;
  return origin.town === null && to === null ? '' : `${origin.town ?? '–'} → ${to ?? '–'}`;
}
