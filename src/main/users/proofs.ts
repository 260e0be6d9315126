import { z } from 'zod';
import { AppFailure, conflict } from '#shared/failure.ts';
import { oneOf, text } from '#shared/resources/read.ts';
import type { User } from '#shared/resources/users/user.ts';
import { identityStatuses } from '#shared/resources/users/values.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure, unreadable } from '../api/errors.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import type { CallContext } from '../ipc/handler.ts';
import type { People } from './people.ts';

const PENDING = 1;
const ACCEPTED = 2;
const REFUSED = 3;

type Proof = User['identityProofs'][number];

const decided = z.object({ status: oneOf(identityStatuses), validator: text });

interface ProofServices {
  client: Pick<PlatformClient, 'post' | 'patch'>;
  people: People;
  /** Who is signed in: the id, and the name as the platform writes a validator, `Camille D.`. */
  self: () => { id: number; name: string };
}

type Write = Pick<CallContext, 'signal' | 'commit'>;

const by = ({ validator }: Proof) => (validator === null ? {} : { by: validator });

/** Moderation of identity proofs (docs/platform/a-auth-users.md §10, docs/screens/02-users-hitchhikers.md §6). */
export class IdentityProofs {
  readonly #services: ProofServices;

  constructor(services: ProofServices) {
    this.#services = services;
  }

  /**
   * Decides on a pending proof. The user is read first: of a proof in another status the platform only says 500. It is
   * read again where the answer proves nothing: the acceptance of somebody without a home address is stored, and
   * answered by a 500.
   *
   * @throws AppFailure `conflict`/`alreadyTreated`, also when somebody else was faster than the call; `notFound`;
   *   `isUnsent` when reading the user got no answer
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
   * Records an identity as verified, without a document. The platform asks for no right here: the screen does. It fails
   * for oneself, and after having stored that of somebody without a home address: the user is read again.
   *
   * @throws AppFailure `conflict`/`ownAccount`; `conflict`/`alreadyVerified`: a second accepted proof would be a 500
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

  /** @throws AppFailure `conflict`/`alreadyTreated` where it was somebody else's decision */
  #decidedBySelf(proof: Proof | null, wanted: number, self: string): z.infer<typeof decided> {
    // The look that ended in it has read it.
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

/** Whether a decision is this person's; one that names nobody came with the call that asked for it. */
const isBy = ({ validator }: Proof, self: string): boolean => validator === null || validator === self;

/** Null for a proof that is no more; what else keeps it from being read is thrown on. */
function goneOf(thrown: unknown): null {
  if (isFailure(thrown, 'notFound')) return null;
  throw thrown;
}

/** A look that got no answer leaves nothing open: what it came before was not sent. */
function unsent(thrown: unknown): never {
  if (!isFailure(thrown, 'network', 'server')) throw thrown;
  throw new AppFailure({ ...thrown.error, isUnsent: true });
}

function refuseTreated(proof: Proof): void {
  if (proof.status !== PENDING) throw conflict('alreadyTreated', by(proof));
}
