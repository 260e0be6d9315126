import { basename } from 'node:path';
import { AppFailure } from '#shared/errors.ts';
import type { ExportResult } from '#shared/ipc/transfer.ts';
import { filterParams, type WireParams } from '#shared/resources/define.ts';
import { users } from '#shared/resources/users/index.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext, Handler, Handlers } from '../../ipc/handler.ts';
import type { Clock, Dialogs, Files } from '../../ports.ts';
import { dayOf } from '../import/check.ts';
import { replaceFile, writeText } from '../whole-file.ts';
import { downloadLines } from './download.ts';
import { keptLines } from './keep-listed.ts';
import { listIds } from './list-ids.ts';
import { type ListSource, listTotal } from './list-source.ts';
import type { ExportFormat } from './spreadsheet-csv.ts';

export interface ExportServices {
  client: Pick<PlatformClient, 'list' | 'download'>;
  clock: Pick<Clock, 'now'>;
  dialogs: Pick<Dialogs, 'chooseSavePath'>;
  files: Files;
}

type Request = Parameters<Handler<'users.export'>>[0];
type Query = NonNullable<Request['query']>;

/** Filters in the order in which their alternatives are tried; one empty set when everything is wanted. */
const alternatives = (query: Query | null): readonly WireParams[] =>
  query === null ? [[]] : filterParams(users.filters, query.filters);

/** The list's order, then by id: rows that compare equal must not change places between two pages. */
function orderParams(query: Query | null): WireParams {
  const sort = (query?.sort ?? []).map(({ field, direction }) => [`order[${users.sorts[field]}]`, direction] as const);
  return sort.some(([name]) => name === 'order[id]') ? sort : [...sort, ['order[id]', 'asc']];
}

/** Exports one list into one file. */
class UsersExport {
  readonly #services: ExportServices;
  readonly #call: CallContext;
  readonly #format: ExportFormat;
  readonly #list: ListSource;

  constructor(services: ExportServices, call: CallContext, format: ExportFormat) {
    this.#services = services;
    this.#call = call;
    this.#format = format;
    const right = { signal: call.signal, right: users.permissions.list };
    this.#list = (params) => services.client.list(users.path, params, right);
  }

  /**
   * Writes the rows that the person's list shows. The platform does not apply the limits of the list to its export
   * (contract a §7): when the numbers differ, the lines that the list does not have are left out.
   */
  async write(query: Query | null, path: string): Promise<Omit<ExportResult, 'fileName'>> {
    const counted = await this.#count(query);
    const { params } = counted;
    let { listed } = counted;
    let received = await this.#download(params, query, listed, path);
    if (received !== listed) listed = await listTotal(this.#list, params);
    if (received < listed) received = await this.#download(params, query, listed, path);
    if (received <= listed) return { received, listed, written: received, leftOut: 0 };
    const written = await this.#keepListed(params, path);
    return { received, listed, written, leftOut: received - written };
  }

  /** The first set of parameters that finds something, as the list itself tries them. */
  async #count(query: Query | null): Promise<{ params: WireParams; listed: number }> {
    this.#call.progress({ phase: 'count', done: 0, total: null });
    const sets = alternatives(query);
    for (const params of sets) {
      const listed = await listTotal(this.#list, params);
      if (listed > 0) return { params, listed };
    }
    return { params: sets[0] ?? [], listed: 0 };
  }

  async #download(params: WireParams, query: Query | null, listed: number, path: string): Promise<number> {
    const { client, files } = this.#services;
    const { signal, progress } = this.#call;
    const count = { received: 0 };
    const lines = downloadLines(
      (page) => client.download('admin/users/export', page, { signal, right: 'admin_user_export_all' }),
      [...params, ...orderParams(query)],
      listed,
      this.#format,
      count,
      (done) => progress({ phase: 'download', done, total: Math.max(done, listed) }),
    );
    await writeText(files, path, lines, signal);
    return count.received;
  }

  async #keepListed(params: WireParams, path: string): Promise<number> {
    const { files } = this.#services;
    const { signal, progress } = this.#call;
    const ids = await listIds(this.#list, [...params, ['order[id]', 'asc']], (done, total) =>
      progress({ phase: 'filter', done, total }),
    );
    const count = { kept: 0 };
    await replaceFile(files, path, (kept) =>
      writeText(files, kept, keptLines(files.openRead(path), this.#format, ids, count), signal),
    );
    return count.kept;
  }
}

/** The export of the users list (contract a §7, screens 02 §3): into a file that the person chooses first. */
export function exportHandlers(services: ExportServices): Pick<Handlers, 'users.export'> {
  const { clock, dialogs, files } = services;
  return {
    'users.export': async ({ query, format }, call) => {
      const target = await dialogs.chooseSavePath(`${dayOf(clock.now())}_users_export.csv`);
      if (target === null) throw new AppFailure({ kind: 'cancelled' });
      const work = new UsersExport(services, call, format);
      const counts = await replaceFile(files, target, (path) => work.write(query, path));
      return { fileName: basename(target), ...counts };
    },
  };
}
