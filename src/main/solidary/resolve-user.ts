import { z } from 'zod';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { text } from '#shared/resources/read.ts';
import { type SolidaryUserId, solidaryUserId, type UserId, userId } from '#shared/resources/solidary/ids.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure } from '../api/errors.ts';
import { readRows } from '../api/read-rows.ts';
import { roles } from './people.ts';

/** People of the same names that are read at most. */
const MAX_CANDIDATES = 5;

const { path, list: right } = roles.beneficiary;
const row = z.object({ id: solidaryUserId, email: text });
const item = z.object({ userId: userId.nullish() });

type Named = RequestOf<'solidary.resolveUser'> & { userId: UserId };

const isSame = (left: string | null, right_: string) => left?.toLowerCase() === right_.toLowerCase();

/**
 * Finds the solidary user of a user (docs/screens/08-solidary-people.md §4): records name the user, pages of
 * beneficiaries the solidary user. Results are cached.
 */
export class SolidaryUsers {
  readonly #client: Pick<PlatformClient, 'get' | 'list'>;
  readonly #found = new Map<UserId, SolidaryUserId>();

  constructor(client: Pick<PlatformClient, 'get' | 'list'>) {
    this.#client = client;
  }

  /**
   * Returns the id of the beneficiary who is this user: found by e-mail, else by names, and read to be sure.
   * @throws AppFailure
   */
  async resolve(user: Named, { signal }: { signal: AbortSignal }): Promise<SolidaryUserId | null> {
    const known = this.#found.get(user.userId);
    if (known !== undefined) return known;
    const found = (await this.#byEmail(user, signal)) ?? (await this.#byNames(user, signal));
    if (found !== null) this.#found.set(user.userId, found);
    return found;
  }

  /** For the end of a session: another person may see others. */
  clear(): void {
    this.#found.clear();
  }

  async #byEmail({ email, userId: id }: Named, signal: AbortSignal): Promise<SolidaryUserId | null> {
    if (!email) return null;
    const rows = await this.#rows([['email', email]], signal);
    const same = rows.filter((one) => isSame(one.email, email));
    return same.length === 1 ? this.#sure(same, id, signal) : null;
  }

  async #byNames({ givenName, familyName, userId: id }: Named, signal: AbortSignal): Promise<SolidaryUserId | null> {
    if (!givenName || !familyName) return null;
    const names = [
      ['givenName', givenName],
      ['familyName', familyName],
    ] as const;
    return this.#sure(await this.#rows(names, signal), id, signal);
  }

  async #rows(params: WireParams, signal: AbortSignal): Promise<z.infer<typeof row>[]> {
    const page = [
      ['page', '1'],
      ['perPage', String(MAX_CANDIDATES)],
    ] as const;
    const { members } = await this.#client.list(path, [...page, ...params], { signal, right });
    return readRows(members, row, { most: MAX_CANDIDATES }).rows;
  }

  /** The first candidate whose item names this user; one that cannot be read is not the one. */
  async #sure(
    candidates: readonly { id: SolidaryUserId }[],
    user: UserId,
    signal: AbortSignal,
  ): Promise<SolidaryUserId | null> {
    for (const { id } of candidates) {
      const answer = await this.#client.get(`${path}/${id}`, [], { signal, right }).catch((thrown: unknown) => {
        if (isFailure(thrown, 'server', 'notFound')) return undefined;
        throw thrown;
      });
      if (item.safeParse(answer).data?.userId === user) return id;
    }
    return null;
  }
}
