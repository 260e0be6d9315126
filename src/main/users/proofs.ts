import { z } from 'zod';
import { AppFailure } from '#shared/errors.ts';
import { oneOf, text } from '#shared/resources/read.ts';
import type { User } from '#shared/resources/users/user.ts';
import { identityStatuses } from '#shared/resources/users/values.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure, unreadable } from '../api/errors.ts';
import type { CallContext } from '../ipc/handler.ts';
import { conflict } from './conflict.ts';
import type { People } from './people.ts';

const PENDING = 1;
const ACCEPTED = 2;

type Proof = User['identityProofs'][number];

const decided = z.object({ status: oneOf(identityStatuses), validator: text });

interface ProofServices {
  client: Pick<PlatformClient, 'post' | 'patch'>;
  people: People;
}

type Write = Pick<CallContext, 'signal' | 'commit'>;

const by = ({ validator }: Proof) => (validator === null ? {} : { by: validator });

/** Moderation of identity proofs (contract a §10, screens 02 §6). */
export class IdentityProofs {
  readonly #services: ProofServices;

  constructor(services: ProofServices) {
    this.#services = services;
  }

  /**
   * Decides on a pending proof. The user is read first: of a proof in another status the platform only says 500.
   *
   * @throws AppFailure `conflict`/`alreadyTreated`, also when somebody else was faster than the call; `notFound`;
   *   `isUnsent` when reading the user got no answer
   */
  async moderate(
    { userId, proofId, validate }: { userId: number; proofId: number; validate: boolean },
    { signal, commit }: Write,
  ): Promise<z.infer<typeof decided>> {
    const { client } = this.#services;
    refuseTreated(await this.#read(userId, proofId, signal).catch(unsent));
    commit();
    try {
      const options = { signal, right: 'user_update' };
      const read = decided.safeParse(await client.patch(`admin/identity_proofs/${proofId}`, { validate }, options));
      if (!read.success) throw unreadable(200);
      return read.data;
    } catch (thrown) {
      const isBlindRefusal =
        isFailure(thrown, 'server') && !('isUnreadable' in thrown.error && thrown.error.isUnreadable);
      const now = isBlindRefusal ? await this.#read(userId, proofId, signal).catch(() => null) : null;
      if (now !== null) refuseTreated(now);
      throw thrown;
    }
  }

  /**
   * Records an identity as verified, without a document. The platform asks for no right here: the screen does.
   *
   * @throws AppFailure `conflict`/`alreadyVerified`: a second accepted proof would be a 500
   */
  async accept({ userId }: { userId: number }, { signal, commit }: Write): Promise<void> {
    const { client, people } = this.#services;
    const { identityProofs } = await people.get(userId, { signal });
    const accepted = identityProofs.find(({ status }) => status === ACCEPTED);
    if (accepted !== undefined) throw conflict('alreadyVerified', by(accepted));
    commit();
    await client.post('admin/identity_proofs', { user: `/users/${userId}` }, { signal });
  }

  async #read(userId: number, proofId: number, signal: AbortSignal): Promise<Proof> {
    const { identityProofs } = await this.#services.people.get(userId, { signal });
    const proof = identityProofs.find(({ id }) => id === proofId);
    if (proof === undefined) throw new AppFailure({ kind: 'notFound' });
    return proof;
  }
}

/** A look that got no answer leaves nothing open: what it came before was not sent. */
function unsent(thrown: unknown): never {
  if (!isFailure(thrown, 'network', 'server')) throw thrown;
  throw new AppFailure({ ...thrown.error, isUnsent: true });
}

function refuseTreated(proof: Proof): void {
  if (proof.status !== PENDING) throw conflict('alreadyTreated', by(proof));
}
