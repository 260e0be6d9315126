import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import {
  type DraftContent,
  type DraftTarget,
  draftContent,
  draftTarget,
  type KeptDraft,
  longestDraft,
} from '#shared/ipc/drafts.ts';
import type { Clock, Log, PrivateFolder } from '../ports.ts';
import type { DraftKey } from './draft-key.ts';
import {
  isCall,
  isOpenFile,
  isPublicText,
  lifetimeOfFile,
  lifetimeOfPlace,
  openFile,
  withLifetime,
} from './lifetime.ts';
import { openKey, overhead, seal, sealedName, unseal } from './sealed.ts';

/** Owner of a draft: one person on one platform. */
const owner = z.strictObject({ platform: z.string(), person: z.int() });
type Owner = z.infer<typeof owner>;

/** The decrypted content of a draft; `savedAt` in milliseconds since 1970. */
const storedDraft = z.strictObject({ owner, place: draftTarget, content: draftContent, savedAt: z.number() });
type StoredDraft = z.infer<typeof storedDraft>;

/** Maximum bytes of a draft file: a character takes at most four, and the target is short. */
const largestFile = 4 * longestDraft + 2_000 + overhead;

/** Maximum drafts kept at a time, over all people: more than anybody leaves open, too few to fill a disk. */
export const maxDrafts = 500;

export interface DraftsOptions {
  folder: PrivateFolder;
  key: Pick<DraftKey, 'get'>;
  clock: Clock;
  log: Log;
  /** Whether drafts of calls go to disk, encrypted (`solidary.encryptedDrafts`); otherwise they stay in memory. */
  keepsCalls?: boolean;
}

/**
 * Drafts of forms, by person, platform and form (docs/screens/01-shell-home.md §6). On disk each is encrypted with a
 * key from the keychain. Without a keychain they stay in memory until the application ends or another person signs in,
 * except public texts, which go to disk anyway. Operations run one at a time, in order, so that a slow write cannot
 * restore a dropped draft.
 */
export class Drafts {
  readonly #folder: PrivateFolder;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #key: Pick<DraftKey, 'get'>;
  readonly #keepsCalls: boolean;
  /** Drafts that could not be written, by owner and form. */
  readonly #memory = new Map<string, StoredDraft>();
  /** Forms whose draft counts towards the limit. */
  readonly #counted = new Set<string>();
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
   * Saves a draft and replaces the earlier one. Without a keychain or a writable disk it is kept in memory.
   * @throws AppFailure `refused` with the limit `count` for one form too many
   */
  save(owner: Owner, place: DraftTarget, content: DraftContent): Promise<{ isOnDisk: boolean }> {
    return this.#next(owner, async () => {
      await this.#refuseOneTooMany(owner, place);
      const draft: StoredDraft = { owner, place, content, savedAt: this.#clock.now() };
      const isOnDisk = await this.#write(draft);
      if (isOnDisk) this.#memory.delete(placeId(owner, place));
      else this.#memory.set(placeId(owner, place), draft);
      return { isOnDisk };
    });
  }

  /** Returns the draft of a form unless it has expired. */
  get(owner: Owner, place: DraftTarget): Promise<KeptDraft | null> {
    return this.#next(owner, async () => {
      const draft = this.#memory.get(placeId(owner, place)) ?? (await this.#read(owner, place));
      if (draft === null) return null;
      if (!this.#isExpired(draft)) return { content: draft.content, savedAt: asDate(draft.savedAt) };
      await this.#forget(draft);
      return null;
    });
  }

  /** @throws AppFailure `file` when a draft on disk cannot be removed, because it would be offered again */
  drop(owner: Owner, place: DraftTarget): Promise<void> {
    return this.#next(owner, () => this.#forget({ owner, place }));
  }

  /** Returns the person's drafts, newest first. */
  list(owner: Owner): Promise<(DraftTarget & { savedAt: string })[]> {
    return this.#next(owner, async () => {
      const drafts = [...(await this.#readAll(owner)), ...this.#memory.values()].filter(
        (draft) => !this.#isExpired(draft),
      );
      // For one form the latest draft counts; drafts in memory are newer than those on disk.
      drafts.sort((left, right) => left.savedAt - right.savedAt);
      const newest = new Map(drafts.map((draft) => [placeId(owner, draft.place), draft]));
      return [...newest.values()]
        .sort((left, right) => right.savedAt - left.savedAt)
        .map(({ place, savedAt }) => ({ ...place, savedAt: asDate(savedAt) }));
    });
  }

  /**
   * Removes all drafts of a person who signed out by choice. What cannot be removed is logged, and the rest is still
   * removed.
   */
  forgetAll(owner: Owner): Promise<void> {
    return this.#next(owner, async () => {
      this.#memory.clear();
      const drafts = await this.#readAll(owner);
      await Promise.allSettled(drafts.map(({ place }) => this.#forget({ owner, place })));
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

  #next<T>(owner: Owner, run: () => Promise<T>): Promise<T> {
    return this.#inTurn(() => {
      const asked = ownerId(owner);
      // Drafts in memory last until another person uses them.
      if (asked !== this.#lastOwner) this.#memory.clear();
      this.#lastOwner = asked;
      return run();
    });
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#last.then(run, run);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #refuseOneTooMany(owner: Owner, place: DraftTarget): Promise<void> {
    const id = placeId(owner, place);
    // Checked once per form, because it reads the folder.
    if (this.#memory.has(id) || this.#counted.has(id)) return;
    const files = await this.#folder.list().catch(() => []);
    const names = new Set(files.map(({ name }) => name));
    const own = await this.#filesOf({ owner, place });
    if (!own.some(({ name }) => names.has(name)) && names.size + this.#memory.size >= maxDrafts) {
      this.#log('warn', 'a draft is refused: there are too many');
      throw new AppFailure({ kind: 'refused', limit: 'count', platformText: 'drafts' });
    }
    this.#counted.add(id);
  }

  async #write(draft: StoredDraft): Promise<boolean> {
    const [file, ...others] = await this.#filesOf(draft);
    if (file === undefined || (isCall(draft.place) && !this.#keepsCalls)) return false;
    try {
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
    for (const { key, name } of await this.#filesOf({ owner, place })) {
      const draft = await this.#open(key, name);
      if (draft !== null) drafts.push(draft);
    }
    return drafts.sort((left, right) => right.savedAt - left.savedAt)[0] ?? null;
  }

  /**
   * Returns the possible files of a draft, best first: encrypted with the keychain's key; for public texts also without
   * it.
   */
  async #filesOf({ owner, place }: Pick<StoredDraft, 'owner' | 'place'>): Promise<{ key: Uint8Array; name: string }[]> {
    const key = await this.#key.get();
    const id = placeId(owner, place);
    return [
      ...(key === null ? [] : [{ key, name: withLifetime(sealedName(key, id), place) }]),
      ...(isPublicText(place) ? [{ key: openKey, name: openFile(sealedName(openKey, id)) }] : []),
    ];
  }

  /** Returns every draft of one person on disk. */
  async #readAll(owner: Owner): Promise<StoredDraft[]> {
    const sealing = await this.#key.get();
    const drafts: StoredDraft[] = [];
    for (const { name } of await this.#folder.list()) {
      const key = isOpenFile(name) ? openKey : sealing;
      const draft = key && (await this.#open(key, name));
      if (draft !== null && ownerId(draft.owner) === ownerId(owner)) drafts.push(draft);
    }
    return drafts;
  }

  /** Reads a file; removes it when it is damaged or has another format. */
  async #open(key: Uint8Array, name: string): Promise<StoredDraft | null> {
    const bytes = await this.#folder.read(name, largestFile).catch((thrown: unknown) => {
      this.#log('warn', 'a draft cannot be read', { thrown });
      return null;
    });
    if (bytes === null) return null;
    try {
      if (bytes.length > largestFile) throw new Error('too large');
      return storedDraft.parse(JSON.parse(unseal(key, name, bytes)));
    } catch {
      this.#log('warn', 'a draft is damaged or not ours: it is removed', { name });
      await this.#folder.remove(name).catch(() => undefined);
      return null;
    }
  }

  async #forget({ owner, place }: Pick<StoredDraft, 'owner' | 'place'>): Promise<void> {
    this.#counted.delete(placeId(owner, place));
    this.#memory.delete(placeId(owner, place));
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

const asDate = (milliseconds: number): string => new Date(milliseconds).toISOString();

const ownerId = ({ platform, person }: Owner): string => `${platform}\n${person}`;
const placeId = (owner: Owner, { resource, record }: DraftTarget): string =>
  `${ownerId(owner)}\n${resource}\n${record ?? 'new'}`;
