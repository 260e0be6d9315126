import { AppFailure, toAppError } from '#shared/failure.ts';
import type { DecisionOutcome } from '#shared/ipc/solidary.ts';
import type { SolidaryUserId, StructureId, UserStructureId } from '#shared/resources/solidary/ids.ts';
import type { SolidaryRole } from '#shared/resources/solidary/role.ts';
import { ACCEPTED, REFUSED } from '#shared/resources/solidary/status.ts';
import type { PlatformClient } from '../api/client.ts';
import { unsent } from '../api/errors.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import type { CallContext } from '../ipc/handler.ts';
import { outcomeOf } from './outcome.ts';
import { readPerson, roles, type SolidaryPerson, statusIn, structureOf } from './people.ts';

export interface Decision {
  role: SolidaryRole;
  id: SolidaryUserId;
  userStructureId: UserStructureId;
  accept: boolean;
}

type Client = Pick<PlatformClient, 'get' | 'patch'>;

type Write = Pick<CallContext, 'signal' | 'commit'>;

/** Accepts and refuses people in structures (docs/screens/08-solidary-people.md §3 and §7.2). */
export class Decisions {
  readonly #client: Client;
  /** Each acceptance of a volunteer makes the platform match every record of the structure: one after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Sends one decision, after those that were asked for before it.
   * @throws AppFailure; `notFound` with `isUnsent` for a link that the platform did not give for this person
   */
  decide(decision: Decision, call: Write): Promise<{ outcome: DecisionOutcome }> {
    const run = this.#last.then(async () => {
      if (call.signal.aborted) throw new AppFailure({ kind: 'cancelled' });
      return { outcome: await this.#send(decision, call) };
    });
    this.#last = run.catch(() => undefined);
    return run;
  }

  async #send({ role, id, userStructureId, accept }: Decision, { signal, commit }: Write): Promise<DecisionOutcome> {
    const client = this.#client;
    const before = await readPerson(client, role, id, { signal }).catch(unsent);
    const structure =
      structureOf(before, userStructureId) ?? (await this.#asVolunteer(role, id, userStructureId, signal));
    const wanted = accept ? ACCEPTED : REFUSED;
    if (statusIn(before, structure) === wanted) return 'unchanged';
    commit();
    const { path, update } = roles[role];
    const body = { validation: { id: userStructureId, validate: accept } };
    try {
      await client.patch(`${path}/${id}`, body, { signal, right: update, kind: 'validation' });
      return 'done';
    } catch (thrown) {
      const isDone = (now: SolidaryPerson) => statusIn(now, structure) === wanted;
      const readBack = async () => (isDone(await readPerson(client, role, id, { signal })) ? 'done' : 'absent');
      try {
        await verifyOutcome(thrown, readBack, { signal });
      } catch (failure) {
        return outcomeOf(failure);
      }
      return role === 'volunteer' && accept && isOwnFailure(thrown) ? 'doneWithoutRole' : 'done';
    }
  }

  /**
   * The structure of a beneficiary whose link was found among the volunteers. The platform does not check it, so it is
   * checked before anything is sent.
   */
  async #asVolunteer(
    role: SolidaryRole,
    id: SolidaryUserId,
    link: UserStructureId,
    signal: AbortSignal,
  ): Promise<StructureId> {
    const found =
      role === 'beneficiary' &&
      structureOf(await readPerson(this.#client, 'volunteer', id, { signal }).catch(unsent), link);
    if (!found) throw new AppFailure({ kind: 'notFound', isUnsent: true });
    return found;
  }
}

/** Whether the platform itself failed, as opposed to an answer that was lost or cut on its way. */
function isOwnFailure(thrown: unknown): boolean {
  const error = toAppError(thrown);
  return error.kind === 'server' && error.isGateway !== true && !error.isUnreadable;
}
