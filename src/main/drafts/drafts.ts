import { longestDraft } from '#shared/draft-limit.ts';
import { AppFailure } from '#shared/failure.ts';
import { type Instant, instantOf } from '#shared/instant.ts';
import type { DraftContent, DraftTarget, KeptDraft } from '#shared/ipc/drafts.ts';
import type { Clock, Log, PrivateFolder } from '../ports.ts';
import {
  type DraftFile,
  earlierUnder,
  filesUnder,
  type Owner,
  ownerId,
  type PlacedDraft,
  placeId,
  type StoredDraft,
  storedDraft,
} from './draft-files.ts';
import type { DraftKey } from './draft-key.ts';
import { isCall, isOpenFile, lifetimeOfFile, lifetimeOfPlace } from './lifetime.ts';
import { openKey, overhead, seal, unseal } from './sealed.ts';

/** Maximum bytes of a draft file: a character takes at most four, and the target is short. */
const largestFile = 4 * longestDraft + 2_000 + overhead;

/** Maximum drafts kept at a time, over all people: more than anybody leaves open, too few to fill a disk. */
export const maxDrafts = 500;

/** Maximum characters of those that are in memory: the longest ones of twenty forms. */
export const mostInMemory = 20 * longestDraft;

const lengths = new WeakMap<DraftContent, number>();

/** Characters of a draft's JSON, counted once. */
function lengthOf({ content }: Pick<StoredDraft, 'content'>): number {
  const length = lengths.get(content) ?? JSON.stringify(content).length;
  lengths.set(content, length);
  return length;
}

export interface DraftsOptions {
  folder: PrivateFolder;
  key: Pick<DraftKey, 'get' | 'mayCome'>;
  clock: Clock;
  log: Log;
  /** Whether drafts of calls go to disk, encrypted (`solidary.encryptedDrafts`); otherwise they stay in memory. */
  keepsCalls?: boolean;
}

/**
 * Drafts of forms, by person, platform and form (docs/screens/01-shell-home.md §6). On disk each is encrypted with a
 * key from the keychain. Without a keychain they stay in memory until the application ends or another person signs in,
 * except public texts, which go to disk anyway. Operations run one at a time, in order, so that a slow write cannot
 * restore a dropped draft; memory has the newest draft at once, so that the end of the process can write it.
 */
export class Drafts {
  readonly #folder: PrivateFolder;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #key: Pick<DraftKey, 'get' | 'mayCome'>;
  readonly #keepsCalls: boolean;
  /** Drafts that are not on disk, or not yet, by owner and form: the newest of each form. */
  readonly #memory = new Map<string, StoredDraft>();
  /**
   * Forms whose draft could not be searched on disk: an earlier draft may exist that was never offered to the person.
   */
  readonly #unread = new Set<string>();
  /** Forms whose draft counts towards the limit. */
  readonly #counted = new Set<string>();
  /** The key as it was last given: what is written at the end of the process cannot wait for the keychain. */
  #knownKey: Uint8Array | null = null;
  #lastOwner = '';
  #last: Promise<unknown> = Promise.resolve();

  constructor({ folder, key, clock, log, keepsCalls = true }: DraftsOptions) {
    this.#folder = folder;
    this.#clock = clock;
    this.#log = log;
    this.#key = key;
    this.#keepsCalls = keepsCalls;
  }

  /**
   * Holds a draft until it is saved, without waiting for the disk: `writeNow` writes it too.
   * @throws AppFailure `refused` with the limit `count` for one form too many, `size` for too much in memory
   */
  hold(owner: Owner, place: DraftTarget, content: DraftContent): void {
    this.#enter(owner);
    this.#keep({ owner, place, content, savedAt: this.#clock.now() });
  }

  /**
   * Saves a draft and replaces the earlier one. Without a keychain or a writable disk it is kept in memory.
   * @throws AppFailure as `hold`
   */
  async save(owner: Owner, place: DraftTarget, content: DraftContent): Promise<{ isOnDisk: boolean }> {
    const id = placeId(owner, place);
    const draft: StoredDraft = { owner, place, content, savedAt: this.#clock.now() };
    this.#enter(owner);
    this.#keep(draft);
    return this.#inTurn(async () => {
      await this.#refuseOneTooMany(owner, place);
      // A draft that was held meanwhile is newer.
      const isOnDisk = await this.#write(this.#memory.get(id) ?? draft);
      if (isOnDisk && this.#memory.get(id) === draft) this.#memory.delete(id);
      return { isOnDisk };
    });
  }

  /**
   * Writes what is not on disk yet, before it returns: for the end of the process. A draft whose key is not known by
   * now is lost, as one without a keychain is. Never throws.
   */
  writeNow(): void {
    for (const draft of this.#memory.values()) {
      const key = this.#knownKey;
      const isUnread = this.#unread.has(placeId(draft.owner, draft.place));
      // Under another name than the earlier draft that was never offered; that one is then offered first.
      const file = key !== null && isUnread ? earlierUnder(key, draft) : filesUnder(key, draft)[0];
      if (file === undefined || !this.#goesToDisk(draft)) continue;
      try {
        this.#folder.writeNow(file.name, seal(file.key, file.name, JSON.stringify(draft)));
      } catch (thrown) {
        this.#log('warn', 'a draft cannot be written at the end', { thrown });
      }
    }
  }

  /** Resolves when all operations requested so far are done. */
  async settle(): Promise<void> {
    await this.#last;
  }

  /** Returns the draft of a form unless it has expired; null for one that cannot be read, which is offered later. */
  get(owner: Owner, place: DraftTarget): Promise<KeptDraft | null> {
    return this.#next(owner, () => this.#get(owner, place));
  }

  /** Returns the drafts of new records of a resource, newest first. */
  ofNew(owner: Owner, resource: string): Promise<(KeptDraft & { place: DraftTarget })[]> {
    return this.#next(owner, async () => {
      // One that an earlier version moved aside comes back into its place.
      await this.#get(owner, { resource, record: null });
      return (await this.#newest(owner))
        .filter(({ place }) => place.resource === resource && place.record === null)
        .map(({ place, content, savedAt }) => ({ place, content, savedAt: instantOf(savedAt) }));
    });
  }

  /** @throws AppFailure `file` when a draft on disk cannot be removed, because it would be offered again */
  drop(owner: Owner, place: DraftTarget): Promise<void> {
    this.#enter(owner);
    this.#memory.delete(placeId(owner, place));
    return this.#inTurn(() => this.#forget({ owner, place }));
  }

  /** Returns the person's drafts, newest first. */
  list(owner: Owner): Promise<(DraftTarget & { savedAt: Instant })[]> {
    return this.#next(owner, async () =>
      (await this.#newest(owner)).map(({ place, savedAt }) => ({ ...place, savedAt: instantOf(savedAt) })),
    );
  }

  /** Whether the drafts of earlier runs can be read: false while the keychain is locked and there are some. */
  isRead(): Promise<boolean> {
    return this.#inTurn(async () => {
      if ((await this.#key.get()) !== null || !this.#key.mayCome) return true;
      return (await this.#folder.list()).every(({ name }) => isOpenFile(name));
    });
  }

  /**
   * Removes all drafts of a person who signed out by choice. What cannot be removed is logged, and the rest is still
   * removed.
   */
  forgetAll(owner: Owner): Promise<void> {
    this.#enter(owner);
    this.#memory.clear();
    return this.#inTurn(async () => {
      const drafts = await this.#readAll(owner);
      await Promise.allSettled(
        drafts.map(async ({ place }) => {
          await this.#forget({ owner, place });
          const earlier = await this.#earlierFile({ owner, place });
          if (earlier !== null) await this.#folder.remove(earlier.name);
        }),
      );
    }).catch((thrown: unknown) => this.#log('warn', 'drafts cannot be removed', { thrown }));
  }

  /** Removes expired drafts of all people; needs no key. For the start of the application. */
  sweep(): Promise<void> {
    const run = async () => {
      const now = this.#clock.now();
      const files = await this.#folder.list();
      const old = files.filter(({ name, modifiedAt }) => now - modifiedAt >= lifetimeOfFile(name));
      const removed = await Promise.allSettled(old.map(({ name }) => this.#folder.remove(name)));
      const failed = removed.find((end) => end.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    };
    return this.#inTurn(run).catch((thrown: unknown) => this.#log('warn', 'old drafts cannot be removed', { thrown }));
  }

  async #get(owner: Owner, place: DraftTarget): Promise<KeptDraft | null> {
    const draft =
      this.#memory.get(placeId(owner, place)) ??
      (await this.#read(owner, place)) ??
      (await this.#takeEarlier(owner, place));
    if (draft === null) return null;
    if (!this.#isExpired(draft)) return { content: draft.content, savedAt: instantOf(draft.savedAt) };
    this.#memory.delete(placeId(owner, place));
    await this.#forget(draft);
    return null;
  }

  /** Returns the person's drafts that have not expired, the last one of each form, newest first. */
  async #newest(owner: Owner): Promise<StoredDraft[]> {
    const drafts = [...(await this.#readAll(owner)), ...this.#memory.values()].filter(
      (draft) => !this.#isExpired(draft),
    );
    // Drafts in memory are newer than those on disk.
    drafts.sort((left, right) => left.savedAt - right.savedAt);
    const newest = new Map(drafts.map((draft) => [placeId(owner, draft.place), draft]));
    return [...newest.values()].sort((left, right) => right.savedAt - left.savedAt);
  }

  #next<T>(owner: Owner, run: () => Promise<T>): Promise<T> {
    this.#enter(owner);
    return this.#inTurn(run);
  }

  /** Drafts in memory last until another person uses them. */
  #enter(owner: Owner): void {
    const current = ownerId(owner);
    if (current !== this.#lastOwner) this.#memory.clear();
    this.#lastOwner = current;
  }

  #keep(draft: StoredDraft): void {
    const id = placeId(draft.owner, draft.place);
    if (!this.#memory.has(id) && this.#memory.size >= maxDrafts) this.#refuse('count');
    const others = [...this.#memory].reduce((sum, [other, one]) => sum + (other === id ? 0 : lengthOf(one)), 0);
    if (others + lengthOf(draft) > mostInMemory) this.#refuse('size');
    this.#memory.set(id, draft);
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#last.then(run, run);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #refuseOneTooMany(owner: Owner, place: DraftTarget): Promise<void> {
    const id = placeId(owner, place);
    // Checked once per form, because it reads the folder.
    if (this.#counted.has(id)) return;
    const files = await this.#folder.list().catch(() => []);
    const names = new Set(files.map(({ name }) => name));
    const own = await this.#filesOf({ owner, place });
    const others = [...this.#memory.keys()].filter((other) => other !== id);
    if (!own.some(({ name }) => names.has(name)) && names.size + others.length >= maxDrafts) {
      this.#memory.delete(id);
      this.#refuse('count');
    }
    this.#counted.add(id);
  }

  #refuse(limit: 'count' | 'size'): never {
    this.#log('warn', 'a draft is refused: there are too many', { limit });
    throw new AppFailure({ kind: 'refused', limit, platformText: 'drafts' });
  }

  /** Drafts of calls stay in memory where the site wants it so. */
  #goesToDisk({ place }: Pick<StoredDraft, 'place'>): boolean {
    return this.#keepsCalls || !isCall(place);
  }

  async #write(draft: StoredDraft): Promise<boolean> {
    const [file, ...others] = await this.#filesOf(draft);
    if (file === undefined || !this.#goesToDisk(draft)) return false;
    try {
      await this.#keepEarlier(draft);
      await this.#folder.write(file.name, seal(file.key, file.name, JSON.stringify(draft)));
    } catch (thrown) {
      this.#log('warn', 'a draft cannot be written: it is in memory only', { thrown });
      return false;
    }
    // Older copies: never offered while the newer one exists.
    await Promise.allSettled(others.map(({ name }) => this.#folder.remove(name)));
    return true;
  }

  async #read(owner: Owner, place: DraftTarget): Promise<StoredDraft | null> {
    const drafts: StoredDraft[] = [];
    let isRead = (await this.#key.get()) !== null;
    for (const { key, name } of await this.#filesOf({ owner, place })) {
      try {
        const draft = await this.#open(key, name);
        if (draft !== null) drafts.push(draft);
      } catch (thrown) {
        this.#log('warn', 'a draft cannot be read', { thrown });
        isRead = false;
      }
    }
    if (isRead) this.#unread.delete(placeId(owner, place));
    else this.#unread.add(placeId(owner, place));
    return drafts.sort((left, right) => right.savedAt - left.savedAt)[0] ?? null;
  }

  async #filesOf(draft: PlacedDraft): Promise<DraftFile[]> {
    this.#knownKey = await this.#key.get();
    return filesUnder(this.#knownKey, draft);
  }

  /**
   * Moves aside an earlier draft that was never offered, so that a new one can take its name. It is offered once the
   * new one is gone.
   * @throws Error when it cannot be read or moved; the newer one must not be written then
   */
  async #keepEarlier({ owner, place }: PlacedDraft): Promise<void> {
    const id = placeId(owner, place);
    if (!this.#unread.has(id)) return;
    const [file] = await this.#filesOf({ owner, place });
    const before = file === undefined ? null : await this.#open(file.key, file.name);
    const earlier = await this.#earlierFile({ owner, place });
    // Without the key what is written is a file of its own.
    if (earlier === null) return;
    if (before !== null) {
      await this.#folder.write(earlier.name, seal(earlier.key, earlier.name, JSON.stringify(before)));
    }
    this.#unread.delete(id);
  }

  /** Puts an earlier draft back in its place; null when there is none. */
  async #takeEarlier(owner: Owner, place: DraftTarget): Promise<StoredDraft | null> {
    const earlier = await this.#earlierFile({ owner, place });
    const draft = earlier && (await this.#open(earlier.key, earlier.name).catch(() => null));
    if (earlier === null || draft === null) return null;
    if (await this.#write(draft)) await this.#folder.remove(earlier.name).catch(() => undefined);
    return draft;
  }

  async #earlierFile(draft: PlacedDraft): Promise<DraftFile | null> {
    const key = await this.#key.get();
    return key && earlierUnder(key, draft);
  }

  /**
   * Returns every draft of one person on disk. Files of a roaming profile that another computer encrypted are left
   * alone.
   */
  async #readAll(owner: Owner): Promise<StoredDraft[]> {
    const sealing = await this.#key.get();
    const drafts: StoredDraft[] = [];
    for (const { name } of await this.#folder.list()) {
      const key = isOpenFile(name) ? openKey : sealing;
      const draft = key && (await this.#open(key, name, { isOurs: false }).catch(() => null));
      if (draft !== null && ownerId(draft.owner) === ownerId(owner)) drafts.push(draft);
    }
    return drafts;
  }

  /**
   * Reads a file; removes it when it is damaged or has another format.
   * @param isOurs whether its name was made with this key; otherwise the file may belong to another key, and stays
   * @throws Error when the disk fails
   */
  async #open(key: Uint8Array, name: string, { isOurs } = { isOurs: true }): Promise<StoredDraft | null> {
    const bytes = await this.#folder.read(name, largestFile);
    if (bytes === null) return null;
    try {
      if (bytes.length > largestFile) throw new Error('too large');
      return storedDraft.parse(JSON.parse(unseal(key, name, bytes)));
    } catch {
      if (!isOurs) return null;
      this.#log('warn', 'a draft is damaged or not ours: it is removed', { name });
      await this.#folder.remove(name).catch(() => undefined);
      return null;
    }
  }

  async #forget({ owner, place }: PlacedDraft): Promise<void> {
    const id = placeId(owner, place);
    this.#counted.delete(id);
    // The person has typed again since: the newer draft is in the file, or will be written.
    if (this.#memory.has(id)) return;
    try {
      for (const { name } of await this.#filesOf({ owner, place })) await this.#folder.remove(name);
    } catch (thrown) {
      this.#log('warn', 'a draft cannot be removed', { thrown });
      throw new AppFailure({ kind: 'file', reason: 'unwritable' });
    }
  }

  #isExpired({ savedAt, place }: Pick<StoredDraft, 'savedAt' | 'place'>): boolean {
    return this.#clock.now() - savedAt >= lifetimeOfPlace(place);
  }
}
