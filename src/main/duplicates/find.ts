import { grouping } from '#shared/duplicates/groups.ts';
import { mostCompared, mostGroups } from '#shared/duplicates/limits.ts';
import { AppFailure } from '#shared/failure.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { DuplicateAccount } from '#shared/ipc/duplicates.ts';
import { filterParams, type WireParams } from '#shared/resources/define.ts';
import { users } from '#shared/resources/users/index.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { PlatformClient } from '../api/client.ts';
import { allPages } from '../api/pages.ts';
import { idOfRow, readRows } from '../api/read-rows.ts';
import { nextTurn } from '../delay.ts';
import type { CallContext } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';
import { alwaysOf, orderParams } from '../users/resolve-ids.ts';

/** Page size. */
const PER_PAGE = 200;

/** Accounts that are deleted or anonymised: nothing of them can be compared. */
const isGone = ({ status }: Pick<User, 'status'>) => status === 3 || status === 4;

/** What is compared of the rows of an answer, and how many cannot be read; these are logged if there is a log. */
export function accountsOf(
  members: readonly unknown[],
  log: Log | null,
): { accounts: DuplicateAccount[]; unreadable: number } {
  const report = log && { log, what: 'rows cannot be compared', details: { resource: users.name } };
  const { rows, unreadable } = readRows(members, users.row, report === null ? {} : { report });
  return { accounts: rows.filter((row) => !isGone(row)).map(accountOf), unreadable: unreadable.length };
}

/** What is compared of an account. */
export const accountOf = ({ id, givenName, familyName, telephone, email, birthDate }: User): DuplicateAccount => ({
  id,
  givenName,
  familyName,
  telephone,
  email,
  birthDate,
});

export interface Platform {
  client: Pick<PlatformClient, 'list'>;
  log: Log;
}

interface Read {
  accounts: DuplicateAccount[];
  /** Rows that arrived, those included that cannot be read. */
  compared: number;
  unreadable: number;
  total: number;
}

interface ReadOptions extends Pick<CallContext, 'signal'> {
  onProgress(done: number, total: number): void;
}

/** Reads the accounts that these parameters find, page by page. @throws AppFailure */
async function readAccounts(
  { client, log }: Platform,
  params: WireParams,
  { signal, onProgress }: ReadOptions,
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
  let unreadable = 0;
  let met = { done: 0, total: 0 };
  for await (const { fresh, done, total } of allPages(ask, idOfRow, { most: mostCompared, onBound: () => {} })) {
    // One line of the log says it of the whole list.
    const read = accountsOf(fresh, unreadable === 0 ? log : null);
    accounts.push(...read.accounts);
    unreadable += read.unreadable;
    met = { done, total };
    onProgress(Math.min(done, total), total);
  }
  return { accounts, compared: met.done, unreadable, total: Math.max(met.total, met.done) };
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
  let read: Read = { accounts: [], compared: 0, unreadable: 0, total: 0 };
  for (const params of filterParams(users.filters, query.filters)) {
    const all = [...alwaysOf(list), ...params, ...orderParams(query.sort)];
    read = await readAccounts(platform, all, { signal, onProgress });
    if (read.total > 0) break;
  }
  const steps = grouping(read.accounts, judged);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    await nextTurn();
    if (signal.aborted) throw new AppFailure({ kind: 'cancelled' });
  }
  const { groups, setAside } = step.value;
  return {
    groups: groups.slice(0, mostGroups).map((group) => ({
      people: [...group.people],
      level: group.level,
      reasons: [...group.reasons],
      doubts: [...group.doubts],
    })),
    found: groups.length,
    compared: read.compared - read.unreadable,
    unreadable: read.unreadable,
    of: read.total,
    setAside,
  };
}
