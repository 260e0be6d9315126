import { conflict } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { ExportResult } from '#shared/ipc/export.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { maxResolved, unsupportedFilters } from '#shared/resources/users/export-kinds.ts';
import { users } from '#shared/resources/users/index.ts';
import type { PlatformClient } from '../../api/client.ts';
import { IdSet } from '../../api/id-set.ts';
import { replaceFile, writeText } from '../../files/whole-file.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { Files } from '../../ports.ts';
import { alwaysOf, resolveIds } from '../../users/resolve-ids.ts';
import { type ExportShape, exportShapes } from './columns.ts';
import { type DownloadCount, downloadLines } from './download.ts';
import { type ListSource, listTotal } from './list-source.ts';
import { addListIds, type KeptCount, keptLines } from './listed.ts';
import { type ExportPart, queryParts, selectionParts, widened } from './plan.ts';

export interface UsersExportServices {
  client: Pick<PlatformClient, 'list' | 'download'>;
  files: Files;
}

type Request = ParsedRequestOf<'users.export'>;
type Counted = ExportPart & { readonly listed: number };

const totalOf = (parts: readonly Counted[]) => parts.reduce((sum, { listed }) => sum + listed, 0);

/** Exports people into one file. */
export class UsersExport {
  readonly #services: UsersExportServices;
  readonly #call: CallContext;
  readonly #request: Request;
  readonly #shape: ExportShape;
  readonly #always: WireParams;
  readonly #list: ListSource;

  constructor(services: UsersExportServices, call: CallContext, request: Request) {
    this.#services = services;
    this.#call = call;
    this.#request = request;
    this.#shape = exportShapes[request.kind ?? 'standard'];
    const right = { signal: call.signal, right: users.permissions.list };
    this.#always = alwaysOf(request.list);
    this.#list = (params) => services.client.list(users.path, [...this.#always, ...params], right);
  }

  /**
   * Writes the rows of the people in the person's list. The export ignores the limits of the list
   * (docs/platform/a-auth-users.md §7): if the numbers differ, the lines of people who are not in the list are removed.
   * People of the list who are missing even after a second attempt are counted.
   * @throws AppFailure `conflict`/`tooMany` when the people have to be selected by id and are too many
   */
  async write(path: string): Promise<Omit<ExportResult, 'fileName'>> {
    let parts = await this.#counted(await this.#alternatives());
    let count = await this.#download(parts, path);
    // An export that ended at a bound is not repeated.
    const isComplete = () => count.bound === undefined;
    if (isComplete() && count.people !== totalOf(parts)) parts = await this.#recounted(parts);
    if (isComplete() && count.people < totalOf(parts)) count = await this.#download(parts, path);
    const { received, people, bound } = count;
    const listed = totalOf(parts);
    if (people <= listed) return { received, listed, written: received, leftOut: 0, missing: listed - people, bound };
    const { kept: written, people: found } = await this.#keepListed(parts, path);
    return { received, listed, written, leftOut: received - written, missing: Math.max(listed - found, 0), bound };
  }

  /** Returns sets of calls, to be tried in order until one finds somebody. */
  async #alternatives(): Promise<ExportPart[][]> {
    const { query, selection, kind = 'standard', unsupported = 'resolve' } = this.#request;
    if (selection !== undefined) return [selectionParts(kind, selection, query)];
    const isExtended = kind === 'extended';
    const mustResolve = isExtended && unsupported === 'resolve' && unsupportedFilters(query?.filters ?? {}).length > 0;
    if (query === null || !mustResolve) {
      return queryParts(kind, isExtended ? widened(query) : query, this.#always).map((part) => [part]);
    }
    const ids = await this.#resolve(query);
    return ids.length === 0 ? [] : [selectionParts(kind, ids, query)];
  }

  async #resolve(query: NonNullable<Request['query']>): Promise<number[]> {
    const { ids, total } = await resolveIds(this.#list, query, {
      limit: maxResolved,
      onProgress: (done, total) => this.#call.progress({ phase: 'resolve', done, total }),
    });
    if (total > maxResolved) throw conflict('tooMany');
    return ids;
  }

  async #counted(sets: readonly ExportPart[][]): Promise<Counted[]> {
    this.#call.progress({ phase: 'count', done: 0, total: null });
    let first: Counted[] | undefined;
    for (const parts of sets) {
      const counted = await this.#recounted(parts);
      if (totalOf(counted) > 0) return counted;
      first ??= counted;
    }
    return first ?? [];
  }

  async #recounted(parts: readonly ExportPart[]): Promise<Counted[]> {
    const counted: Counted[] = [];
    for (const part of parts) counted.push({ ...part, listed: await listTotal(this.#list, part.list) });
    return counted;
  }

  async #download(parts: readonly Counted[], path: string): Promise<DownloadCount> {
    const { client, files } = this.#services;
    const { signal, progress } = this.#call;
    const count: DownloadCount = { received: 0, people: 0 };
    const listed = totalOf(parts);
    const lines = downloadLines(
      (params) => client.download('admin/users/export', params, { signal, right: 'admin_user_export_all' }),
      parts.map((part) => ({ params: part.file, listed: part.listed })),
      this.#shape,
      this.#request.format,
      count,
      (done) => progress({ phase: 'download', done, total: Math.max(done, listed) }),
    );
    await writeText(files, path, lines, signal);
    return count;
  }

  async #keepListed(parts: readonly Counted[], path: string): Promise<KeptCount> {
    const { files } = this.#services;
    const { signal, progress } = this.#call;
    const ids = new IdSet();
    const total = totalOf(parts);
    let before = 0;
    for (const { list, listed } of parts) {
      const params: WireParams = [...list, ['order[id]', 'asc']];
      await addListIds(ids, this.#list, params, (done) => progress({ phase: 'filter', done: before + done, total }));
      before += listed;
    }
    const count: KeptCount = { kept: 0, people: 0 };
    const { format } = this.#request;
    const kept = { ids, column: this.#shape.idColumn };
    await replaceFile(files, path, (target) =>
      writeText(files, target, keptLines(files.openRead(path), format, kept, count), signal),
    );
    return count;
  }
}
