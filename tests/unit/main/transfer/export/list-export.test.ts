import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { type ListCount, listExportHandlers, listLines, type PageSource } from '#main/transfer/export/list-export.ts';
import { AppFailure } from '#shared/failure.ts';
import { contract } from '#shared/ipc/contract.ts';
import type { ListExportRequest } from '#shared/ipc/lists.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { FakeClock, silent } from '#tests/support/fakes.ts';
import { nodeFiles } from '#tests/support/node-files.ts';

const query: ListExportRequest['query'] = {
  page: 3,
  perPage: 25,
  sort: [{ field: 'name', direction: 'asc' }],
  filters: {},
};
const columns = [
  { title: 'Nom', field: 'name' },
  { title: 'Membres', field: 'nbMembers' },
];

interface Row {
  id: number;
  [field: string]: unknown;
}
const rows = (count: number, from = 1): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `Nom ${from + index}`, nbMembers: index }));

/** Pages over some rows, as a list gives them. */
function pages(all: readonly Row[], unreadable = 0) {
  const asked: { page: number; perPage: number }[] = [];
  const source: PageSource = async ({ page, perPage }) => {
    asked.push({ page, perPage });
    return {
      rows: all.slice((page - 1) * perPage, page * perPage),
      unreadable: page === 1 ? Array.from({ length: unreadable }, (_, position) => ({ position, id: null })) : [],
      total: all.length + unreadable,
    };
  };
  return { source, asked };
}

async function write(source: PageSource, request: Partial<ListExportRequest> = {}) {
  const count: ListCount = { written: 0, leftOut: 0, missing: 0 };
  const progress: [number, number][] = [];
  let text = '';
  for await (const part of listLines(source, { query, columns, format: 'plain', ...request }, count, (...step) => {
    progress.push(step);
  })) {
    text += part;
  }
  return { text, lines: text.split('\r\n').slice(0, -1), count, progress };
}

describe('the lines of a list', () => {
  it('come from all pages, 200 rows per call, whatever page is on screen', async () => {
    const { source, asked } = pages(rows(450));
    const { lines, count, progress } = await write(source);
    expect(asked).toEqual([
      { page: 1, perPage: 200 },
      { page: 2, perPage: 200 },
      { page: 3, perPage: 200 },
    ]);
    expect(lines).toHaveLength(451);
    expect([lines[0], lines[1], lines.at(-1)]).toEqual(['Nom,Membres', 'Nom 1,0', 'Nom 450,449']);
    expect(count).toEqual({ written: 450, leftOut: 0, missing: 0 });
    expect(progress).toEqual([
      [200, 450],
      [400, 450],
      [450, 450],
    ]);
  });

  it('of an empty list are only its titles', async () => {
    const { lines, count } = await write(pages([]).source);
    expect(lines).toEqual(['Nom,Membres']);
    expect(count.written).toBe(0);
  });

  it('have semicolons and a byte order mark for Excel, and neither otherwise', async () => {
    const { source } = pages(rows(1));
    expect((await write(source, { format: 'excel' })).text).toBe('\ufeffNom;Membres\r\nNom 1;0\r\n');
    expect((await write(source, { format: 'plain' })).text).toBe('Nom,Membres\r\nNom 1,0\r\n');
  });

  it('hold raw values, also those of a nested object', async () => {
    const row = {
      id: 1,
      yes: true,
      none: null,
      date: '2026-03-02T10:00:00+01:00',
      address: { town: 'Nancy; "Est"' },
      list: [1, 2],
    };
    const fields = ['yes', 'none', 'missing', 'date', 'address.town', 'address.street', 'yes.town', 'list'];
    const titled = fields.map((field) => ({ title: field, field }));
    const { lines } = await write(pages([row]).source, { columns: titled, format: 'plain' });
    expect(lines[1]).toBe('true,,,2026-03-02T10:00:00+01:00,"Nancy; ""Est""",,,"[1,2]"');
  });

  it('hold numbers, dates and booleans as the program of the format reads them, and texts as texts', async () => {
    const row = {
      id: 1,
      longitude: -1.007518,
      latitude: 48.5,
      isFree: true,
      isSecured: false,
      birth: '1982-02-03',
      start: '2026-03-02T09:30:00',
      created: new Date(2026, 10, 23, 23, 54, 12).toISOString(),
      zero: '-0001-11-30T00:00:00+00:00',
      telephone: '+33612345678',
      name: '-1.5',
    };
    const titled = Object.keys(row).map((field) => ({ title: field, field }));
    const excel = (await write(pages([row]).source, { columns: titled, format: 'excel' })).lines[1];
    expect(excel).toBe(
      "1;-1,007518;48,5;VRAI;FAUX;03/02/1982;02/03/2026 09:30;23/11/2026 23:54;'-0001-11-30T00:00:00+00:00;'+33612345678;'-1.5",
    );
    const plain = (await write(pages([row]).source, { columns: titled, format: 'plain' })).lines[1];
    expect(plain).toBe(
      `1,-1.007518,48.5,true,false,1982-02-03,2026-03-02T09:30:00,${row.created},'-0001-11-30T00:00:00+00:00,'+33612345678,'-1.5`,
    );
  });

  it('hold no formula, not even in titles', async () => {
    const values = ['=1+1', '+33 6', '-2', '@x', '\tx', 'plain'];
    const all = values.map((name, index) => ({ id: index, name }));
    const { lines } = await write(pages(all).source, { columns: [{ title: '=Titre', field: 'name' }] });
    expect(lines).toEqual(["'=Titre", "'=1+1", "'+33 6", "'-2", "'@x", "'\tx", 'plain']);
  });

  it('never read an inherited property of the row', async () => {
    const { lines } = await write(pages([{ id: 1, name: 'x' }]).source, {
      columns: [
        { title: 'a', field: 'constructor' },
        { title: 'b', field: 'name.length' },
      ],
    });
    expect(lines[1]).toBe(',');
  });

  it('contain a row once when it came on two pages, and count unreadable rows', async () => {
    const shifted: PageSource = async ({ page }) => ({
      rows: page === 1 ? rows(199) : rows(3, 199),
      unreadable: page === 1 ? [{ position: 0, id: null }] : [],
      total: 202,
    });
    const { lines, count } = await write(shifted);
    expect(count).toEqual({ written: 201, leftOut: 1, missing: 0 });
    expect(new Set(lines).size).toBe(202);
  });

  it('end with a list that ends early, and count the missing rows', async () => {
    const lying: PageSource = async ({ page }) => ({ rows: page === 1 ? rows(5) : [], unreadable: [], total: 100_000 });
    expect((await write(lying)).count).toEqual({ written: 5, leftOut: 0, missing: 99_995 });
  });

  it('are complete when the platform has smaller pages than requested', async () => {
    const { source } = pages(rows(450));
    const { lines, count } = await write((asked) => source({ ...asked, perPage: 100 }));
    expect(lines).toHaveLength(451);
    expect(count).toEqual({ written: 450, leftOut: 0, missing: 0 });
  });

  it('end when the platform repeats its first page', async () => {
    const { source, asked } = pages(rows(450));
    const { count } = await write((query) => source({ ...query, page: 1 }));
    expect(count).toEqual({ written: 200, leftOut: 0, missing: 250 });
    expect(asked).toHaveLength(2);
  });

  it('fail when the list is endless', async () => {
    const endless: PageSource = async ({ page, perPage }) => ({
      rows: rows(perPage, 1 + page * perPage),
      unreadable: [],
      total: (page + 2) * perPage,
    });
    await expect(write(endless)).rejects.toMatchObject({ error: { kind: 'server', isUnreadable: true } });
  });
});

describe('the file', () => {
  function set(answer: (params: ReadonlyMap<string, string>) => { members: unknown[]; total: number }) {
    const folder = mkdtempSync(join(tmpdir(), 'escale-list-export-'));
    const target = join(folder, 'liste.csv');
    const asked: { path: string; params: ReadonlyMap<string, string> }[] = [];
    const proposed: string[] = [];
    const handlers = listExportHandlers({
      // The one call that it makes of the client.
      client: {
        list: async (path: string, params: readonly (readonly [string, string])[]) => {
          const map = new Map(params);
          asked.push({ path, params: map });
          return answer(map);
        },
      } as unknown as Parameters<typeof listExportHandlers>[0]['client'],
      clock: new FakeClock(),
      dialogs: {
        chooseSavePath: async (name) => {
          proposed.push(name);
          return target;
        },
      },
      files: nodeFiles(folder),
      log: silent,
    });
    const steps: Progress[] = [];
    const controller = new AbortController();
    const { signal } = controller;
    const context: CallContext = { signal, progress: (step) => steps.push(step), commit: () => {} };
    return { handlers, context, controller, folder, target, asked, proposed, steps };
  }
  const request: ListExportRequest = { resource: 'communities', query, columns, format: 'excel' };

  it('is named by date and list, and holds the rows of the platform in a stable order', async () => {
    const { handlers, context, target, asked, proposed, steps } = set(() => ({
      members: [
        { id: 1, name: 'Covoitureurs', nbMembers: 12 },
        { id: 2, nbMembers: 3 },
      ],
      total: 2,
    }));
    expect(await handlers['lists.export'](request, context)).toEqual({
      fileName: 'liste.csv',
      written: 1,
      leftOut: 1,
      missing: 0,
    });
    expect(proposed).toEqual(['2026-03-02_communities_export.csv']);
    expect(readFileSync(target, 'utf8')).toBe('\ufeffNom;Membres\r\nCovoitureurs;12\r\n');
    expect(asked[0]?.path).toBe('admin/communities');
    expect([...(asked[0]?.params ?? [])]).toEqual([
      ['page', '1'],
      ['perPage', '200'],
      ['order[name]', 'asc'],
      ['order[id]', 'asc'],
    ]);
    expect(steps).toEqual([{ phase: 'download', done: 2, total: 2 }]);
  });

  it('is not written when a page fails', async () => {
    const { handlers, context, folder } = set((params) => {
      if (params.get('page') !== '1') throw new AppFailure({ kind: 'network', reason: 'unreachable' });
      return { members: Array.from({ length: 200 }, (_, id) => ({ id, name: 'x' })), total: 300 };
    });
    await expect(handlers['lists.export'](request, context)).rejects.toMatchObject({ error: { kind: 'network' } });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not written when the person cancels', async () => {
    const { handlers, context, controller, folder } = set(() => {
      controller.abort();
      return { members: [{ id: 1, name: 'x' }], total: 900 };
    });
    await expect(handlers['lists.export'](request, context)).rejects.toMatchObject({ error: { kind: 'cancelled' } });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the request of the page', () => {
  const { request: schema } = contract['lists.export'];
  const asked = { resource: 'users', query: { page: 1, perPage: 25, sort: [], filters: {} }, columns, format: 'plain' };

  it('must name a known list, with filters and sorts of that list', () => {
    expect(schema.safeParse(asked).success).toBe(true);
    expect(schema.safeParse({ ...asked, query: { ...asked.query, filters: { gender: [1] } } }).success).toBe(true);
    for (const wrong of [
      { resource: 'passwords' },
      { query: { ...asked.query, filters: { isHitchHiker: false } } },
      { resource: 'communities', query: { ...asked.query, filters: { gender: [1] } } },
      { query: { ...asked.query, sort: [{ field: 'password', direction: 'asc' }] } },
      { columns: [] },
      { columns: [{ title: 'x', field: '__proto__' }] },
      { columns: [{ title: 'x', field: 'a.b.c' }] },
      { format: 'xlsx' },
    ]) {
      expect(schema.safeParse({ ...asked, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
    }
  });
});
