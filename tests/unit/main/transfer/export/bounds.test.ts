import { describe, expect, it } from 'vitest';
import { exportShapes } from '#main/transfer/export/columns.ts';
import { type DownloadCount, downloadLines } from '#main/transfer/export/download.ts';
import { type ListCount, listLines, type PageSource } from '#main/transfer/export/list-export.ts';
import { ExportMeter } from '#main/transfer/export/meter.ts';
import { exportBounds } from '#shared/export-bounds.ts';
import { toAppError } from '#shared/failure.ts';

const LIE = 1e14;
const bounds = { lines: 1000, bytes: 20_000 };

async function textOf(lines: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of lines) text += part;
  return text;
}

describe('a list that is exported page by page', () => {
  const columns = [{ title: 'Name', field: 'name' }];
  const query = { page: 1, perPage: 25, sort: [], filters: {} };
  const endless =
    (name: string): PageSource =>
    async ({ page, perPage }) => ({
      rows: Array.from({ length: perPage }, (_, index) => ({ id: page * perPage + index, name })),
      unreadable: [],
      total: LIE,
    });

  async function write(source: PageSource) {
    const count: ListCount = { written: 0, leftOut: 0, missing: 0 };
    const meter = new ExportMeter(bounds);
    const text = await textOf(listLines(source, { query, columns, format: 'plain' }, count, () => {}, meter));
    return { lines: text.split('\r\n').length - 2, count };
  }

  it('ends at the bound of lines, and says what is missing', async () => {
    const { lines, count } = await write(endless('a'));
    expect(lines).toBe(1000);
    expect(count).toEqual({ written: 1000, leftOut: 0, missing: LIE - 1000, bound: 'lines' });
  });

  it('ends at the bound of bytes, and writes nothing beyond it', async () => {
    const { lines, count } = await write(endless('x'.repeat(60)));
    expect(lines).toBe(200);
    expect(count).toEqual({ written: 200, leftOut: 0, missing: LIE - 200, bound: 'bytes' });
  });
});

describe("the platform's own export", () => {
  const header = 'id,givenName,familyName\n';

  /** Rows without an end, and how many bytes of them were taken. */
  function endless(row: (id: number) => string) {
    let taken = 0;
    const source = async () =>
      (async function* () {
        yield Buffer.from(header);
        for (let id = 1; ; id += 1) {
          const bytes = Buffer.from(row(id));
          taken += bytes.length;
          yield bytes;
        }
      })();
    return { source, taken: () => taken };
  }

  async function write(source: Parameters<typeof downloadLines>[0], listed: number) {
    const count: DownloadCount = { received: 0, people: 0 };
    const parts = [{ params: [], listed }];
    const meter = new ExportMeter(bounds);
    const lines = downloadLines(source, parts, exportShapes.standard, 'plain', count, () => {}, meter);
    const text = await textOf(lines).catch(toAppError);
    return { count, text };
  }

  it('ends at the bound of lines, although more people are announced', async () => {
    const { source, taken } = endless((id) => `${id},A,B\n`);
    const { count, text } = await write(source, LIE);
    expect(count).toMatchObject({ bound: 'lines', people: 1000 });
    expect(String(text).trimEnd().split('\r\n')).toHaveLength(1001);
    expect(taken()).toBeLessThan(20_000);
  });

  it('ends at the bound of bytes, at the end of a line', async () => {
    const { source, taken } = endless((id) => `${id},${'x'.repeat(100)},B\n`);
    const { count, text } = await write(source, LIE);
    expect(count.bound).toBe('bytes');
    expect(String(text).endsWith('\r\n')).toBe(true);
    expect(taken()).toBeLessThan(bounds.bytes + 200);
  });

  it('fails where it does not end although the list is short', async () => {
    const { source } = endless((id) => `${id},A,B\n`);
    expect((await write(source, 3)).text).toMatchObject({ kind: 'server', isUnreadable: true });
  });

  it('takes twenty lines for each person of the list as possible, and more for an answer that does not end', async () => {
    const { source } = endless((id) => `${id},A,B\n`);
    expect((await write(source, exportBounds.lines / 20)).count.bound).toBe('lines');
    expect((await write(source, exportBounds.lines / 20 - 1)).text).toMatchObject({ isUnreadable: true });
  });

  it('ends where one person comes again and again', async () => {
    const { source } = endless(() => '1,A,B\n');
    expect((await write(source, LIE)).count).toMatchObject({ bound: 'lines', people: 1, received: 1 });
  });

  it('asks for no page larger than the bound', async () => {
    const asked: string[] = [];
    await write(async (params) => {
      asked.push(new Map(params).get('perPage') ?? '');
      return (async function* () {
        yield Buffer.from(`${header}1,A,B\n`);
      })();
    }, LIE);
    expect(Math.max(...asked.map(Number))).toBeLessThanOrEqual(1_000_001);
  });
});
