import { groupsOf } from '#shared/duplicates/groups.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type DuplicateAccount, mostCompared, mostGroups } from '#shared/ipc/duplicates.ts';
import { filterParams, type WireParams } from '#shared/resources/define.ts';
import { users } from '#shared/resources/users/index.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { PlatformClient } from '../api/client.ts';
import { allPages } from '../api/pages.ts';
import { idOfRow, readRows } from '../api/read-rows.ts';
import type { CallContext } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';
import { alwaysOf, orderParams } from '../users/resolve-ids.ts';

/** Page size. */
const PER_PAGE = 200;

/** Accounts that are deleted or anonymised: nothing of them can be compared. */
const isGone = ({ status }: Pick<User, 'status'>) => status === 3 || status === 4;

const accountOf = ({ id, givenName, familyName, telephone, email, birthDate }: User): DuplicateAccount => ({
  id,
  givenName,
  familyName,
  telephone,
  email,
  birthDate,
});

interface Platform {
  client: Pick<PlatformClient, 'list'>;
  log: Log;
}

interface Read {
  accounts: DuplicateAccount[];
  /** Rows that arrived, those included that cannot be read or compared. */
  compared: number;
  total: number;
}

interface ReadOptions extends Pick<CallContext, 'signal'> {
  /** Rows that are read at most. */
  most: number;
  onProgress?: (done: number, total: number) => void;
}

/** Reads the accounts that these parameters find, page by page. @throws AppFailure */
export async function readAccounts(
  { client, log }: Platform,
  params: WireParams,
  { signal, most, onProgress }: ReadOptions,
): Promise<Read> {
  const ask = async (page: number) => {
    const paging: WireParams = [
      ['page', String(page)],
      ['perPage', String(PER_PAGE)],
    ];
    const options = { signal, right: users.permissions.list };
    const { members, total } = await client.list(users.path, [...paging, ...params], options);
    return { rows: members, total };
  };
  const accounts: DuplicateAccount[] = [];
  let met = { done: 0, total: 0 };
  for await (const { fresh, done, total } of allPages(ask, idOfRow, { most, onBound: () => {} })) {
    const report = { log, what: 'rows cannot be compared', details: { resource: users.name } };
    accounts.push(
      ...readRows(fresh, users.row, { report })
        .rows.filter((row) => !isGone(row))
        .map(accountOf),
    );
    met = { done, total };
    onProgress?.(Math.min(done, total), total);
  }
  return { accounts, compared: met.done, total: Math.max(met.total, met.done) };
}

/**
 * Groups the accounts of a list that may be of one person. Alternative filters are tried as the list does.
 * @throws AppFailure
 */
export async function findDuplicates(
  platform: Platform,
  { query, list }: ParsedRequestOf<'duplicates.find'>,
  judged: ReadonlySet<string>,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ResponseOf<'duplicates.find'>> {
  const onProgress = (done: number, total: number) =>
    progress({ phase: 'read', done, total: Math.min(total, mostCompared) });
  let read: Read = { accounts: [], compared: 0, total: 0 };
  for (const params of filterParams(users.filters, query.filters)) {
    const all = [...alwaysOf(list), ...params, ...orderParams(query.sort)];
    read = await readAccounts(platform, all, { signal, most: mostCompared, onProgress });
    if (read.total > 0) break;
  }
  const { groups, setAside } = groupsOf(read.accounts, judged);
  return {
    groups: groups.slice(0, mostGroups).map((group) => ({
      people: [...group.people],
      level: group.level,
      reasons: [...group.reasons],
      doubts: [...group.doubts],
    })),
    found: groups.length,
    compared: read.compared,
    of: read.total,
    setAside,
  };
}
