import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IdSet } from '#main/api/id-set.ts';
import type { CallContext, Handler } from '#main/ipc/handler.ts';
import type { Files } from '#main/ports.ts';
import { exportHandlers } from '#main/transfer/export/handlers.ts';
import { AppFailure } from '#shared/failure.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { ExportingPlatform, type Row, streamOf } from '#tests/support/exporting-platform.ts';
import { nodeFiles } from '#tests/support/node-files.ts';

type Query = Parameters<Handler<'users.export'>>[0]['query'];
type Whose = Pick<Parameters<Handler<'users.export'>>[0], 'list' | 'of'>;

const people = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    givenName: 'Zoé',
    email: `p${index + 1}@b.fr`,
  }));

let folder = '';
let platform = new ExportingPlatform();
let savePath: string | null = null;
let suggested = '';
let files: Files;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-export-'));
  platform = new ExportingPlatform();
  savePath = join(folder, 'export.csv');
  files = nodeFiles(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(
  query: Query = null,
  format: 'excel' | 'plain' = 'plain',
  { signal = new AbortController().signal, ...whose }: Whose & { signal?: AbortSignal } = {},
) {
  const seen: Progress[] = [];
  const context: CallContext = { signal, progress: (update) => seen.push(update), commit: () => {} };
  const handlers = exportHandlers({
    client: platform,
    clock: { now: () => new Date(2026, 5, 15, 23, 59).getTime() },
    dialogs: {
      chooseSavePath: async (name) => {
        suggested = name;
        return savePath;
      },
    },
    files,
  });
  return { result: Promise.resolve(handlers['users.export']({ query, format, ...whose }, context)), seen };
}

const saved = () => readFileSync(join(folder, 'export.csv'), 'utf8');
const lines = () => saved().trimEnd().split('\r\n');
const failure = async (work: Promise<unknown>) => {
  const thrown: unknown = await work.catch((error: unknown) => error);
  return thrown instanceof AppFailure ? thrown.error : thrown;
};

describe('the file', () => {
  beforeEach(() => {
    platform.all = [
      { id: '1', givenName: 'Zoé', email: 'a@b.fr', telephone: '+33639980001' },
      { id: '2', givenName: '=1+1', email: '@b', telephone: '-1' },
      { id: '3', givenName: 'a;b, "c"\nd', email: '', telephone: '' },
    ];
  });

  test('is offered under a name with the date', async () => {
    await run().result;
    expect(suggested).toBe('2026-06-15_users_export.csv');
  });

  test.each([
    [{ list: 'hitchhikers' as const }, '2026-06-15_hitchhikers_export.csv'],
    [{ of: 'communitymembers' as const }, '2026-06-15_communitymembers_export.csv'],
  ])('is named after who is in it: %o', async (whose, name) => {
    await run(null, 'plain', whose).result;
    expect(suggested).toBe(name);
  });

  test('for a spreadsheet has a byte order mark, semicolons and no formulas', async () => {
    const result = await run(null, 'excel').result;
    expect(saved()).toBe(
      [
        '\ufeffid;givenName;familyName;email;telephone;newsSubscription;createdDate;lastActivityDate',
        "1;Zoé;;a@b.fr;'+33639980001;;;",
        "2;'=1+1;;'@b;'-1;;;",
        '3;"a;b, ""c""\nd";;;;;;',
        '',
      ].join('\r\n'),
    );
    expect(result).toEqual({ fileName: 'export.csv', received: 3, written: 3, listed: 3, leftOut: 0, missing: 0 });
  });

  test('for other programs has commas and no byte order mark', async () => {
    await run(null, 'plain').result;
    expect(lines()[1]).toBe("1,Zoé,,a@b.fr,'+33639980001,,,");
  });

  test('of nobody holds the titles only', async () => {
    platform.all = [];
    expect(await run().result).toMatchObject({ received: 0, written: 0, listed: 0 });
    expect(lines()).toEqual(['id,givenName,familyName,email,telephone,newsSubscription,createdDate,lastActivityDate']);
  });

  test('holds no formula for a spreadsheet that uses another separator than the file', async () => {
    platform.all = [{ id: '1', givenName: "Jean;=cmd|'/C calc'!A0", email: 'a,+1@b.fr', telephone: 'x\n-1' }];
    await run(null, 'plain').result;
    expect(saved()).toContain(`1,Jean;'=cmd|'/C calc'!A0,,"a,'+1@b.fr","x\n'-1",,,`);
    await run(null, 'excel').result;
    expect(saved()).toContain(`1;"Jean;'=cmd|'/C calc'!A0";;a,'+1@b.fr;"x\n'-1";;;`);
  });
});

describe('all rows are exported', () => {
  test('in one call that requests more rows than the list has', async () => {
    platform.all = people(1234);
    platform.chunkBytes = 4096;
    const { result, seen } = run();
    expect(await result).toMatchObject({ received: 1234, written: 1234, listed: 1234, leftOut: 0 });
    expect(platform.calls('admin/users/export').map((asked) => asked.get('perPage'))).toEqual(['1235']);
    expect(lines()).toHaveLength(1235);
    expect(seen.at(-1)).toEqual({ phase: 'download', done: 1234, total: 1234 });
  });

  test('with the filters and the order of the list, ties ordered by id', async () => {
    platform.all = people(2);
    const sort = [{ field: 'createdDate' as const, direction: 'desc' as const }];
    await run({ page: 3, perPage: 25, sort, filters: { gender: [1, 2] } }).result;
    const [asked] = platform.calls('admin/users/export');
    expect([...(asked ?? [])]).toEqual([
      ['page', '1'],
      ['perPage', '1000'],
      ['gender[]', '1'],
      ['gender[]', '2'],
      ['order[createdDate]', 'desc'],
      ['order[id]', 'asc'],
    ]);
  });

  test('with the same alternative of a filter that the list uses', async () => {
    platform.all = [{ id: '1', telephone: '+33639980001' }];
    const query = { page: 1, perPage: 25, sort: [], filters: { search: '06 39 98 00 01' } };
    expect(await run(query).result).toMatchObject({ received: 1, listed: 1 });
    expect(platform.calls('admin/users/export')[0]?.get('telephone')).toBe('+33639980001');
  });

  test('when people are added during the export', async () => {
    platform.all = people(1500);
    platform.chunkBytes = 4096;
    const list = platform.list;
    // They come between the count and the download.
    platform.list = async (path, params) => {
      const answer = await list(path, params);
      platform.all = people(1503);
      return answer;
    };
    expect(await run().result).toMatchObject({ received: 1503, written: 1503, listed: 1503, leftOut: 0 });
    expect(new Set(lines()).size).toBe(1504);
  });

  test('when people leave during the export', async () => {
    platform.all = people(20);
    const list = platform.list;
    platform.list = async (path, params) => {
      const answer = await list(path, params);
      platform.all = people(18);
      return answer;
    };
    expect(await run().result).toMatchObject({ received: 18, written: 18, listed: 18, leftOut: 0 });
  });

  test('when the second page lacks a column that the first one has', async () => {
    platform.all = people(2500).map((row, index) => (index < 900 ? { ...row, telephone: '06' } : row));
    platform.visible = new Set(['5', '1900']);
    platform.chunkBytes = 4096;
    expect(await run().result).toEqual({
      fileName: 'export.csv',
      received: 2500,
      listed: 2,
      written: 2,
      leftOut: 2498,
      missing: 0,
    });
    expect(lines().slice(1)).toEqual(['5,Zoé,,p5@b.fr,06,,,', '1900,Zoé,,p1900@b.fr,,,,']);
  });
});

describe('rows that the list does not show', () => {
  test('are left out, by ids requested 500 at a time', async () => {
    platform.all = people(1700);
    platform.chunkBytes = 4096;
    platform.visible = new Set(platform.all.filter((_, index) => index % 3 === 0).map(({ id }) => id));
    const { result, seen } = run(null, 'excel');
    expect(await result).toMatchObject({ received: 1700, listed: 567, written: 567, leftOut: 1133 });
    expect(lines()).toHaveLength(568);
    expect(
      lines()
        .slice(0, 3)
        .map((text) => text.split(';')[0]),
    ).toEqual(['\ufeffid', '1', '4']);
    const pages = platform.calls('admin/users').filter((asked) => asked.get('perPage') === '500');
    expect(pages.map((asked) => asked.get('page'))).toEqual(['1', '2']);
    expect(seen.at(-1)).toEqual({ phase: 'filter', done: 567, total: 567 });
  });

  test('leave the escaped cells of the others unchanged', async () => {
    platform.all = [
      { id: '1', givenName: '=1' },
      { id: '2', givenName: 'b' },
    ];
    platform.visible = new Set(['1']);
    await run().result;
    expect(lines()[1]).toBe("1,'=1,,,,,,");
  });
});

describe('an incomplete or unreadable answer', () => {
  /** A platform that holds at most this many rows in a page, whatever it is asked. */
  const capAt = (max: number) => {
    const { download } = platform;
    const capped = (params: WireParams = []): WireParams => [
      ...params.filter(([name]) => name !== 'perPage'),
      ['perPage', String(max)],
    ];
    platform.download = async (path, params) => download(path, capped(params));
  };
  const answerText = (text: string) => {
    platform.download = async () => streamOf([Buffer.from(text)]);
  };

  test('is completed page by page when the platform has smaller pages than requested', async () => {
    platform.all = people(1234);
    platform.chunkBytes = 4096;
    capAt(100);
    expect(await run().result).toMatchObject({ received: 1234, written: 1234, listed: 1234, leftOut: 0, missing: 0 });
    expect(lines()).toHaveLength(1235);
  });

  test('counts the missing rows when the platform repeats its first page', async () => {
    platform.all = people(250);
    platform.chunkBytes = 4096;
    const { download } = platform;
    platform.download = async (path) => download(path, []);
    expect(await run().result).toMatchObject({ received: 100, written: 100, listed: 250, missing: 150 });
  });

  test('counts every row as missing when it has status 200 and no body', async () => {
    platform.all = people(3);
    answerText('');
    expect(await run().result).toMatchObject({ received: 0, written: 0, listed: 3, missing: 3 });
  });

  test('counts people of the list who are missing among more people than it shows', async () => {
    platform.all = people(2500).filter(({ id }) => id !== '1900');
    platform.chunkBytes = 4096;
    const { list } = platform;
    platform.list = async (path, params) => ({
      ...(await list(path, params)),
      total: 2,
      members: [{ id: 5 }, { id: 1900 }],
    });
    expect(await run().result).toMatchObject({ listed: 2, written: 1, missing: 1 });
  });

  test.each([
    ['a page of one line', '<!doctype html><title>Maintenance</title>\n'],
    ['a page of HTML', '<html>\n<body>\n<p>Maintenance, back soon</p>\n</body>\n</html>\n'],
    ['a file cut in the middle of a line', 'id,givenName,email\n1,Zoé,a@b.fr\n2,Zo'],
    ['a file cut in the middle of the last field', 'id,givenName,email\n1,Zoé,a@b.fr\n2,Zoé,c@'],
    ['a line with fewer fields than titles', 'id,givenName,email\n1,Zoé\n2,Zoé,c@b.fr\n'],
    ['a quote that nothing closes', 'id,givenName,email\n1,"Zoé,a@b.fr\n2,Zoé,c@b.fr\n'],
  ])('with status 200 and %s leaves no file', async (_, text) => {
    platform.all = people(3);
    answerText(text);
    expect(await failure(run().result)).toMatchObject({ kind: 'server', isUnreadable: true });
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['rows', (number: number) => `${number}\n`],
    ['the same row', () => '1\n'],
    ['one cell', (number: number) => (number === 1 ? '"x' : 'x')],
    ['one line', () => 'x,'],
  ])('with endless %s fails', async (_, piece) => {
    platform.all = people(3);
    const block = (start: number) => Array.from({ length: 10_000 }, (_, index) => piece(start + index)).join('');
    platform.download = async () =>
      streamOf(
        (async function* () {
          yield Buffer.from('id\n');
          for (let start = 1; ; start += 10_000) yield Buffer.from(block(start));
        })(),
      );
    expect(await failure(run().result)).toMatchObject({ kind: 'server', isUnreadable: true });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('an export that fails', () => {
  beforeEach(() => {
    platform.all = people(3000);
  });

  /** Something happens after a few pieces of the export. */
  function interrupt(happening: () => void): void {
    const download = platform.download;
    platform.download = async (path, params) => {
      const stream = await download(path, params);
      return streamOf(
        (async function* () {
          let pieces = 0;
          for await (const piece of stream) {
            if (++pieces === 4) happening();
            yield piece;
          }
        })(),
      );
    };
  }

  test('sends no request when the dialog is closed', async () => {
    savePath = null;
    expect(await failure(run().result)).toEqual({ kind: 'cancelled' });
    expect(platform.requests).toEqual([]);
  });

  test('keeps an existing file when it is cancelled half-way', async () => {
    writeFileSync(join(folder, 'export.csv'), 'before');
    const controller = new AbortController();
    interrupt(() => controller.abort());
    expect(await failure(run(null, 'plain', { signal: controller.signal }).result)).toEqual({ kind: 'cancelled' });
    expect(readdirSync(folder)).toEqual(['export.csv']);
    expect(saved()).toBe('before');
  });

  test('leaves no file when the connection breaks', async () => {
    interrupt(() => {
      throw new AppFailure({ kind: 'network', reason: 'unreachable' });
    });
    expect(await failure(run().result)).toEqual({ kind: 'network', reason: 'unreachable' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('leaves no file when the disk is full', async () => {
    files = {
      ...files,
      openWrite: (path) => {
        const output = createWriteStream(path);
        output._write = (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' }));
        output._writev = (_chunks, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' }));
        return output;
      },
    };
    expect(await failure(run().result)).toEqual({ kind: 'file', reason: 'noSpace' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('reports a folder that does not exist', async () => {
    savePath = join(folder, 'nowhere', 'export.csv');
    expect(await failure(run().result)).toEqual({ kind: 'file', reason: 'unwritable' });
  });

  test('refuses rows without an id, which cannot be told apart', async () => {
    platform.all = people(3).map((row, index) => ({ ...row, id: index === 1 ? '' : row.id }));
    expect(await failure(run().result)).toMatchObject({ kind: 'server', isUnreadable: true });
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('an IdSet holds what it was given and nothing else', () => {
  const ids = new IdSet();
  const given = [0, 1, 31, 32, 33, 32767, 32768, 1_000_000, 2 ** 31, 2 ** 40 + 5];
  expect(given.map((id) => ids.add(id))).toEqual(given.map(() => true));
  expect(given.map((id) => ids.add(id))).toEqual(given.map(() => false));
  expect(ids.size).toBe(given.length);
  expect(given.every((id) => ids.has(id))).toBe(true);
  expect([2, 30, 34, 65536, 999_999, 2 ** 31 + 1, 2 ** 40].some((id) => ids.has(id))).toBe(false);
});
