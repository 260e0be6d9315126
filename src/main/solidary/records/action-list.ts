import { DEEPLY_UPDATED, type RecordAction } from '#shared/resources/solidaryrecords/actions.ts';
import { solidaryRecordsManifest } from '#shared/resources/solidaryrecords/manifest.ts';
import { wireAction } from '#shared/resources/solidaryrecords/wire-actions.ts';
import type { PlatformClient } from '../../api/client.ts';
import { unreadable } from '../../api/errors.ts';
import { readRows } from '../../api/read-rows.ts';

/** The actions of the platform, read once per session (docs/screens/07-solidary-records.md §2). */
export class ActionList {
  readonly #client: Pick<PlatformClient, 'list'>;
  #kept: readonly RecordAction[] | null = null;

  constructor(client: Pick<PlatformClient, 'list'>) {
    this.#client = client;
  }

  /** @throws AppFailure, also when none can be read; they are then asked for again */
  async get({ signal }: { signal?: AbortSignal | undefined } = {}): Promise<RecordAction[]> {
    if (this.#kept === null) {
      const path = `${solidaryRecordsManifest.path}/actions`;
      const { members } = await this.#client.list(path, [], { signal, right: 'solidary_list' });
      const read = readRows(members, wireAction).rows;
      const known = read.filter(({ id }) => id !== DEEPLY_UPDATED);
      if (known.length === 0) throw unreadable(200);
      this.#kept = known;
    }
    return [...this.#kept];
  }

  /** The action of this id, where the list was read. */
  find(id: number): RecordAction | undefined {
    return this.#kept?.find((action) => action.id === id);
  }

  /** For the end of a session. */
  clear(): void {
    this.#kept = null;
  }
}
