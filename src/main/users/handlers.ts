import { AppFailure, conflict } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { membershipCalls, userCalls } from '#shared/ipc/users.ts';
import { communities } from '#shared/resources/communities/index.ts';
import { users } from '#shared/resources/users/index.ts';
import type { PlatformClient } from '../api/client.ts';
import { everyRow } from '../api/read-rows.ts';
import { Resource } from '../api/resource.ts';
import { externalAddress } from '../app/external.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { deletedStatus } from './people.ts';
import type { ProofFiles } from './proof-files.ts';
import { IdentityProofs } from './proofs.ts';
import { Removal } from './removal.ts';
import { alwaysOf, resolveIds } from './resolve-ids.ts';
import { reportScammer } from './scammers.ts';
import type { TerritoryStatuses } from './territory-statuses.ts';

/**
 * Returns the site's address for signing in as another user, with `{operator}` and `{user}` replaced by their e-mails
 * (docs/screens/02-users-hitchhikers.md §7). E-mails are URL-encoded, so that they cannot change where the address
 * leads.
 */
function delegateAddress(template: string, emails: { operator: string; user: string }): string {
  return template.replaceAll(/\{(operator|user)\}/g, (_, who: keyof typeof emails) => encodeURIComponent(emails[who]));
}

export interface UserServices {
  client: PlatformClient;
  session: Session;
  proofFiles: Pick<ProofFiles, 'clear'>;
  /** The site's address for signing in as another user; absent when not offered. */
  loginDelegateUrl: string | undefined;
  openExternal(address: string): Promise<void>;
  territoryStatuses: TerritoryStatuses;
  log: Log;
}

/** The calls about people other than list, get, create and update; the export belongs to transfer. */
export type UserHandlers = Pick<
  Handlers,
  Exclude<keyof typeof userCalls, 'users.export'> | keyof typeof membershipCalls
>;

export function userHandlers(services: UserServices): UserHandlers {
  const { client, session, proofFiles, loginDelegateUrl, openExternal, territoryStatuses, log } = services;
  const people = new Resource(users, { client, log });
  const ownId = () => session.signedIn.user.id;
  const self = () => {
    const { id, givenName, shortFamilyName } = session.signedIn.user;
    return { id, name: [givenName, shortFamilyName].filter(Boolean).join(' ') };
  };
  const proofs = new IdentityProofs({ client, people, self });
  const removal = new Removal({ client, people, ownId });
  const memberships = new Memberships(client);
  session.onEnd(() => territoryStatuses.clear());
  return {
    'users.moderateProof': (request, call) => proofs.moderate(request, call),
    'users.acceptIdentity': (request, call) => proofs.accept(request, call),
    'users.forgetProofFiles': () => proofFiles.clear(),
    'users.remove': ({ id }, call) => removal.one(id, call),
    'users.checkRemoval': ({ ids }, call) => removal.check(ids, call),
    'scammers.report': (report, call) => reportScammer({ client, people, ownId }, report, call),
    'users.signInAs': async ({ userId }, { signal }) => {
      if (loginDelegateUrl === undefined) throw new AppFailure({ kind: 'refused', platformText: 'loginDelegateUrl' });
      const { email, status } = await people.get(userId, { signal });
      if (status === deletedStatus) throw conflict('alreadyDeleted');
      if (email === null) throw conflict('noEmail');
      const emails = { operator: session.signedIn.user.email, user: email };
      await openExternal(externalAddress(delegateAddress(loginDelegateUrl, emails)));
    },
    'users.territoryStatus': ({ id }, { signal }) => territoryStatuses.get(id, signal),
    'users.ids': ({ query, list: of, limit, except }, { signal, progress }) => {
      const list = (params: Parameters<PlatformClient['list']>[1]) =>
        client.list(users.path, [...alwaysOf(of), ...(params ?? [])], { signal, right: users.permissions.list });
      const onProgress = (done: number, total: number) => progress({ phase: 'resolve', done, total });
      return resolveIds(list, query, { limit, except, onProgress });
    },
    'communities.moderated': (_, call) => memberships.moderated(call),
  };
}

type RequestOptions = Pick<CallContext, 'signal'>;

/** Communities of the signed-in person (docs/platform/b-communities-content.md §5). */
class Memberships {
  readonly #client: Pick<PlatformClient, 'list'>;

  constructor(client: Pick<PlatformClient, 'list'>) {
    this.#client = client;
  }

  /**
   * Returns the communities that the requester moderates, all at once.
   * @throws AppFailure
   */
  async moderated({ signal }: RequestOptions): Promise<ResponseOf<'communities.moderated'>> {
    const options = { signal, right: 'community_list' };
    const { members } = await this.#client.list('admin/communities/moderated', [], options);
    return everyRow(members, communities.row);
  }
}
