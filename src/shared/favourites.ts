import { z } from 'zod';
import { namedBy } from './bounded.ts';
import { maxFavourites } from './max-items.ts';

/** A page as a person keeps it: its address inside the application with all parameters, under a name of its own. */
export const favourite = z.object({
  id: z.string().regex(/^[\w-]{1,36}$/),
  name: z.string().trim().min(1).max(60),
  path: z.string().max(2000).startsWith('/'),
});
export type Favourite = z.infer<typeof favourite>;

/** People whose favourites are kept at most: those who share a computer. */
const maxPeople = 20;

/** The person's id: several people may share a computer. */
const personKey = z.string().regex(/^\d{1,16}$/);

/** Favourites by person, in the order in which they were added. The page adds one person to those that it was given. */
export const favouritesByPerson = namedBy(personKey, z.array(favourite).max(maxFavourites), maxPeople + 1);
export type FavouritesByPerson = z.infer<typeof favouritesByPerson>;

/** Parses stored favourites: each that this version cannot read is left out, without affecting others. */
export function readFavourites(stored: unknown): FavouritesByPerson {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([key, value]) => personKey.safeParse(key).success && Array.isArray(value),
  );
  return Object.fromEntries(
    known
      .slice(-maxPeople)
      .map(([key, value]: [string, unknown[]]) => [
        key,
        value.flatMap((one) => favourite.safeParse(one).data ?? []).slice(0, maxFavourites),
      ]),
  );
}
