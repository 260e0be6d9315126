import { z } from 'zod';
import type { PictureResource } from '#shared/resources/manifests.ts';
import type { SentPicture } from '../api/upload-image.ts';
import type { KeyValueStore } from '../ports.ts';

const STORE_KEY = 'sentPictures';
/** The oldest ones go: a picture that cannot be taken away can still be replaced. */
const MOST = 1000;

const entries = z.array(z.object({ owner: z.string(), imageId: z.int(), file: z.string() }));
type Entry = z.infer<typeof entries>[number];

interface Owner {
  resource: PictureResource;
  id: number;
}

/** The last part of a picture's address: its folder differs between the answer of an upload and the record. */
const fileOf = (address: string): string => address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';

/**
 * The pictures that were sent from this installation. The platform tells the id of a picture in the answer of its
 * upload alone, and nothing else takes one away (docs/platform/a-auth-users.md §8): what is remembered here can be
 * removed, any other picture can only be replaced. Kept are the number of the record, that of the picture and the name
 * of its file.
 */
export class SentPictures {
  readonly #store: KeyValueStore;
  readonly #platform: string;

  /** @param platform address of the API: numbers count for one platform */
  constructor(store: KeyValueStore, platform: string) {
    this.#store = store;
    this.#platform = platform;
  }

  /**
   * Keeps the picture that a record has from now on; null, where the answer did not name it, forgets the one before.
   */
  keep(owner: Owner, sent: SentPicture | null): void {
    const others = this.#entries().filter((entry) => entry.owner !== this.#keyOf(owner));
    const added = sent === null ? [] : [{ owner: this.#keyOf(owner), imageId: sent.id, file: fileOf(sent.avatar) }];
    this.#store.set(STORE_KEY, [...others, ...added].slice(-MOST));
  }

  /**
   * The id of the picture that a record shows; null where it was not sent from here, or another file stands in its
   * place.
   *
   * @param avatar address of the small picture, as the record has it
   */
  idOf(owner: Owner, avatar: string | null): number | null {
    const entry = this.#entries().find((one) => one.owner === this.#keyOf(owner));
    return entry !== undefined && avatar !== null && entry.file === fileOf(avatar) ? entry.imageId : null;
  }

  #keyOf({ resource, id }: Owner): string {
    return `${this.#platform} ${resource} ${id}`;
  }

  #entries(): Entry[] {
    return entries.catch([]).parse(this.#store.get(STORE_KEY));
  }
}
