import type { ResponseOf } from '#shared/ipc/contract.ts';
import { communities } from '#shared/resources/communities/index.ts';
import type { PlatformClient } from '../api/client.ts';
import { everyRow } from '../api/read-rows.ts';
import type { CallContext } from '../ipc/handler.ts';

type RequestOptions = Pick<CallContext, 'signal'>;

/** Communities of the signed-in person (docs/platform/b-communities-content.md §5). */
export class Memberships {
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
