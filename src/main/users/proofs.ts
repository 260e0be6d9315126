import { z } from 'zod';
import { AppFailure, conflict } from '#shared/failure.ts';
import { oneOf, text } from '#shared/resources/read.ts';
import type { User } from '#shared/resources/users/user.ts';
import { identityStatuses } from '#shared/resources/users/values.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure, unreadable, unsent } from '../api/errors.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import type { CallContext } from '../ipc/handler.ts';
import type { People } from './people.ts';

export const PENDING = 1;
const ACCEPTED = 2;
const REFUSED = 3;

type Proof = User['identityProofs'][number];

const decided = z.object({ status: oneOf(identityStatuses), validator: text });

interface ProofServices {
  client: Pick<PlatformClient, 'post' | 'patch'>;
  people: People;
  /** The signed-in person: the id, and the name as the platform writes a validator, `Camille D.`. */
  self: () => { id: number; name: string };
}

type Write = Pick<CallContext, 'signal' | 'commit'>;

const by = ({ validator }: Proof) => (validator === null ? {} : { by: validator });

/** Moderates identity proofs (docs/platform/a-auth-users.md §10, docs/screens/02-users-hitchhikers.md §6). */
export class IdentityProofs {
  readonly #services: ProofServices;

  constructor(services: ProofServices) {
    this.#services = services;
  }

  /**
   * Decides on a pending proof. Reads the user first, because for a proof with another status the platform only answers
   * 500. Reads again when the response proves nothing: accepting a user without a home address is stored but answered
   * with a 500.
   * @throws AppFailure `conflict`/`alreadyTreated`, also when somebody else decided first; `notFound`; `isUnsent` when
   * the user could not be read before
   */
  async moderate(
    { userId, proofId, validate }: { userId: number; proofId: number; validate: boolean },
    { signal, commit }: Write,
  ): Promise<z.infer<typeof decided>> {
    const { client, self } = this.#services;
    refuseTreated(await this.#read(userId, proofId, signal).catch(unsent));
    commit();
    try {
      const options = { signal, right: 'user_update' };
      const read = decided.safeParse(await client.patch(`admin/identity_proofs/${proofId}`, { validate }, options));
      if (!read.success) throw unreadable(200);
      return read.data;
    } catch (thrown) {
      let found: Proof | null = null;
      const readBack = async () => {
        found = await this.#read(userId, proofId, signal).catch(goneOf);
        if (found === null) return 'gone';
        return found.status === PENDING ? 'absent' : 'done';
      };
      await verifyOutcome(thrown, readBack, { signal });
      return this.#decidedBySelf(found, validate ? ACCEPTED : REFUSED, self().name);
    }
  }

  /**
   * Records an identity as verified, without a document. The platform checks no permission here; the screen does. It
   * refuses one's own account, and it answers 500 after storing for a user without a home address: the user is read
   * again.
   * @throws AppFailure `conflict`/`ownAccount`; `conflict`/`alreadyVerified`, because a second accepted proof would
   * cause a 500
   */
  async accept({ userId }: { userId: number }, { signal, commit }: Write): Promise<void> {
    const { client, people, self } = this.#services;
    if (userId === self().id) throw conflict('ownAccount');
    const acceptedOf = async () =>
      (await people.get(userId, { signal })).identityProofs.find(({ status }) => status === ACCEPTED);
    const before = await acceptedOf();
    if (before !== undefined) throw conflict('alreadyVerified', by(before));
    commit();
    try {
      await client.post('admin/identity_proofs', { user: `/users/${userId}` }, { signal });
    } catch (thrown) {
      let found: Proof | undefined;
      const readBack = async () => {
        found = await acceptedOf();
        return found === undefined ? 'absent' : 'done';
      };
      await verifyOutcome(thrown, readBack, { signal });
      if (found !== undefined && !isBy(found, self().name)) throw conflict('alreadyVerified', by(found));
    }
  }

  /** @throws AppFailure `conflict`/`alreadyTreated` when somebody else decided */
  #decidedBySelf(proof: Proof | null, wanted: number, self: string): z.infer<typeof decided> {
    // Set by the check that returned.
    if (proof === null) throw new AppFailure({ kind: 'notFound' });
    const { status, validator } = proof;
    if (status !== wanted || !isBy(proof, self)) throw conflict('alreadyTreated', by(proof));
    return { status, validator };
  }

  async #read(userId: number, proofId: number, signal: AbortSignal): Promise<Proof> {
    const { identityProofs } = await this.#services.people.get(userId, { signal });
    const proof = identityProofs.find(({ id }) => id === proofId);
    if (proof === undefined) throw new AppFailure({ kind: 'notFound' });
    return proof;
  }
}

/** Whether a decision is this person's. One without a validator was made by the call itself. */
const isBy = ({ validator }: Proof, self: string): boolean => validator === null || validator === self;

/** Returns null for a proof that no longer exists; rethrows other errors. */
function goneOf(thrown: unknown): null {
  if (isFailure(thrown, 'notFound')) return null;
  throw thrown;
}

function refuseTreated(proof: Proof): void {
  if (proof.status !== PENDING) throw conflict('alreadyTreated', by(proof));
}
