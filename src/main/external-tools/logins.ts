import { z } from 'zod';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';

/** Only what is needed: all ids are equal (docs/platform/a-auth-users.md §10), so a login is known by its place. */
const wireLogins = z.array(z.object({ username: z.string(), password: z.string() }));
type Login = z.infer<typeof wireLogins>[number];

type Call = { signal: AbortSignal };

/** The person's logins of the external dashboard tool, in memory from the first click to the end of the session. */
export class ToolLogins {
  readonly #client: Pick<PlatformClient, 'list'>;
  #known: readonly Login[] | null = null;

  constructor(client: Pick<PlatformClient, 'list'>) {
    this.#client = client;
  }

  /** @throws AppFailure */
  async ask({ signal }: Call): Promise<readonly Login[]> {
    const { members } = await this.#client.list('admin/kibana_logins', [], { signal, right: 'access_admin' });
    const read = wireLogins.safeParse(members);
    if (!read.success) throw unreadable(200);
    this.#known = read.data;
    return read.data;
  }

  /** @throws AppFailure; `server` with `isUnreadable` for a place that the platform no longer gives */
  async at(index: number, call: Call): Promise<Login> {
    const login = (this.#known ?? (await this.ask(call)))[index];
    if (login === undefined) throw unreadable(200);
    return login;
  }

  forget(): void {
    this.#known = null;
  }
}
