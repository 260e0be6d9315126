import { ReadableStream as WebStream } from 'node:stream/web';
import type { WireParams } from '#shared/resources/define.ts';

export type Row = Record<string, string> & { id: string };

// Node's own type of the stream knows `from`, the page's does not; it is the same class.
export const streamOf = (pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
  WebStream.from(pieces) as ReadableStream<Uint8Array>;

/** A platform that pages its list and its export, and omits columns that no row of the page fills. */
export class ExportingPlatform {
  all: Row[] = [];
  /** Ids that the person's list shows; everybody if null. */
  visible: ReadonlySet<string> | null = null;
  readonly requests: { path: string; params: URLSearchParams }[] = [];
  chunkBytes = 7;

  list = async (path: string, params: WireParams = []) => {
    const { page, perPage } = this.#ask(path, params);
    const rows = this.#matching(params).filter(({ id }) => this.visible?.has(id) ?? true);
    const members = rows.slice((page - 1) * perPage, page * perPage).map(({ id }) => ({ id: Number(id) }));
    return { members, total: rows.length };
  };

  download = async (path: string, params: WireParams = []) => {
    const { page, perPage } = this.#ask(path, params);
    const rows = this.#matching(params).slice((page - 1) * perPage, page * perPage);
    const columns = ['id', 'givenName', 'email', 'telephone'].filter((name) => rows.some((row) => row[name]));
    const cell = (text = '') => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const lines = [columns, ...rows.map((row) => columns.map((name) => cell(row[name])))];
    const bytes = Buffer.from(columns.length === 0 ? '' : lines.map((cells) => `${cells.join(',')}\n`).join(''));
    return streamOf(
      Array.from({ length: Math.ceil(bytes.length / this.chunkBytes) }, (_, index) =>
        Uint8Array.from(bytes.subarray(index * this.chunkBytes, (index + 1) * this.chunkBytes)),
      ),
    );
  };

  calls(path: string): URLSearchParams[] {
    return this.requests.filter((call) => call.path === path).map(({ params }) => params);
  }

  #ask(path: string, params: WireParams) {
    const query = new URLSearchParams(params.map(([name, value]) => [name, value]));
    this.requests.push({ path, params: query });
    return { page: Number(query.get('page') ?? 1), perPage: Number(query.get('perPage') ?? 100) };
  }

  #matching(params: WireParams): Row[] {
    const telephone = params.find(([name]) => name === 'telephone')?.[1];
    return this.all.filter((row) => telephone === undefined || row.telephone === telephone);
  }
}
