import type { Favourite } from '#shared/favourites.ts';
import { maxFavourites } from '#shared/max-items.ts';
import { usePreferences, useSetPreferences, useSignedIn } from './session.ts';

const none: readonly Favourite[] = [];

/** Ids start with a letter, like those of views. */
const newId = (): string => `f${crypto.randomUUID().slice(0, 7)}`;

export interface Favourites {
  /** In the order in which they were added. */
  favourites: readonly Favourite[];
  canAdd: boolean;
  /** @param path address inside the application, with its parameters */
  add: (name: string, path: string) => void;
  remove: (id: string) => void;
}

/** The pages that the signed-in person keeps on this computer, for the palette. */
export function useFavourites(): Favourites {
  const { id } = useSignedIn().user;
  const { favourites } = usePreferences();
  const setPreferences = useSetPreferences();
  const own = favourites[String(id)] ?? none;
  const set = (next: Favourite[]) => setPreferences({ favourites: { ...favourites, [String(id)]: next } });
  return {
    favourites: own,
    canAdd: own.length < maxFavourites,
    add: (name, path) => set([...own, { id: newId(), name, path }]),
    remove: (gone) => set(own.filter((one) => one.id !== gone)),
  };
}
