import { z } from 'zod';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { journeyPlace } from '#shared/resources/solidaryrecords/write/schema.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';

export type FavouritePlace = z.infer<typeof journeyPlace>;

/** Uses and people without which a place is not offered: those of one person are personal. */
const LEAST_USES = 3;
const LEAST_PEOPLE = 2;

/** Places that are counted per structure, the least recent being forgotten, and those that are offered. */
const MAX_COUNTED = 200;
const MAX_OFFERED = 8;

export const counted = z
  .array(
    z.object({
      place: journeyPlace,
      uses: z.int(),
      /** Digests of the people who went there; at most as many as the threshold needs. */
      people: z.array(z.string().max(600)).max(LEAST_PEOPLE),
    }),
  )
  .max(2 * MAX_COUNTED);

type Counted = z.infer<typeof counted>;

interface FavouritePlacesOptions {
  values: Pick<KeptValues, 'read' | 'change'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
}

/**
 * Counts the destinations of the records that are created on this computer, by structure, encrypted
 * (docs/screens/10-external-journeys.md §6): those that many people go to are offered first.
 */
export class FavouritePlaces {
  readonly #options: FavouritePlacesOptions;

  constructor(options: FavouritePlacesOptions) {
    this.#options = options;
  }

  /** The usual places; of those that cannot be read none is offered. @throws AppFailure when nobody is signed in */
  async list(structureId: StructureId): Promise<FavouritePlace[]> {
    const { values, owner } = this.#options;
    return (await values.read(owner(), keptOf(structureId))).value
      .filter(({ uses, people }) => uses >= LEAST_USES && people.length >= LEAST_PEOPLE)
      .toSorted((one, other) => other.uses - one.uses)
      .slice(0, MAX_OFFERED)
      .map(({ place }) => place);
  }

  /**
   * Counts a destination. Never throws.
   * @param person whoever goes there; the same text for the same person
   */
  async note(structureId: StructureId, place: FavouritePlace, person: string): Promise<void> {
    const { values, owner } = this.#options;
    const count = (all: Counted): Counted => {
      const same = all.find((one) => isSame(one.place, place));
      const people = [...new Set([...(same?.people ?? []), person])].slice(0, LEAST_PEOPLE);
      const others = all.filter((one) => one !== same);
      return [...others, { place, uses: (same?.uses ?? 0) + 1, people }].slice(-MAX_COUNTED);
    };
    // The record was created, whether its destination was counted or not.
    await Promise.try(() => values.change(owner(), keptOf(structureId), count)).catch(() => undefined);
  }
}

const keptOf = (structureId: StructureId): KeptName<Counted> => ({
  name: `favourites/${structureId}`,
  schema: counted,
  none: [],
});

const isSame = (one: FavouritePlace, other: FavouritePlace): boolean =>
  one.latitude.toFixed(6) === other.latitude.toFixed(6) && one.longitude.toFixed(6) === other.longitude.toFixed(6);
