import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { recordChange, recordOf } from '#shared/ipc/activity.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { rootOf } from '#shared/resources/manifests.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';
import type { Clock } from '../ports.ts';
import type { LoggedChange } from './changes-by-channel.ts';

/** Entries that are kept: the last ones. Equal changes of many records, as bulk actions make them, are one entry. */
const MAX_ENTRIES = 2000;
/** Records of one entry at most. */
const MAX_IDS = 5000;
/** Records of all entries together: the oldest entries leave first. */
const MAX_RECORDS = 50_000;
/** Days after which a change is forgotten. */
const DAYS = 365;
const DAY = 86_400_000;
/** Milliseconds during which further changes wait for each other: the whole file is written at each time. */
const GATHERING = 2000;

const entry = recordChange.extend({
  resource: recordOf.shape.resource,
  ids: z.array(recordOf.shape.id).min(1).max(MAX_IDS),
});
type Entry = z.infer<typeof entry>;
/** Allows for changes that waited in memory. */
export const keptActivity = z.array(entry).max(2 * MAX_ENTRIES);
const kept: KeptName<Entry[]> = { name: 'activity', schema: keptActivity, none: [] };

interface ActivityLogOptions {
  values: Pick<KeptValues, 'read' | 'change'>;
  clock: Pick<Clock, 'now' | 'after'>;
}

/**
 * What people did to records from this computer. A change is written at once, those that follow within two seconds
 * together; they are lost when the application is killed in between.
 */
export class ActivityLog {
  readonly #options: ActivityLogOptions;
  /** Changes that are not with the kept values yet, by whose they are. */
  #gathered: { owner: Owner; entries: Entry[] } | null = null;
  #isGathering = false;

  constructor(options: ActivityLogOptions) {
    this.#options = options;
  }

  /** Adds a change of now. Never throws. */
  add(owner: Owner, { resource, ids, kind, fields, about }: LoggedChange): void {
    if (ids.length === 0) return;
    if (this.#gathered !== null && !isDeepStrictEqual(this.#gathered.owner, owner)) this.#write();
    const at = this.#options.clock.now();
    const parts = Math.ceil(ids.length / MAX_IDS);
    this.#gathered ??= { owner, entries: [] };
    for (let part = 0; part < parts; part += 1) {
      const some = ids.slice(part * MAX_IDS, (part + 1) * MAX_IDS);
      join(this.#gathered.entries, { at, resource: rootOf(resource), ids: [...some], kind, fields, about });
    }
    if (this.#isGathering) return;
    this.#write();
    this.#isGathering = true;
    this.#options.clock.after(GATHERING, () => {
      this.#isGathering = false;
      this.#write();
    });
  }

  /** The changes of one record, the newest first. */
  async list(owner: Owner, { resource, id }: ParsedRequestOf<'activity.list'>): Promise<ResponseOf<'activity.list'>> {
    this.#write();
    const { value, isRead } = await this.#options.values.read(owner, kept);
    const own = value.filter((one) => one.resource === rootOf(resource) && one.ids.includes(id));
    return { changes: own.toReversed().map(({ at, kind, fields, about }) => ({ at, kind, fields, about })), isRead };
  }

  #write(): void {
    const gathered = this.#gathered;
    if (gathered === null) return;
    this.#gathered = null;
    const oldest = this.#options.clock.now() - DAYS * DAY;
    void this.#options.values.change(gathered.owner, kept, (before) =>
      newest([...before.filter(({ at }) => at > oldest), ...gathered.entries]),
    );
  }
}

/** As many of the last entries as are kept. */
function newest(entries: readonly Entry[]): Entry[] {
  let records = 0;
  const first = entries.findLastIndex(({ ids }) => {
    records += ids.length;
    return records > MAX_RECORDS;
  });
  return entries.slice(first + 1).slice(-MAX_ENTRIES);
}

/** Adds an entry, to the last one where both are the same change of different records. */
function join(entries: Entry[], { ids, ...change }: Entry): void {
  const last = entries.at(-1);
  const isSame =
    last !== undefined &&
    last.ids.length + ids.length <= MAX_IDS &&
    isDeepStrictEqual({ ...last, ids: [], at: 0 }, { ...change, ids: [], at: 0 });
  if (!isSame) entries.push({ ids, ...change });
  else last.ids = [...new Set([...last.ids, ...ids])];
}
