import { Resource } from '#main/api/resource.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { type UserHandlers, userHandlers } from '#main/users/handlers.ts';
import { Removal } from '#main/users/removal.ts';
import { TerritoryStatuses } from '#main/users/territory-statuses.ts';
import { type Channel, contract, type RequestOf } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { users } from '#shared/resources/users/index.ts';
import { listeningLog } from '#tests/support/fakes.ts';
import { hydra } from '#tests/support/platform-stub.ts';
import { credentials, type House, openHouse } from '../session/support.ts';

/** Id of the person who is signed in. */
export const ownId = 12;

export type WireUser = { id: number; status: number } & Record<string, unknown>;

/** The handlers over a stub platform, whose users a test writes. */
export interface UsersHouse extends House {
  handlers: UserHandlers;
  /** Deletes many people, as bulk actions do. */
  removal: Removal;
  opened: string[];
  progress: Progress[];
  /** Users that the stub answers by item, list and e-mail. */
  people: Map<number, WireUser>;
  call: CallContext;
  add(...ids: number[]): void;
  /** Method, path and query of every call since the sign-in. */
  said(): string[];
}

export async function openUsersHouse({ loginDelegateUrl }: { loginDelegateUrl?: string } = {}): Promise<UsersHouse> {
  // A day and more without input, for what is kept that long.
  const house = await openHouse({ idleLimit: 200_000 });
  await house.session.signIn(credentials);
  house.stub.seen.length = 0;
  const opened: string[] = [];
  const progress: Progress[] = [];
  const people = new Map<number, WireUser>();
  const territoryStatuses = new TerritoryStatuses(house);
  const handlers = userHandlers({
    client: house.client,
    session: house.session,
    proofFiles: house.proofFiles,
    loginDelegateUrl,
    openExternal: async (address) => void opened.push(address),
    territoryStatuses,
    log: listeningLog().log,
  });
  house.stub.on('GET /admin/users', ({ params }) => {
    const selected = params.get('selected')?.split(',').map(Number);
    const listed = [...people.values()].filter(
      ({ id, status }) => status !== 4 && (selected === undefined || selected.includes(id)),
    );
    const [page, perPage] = [Number(params.get('page') ?? 1), Number(params.get('perPage') ?? 100)];
    return hydra(listed.slice((page - 1) * perPage, page * perPage), listed.length);
  });
  return {
    ...house,
    handlers,
    removal: new Removal({
      client: house.client,
      people: new Resource(users, { client: house.client, log: listeningLog().log }),
      ownId: () => ownId,
    }),
    opened,
    progress,
    people,
    call: { signal: new AbortController().signal, progress: (update) => progress.push(update), commit: () => {} },
    add: (...ids) => {
      for (const id of ids) {
        people.set(id, {
          id,
          status: 1,
          givenName: 'Zoé',
          familyName: `Nom${id}`,
          email: `p${id}@example.org`,
          ownership: [],
        });
        house.stub.on(`GET /admin/users/${id}`, () => ({ json: people.get(id) }));
      }
    },
    said: () => house.stub.seen.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`),
  };
}

/** A request as the binder hands it over. */
export const request = <C extends Channel>(channel: C, given: RequestOf<C>) =>
  // What the channel's own schema gives is what its handler takes.
  contract[channel].request.parse(given) as never;
