import { placeLabel } from '#renderer/features/solidary/places/lines.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { folded } from '#shared/folded.ts';
import type { SearchPlace } from '../search/draft.ts';

/**
 * The centre of a town by the address search; null where it does not know the town as one.
 * @throws AppFailure
 */
export async function centreOf(town: string): Promise<SearchPlace | null> {
  const points = await invoke('points.search', { text: town.length < 3 ? town.padEnd(3) : town });
  const found = points.find(({ type, locality }) => type === 'locality' && folded(locality ?? '') === folded(town));
  if (found === undefined) return null;
  const { latitude, longitude } = found;
  return { label: placeLabel(found), town, latitude, longitude };
}
