import { z } from 'zod';
import type { PictureResource } from '#shared/resources/manifests.ts';
import type { SentPicture } from '../api/upload-image.ts';
import type { KeyValueStore } from '../ports.ts';
import { storedList } from '../stored-list.ts';

const STORE_KEY = 'sentPictures';
/** The oldest are dropped: a picture that cannot be deleted can still be replaced. */
const MOST = 1000;

/** Characters of a record's key and of the name of a file. */
const longestName = 400;
const name = z.string().max(longestName);

export const entries = storedList(z.object({ owner: name, imageId: z.int(), file: name }), MOST);
type Entry = z.infer<typeof entries>[number];

interface Owner {
  resource: PictureResource;
  id: number;
}

/** Last segment of a picture's address: the folder differs between the upload's response and the record. */
const fileOf = (address: string): string => address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';

/**
 * Remembers the pictures sent from this installation. Only the response of an upload contains the id of a picture, and
 * deleting needs it (docs/platform/a-auth-users.md §8): remembered pictures can be deleted, others only replaced.
 * Stored are the record's id, the picture's id and its file name.
 */
export class SentPictures {
  readonly #store: KeyValueStore;
  readonly #platform: string;

  /** @param platform base URL of the API; ids are unique per platform */
  constructor(store: KeyValueStore, platform: string) {
    this.#store = store;
    this.#platform = platform;
  }

  /** Stores the new picture of a record; null, when the response had no id, forgets the earlier one. */
  keep(owner: Owner, sent: SentPicture | null): void {
    const others = this.#entries().filter((entry) => entry.owner !== this.#keyOf(owner));
    const added =
      sent === null || fileOf(sent.avatar).length > longestName
        ? []
        : [{ owner: this.#keyOf(owner), imageId: sent.id, file: fileOf(sent.avatar) }];
    this.#store.set(STORE_KEY, [...others, ...added].slice(-MOST));
  }

  /**
   * Returns the id of the picture that a record shows; null when it was not sent from here or was replaced.
   * @param avatar address of the small picture in the record
   */
  idOf(owner: Owner, avatar: string | null): number | null {
    const entry = this.#entries().find((one) => one.owner === this.#keyOf(owner));
    return entry !== undefined && avatar !== null && entry.file === fileOf(avatar) ? entry.imageId : null;
  }

  #keyOf({ resource, id }: Owner): string {
    return `${this.#platform} ${resource} ${id}`;
  }

  #entries(): Entry[] {
    return entries.parse(this.#store.get(STORE_KEY));
  }
}
