import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportShapes } from '#main/transfer/export/columns.ts';
import { exportHandlers } from '#main/transfer/export/handlers.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { nodeFiles } from '#tests/support/node-files.ts';
import { type Connected, connect, departures } from './support/connected.ts';
import { readDocument } from './support/documents.ts';

let house: Connected;
let folder = '';
beforeEach(async () => {
  house = await connect('administrator', 300);
  house.server.requests.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'escale-export-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await house.server.close();
});

async function save(request: Omit<RequestOf<'users.export'>, 'format'>) {
  const handlers = exportHandlers({
    client: house.client,
    clock: house.clock,
    dialogs: { chooseSavePath: async () => join(folder, 'export.csv') },
    files: nodeFiles(folder),
  });
  const result = await handlers['users.export']({ ...request, format: 'plain' }, house.call);
  expect(departures(house)).toEqual([]);
  const [, ...lines] = readFileSync(join(folder, 'export.csv'), 'utf8').trimEnd().split('\r\n');
  return { result, ids: new Set(lines.map((line) => Number(line.split(',')[0]))) };
}

const listed = async (filters: Parameters<Connected['handlers']['users.list']>[0]['filters']) => {
  const query = { page: 1, perPage: 1000, sort: [], filters };
  const { rows } = await house.handlers['users.list'](query, house.call);
  house.server.requests.length = 0;
  return { query, ids: new Set(rows.map(({ id }) => id)) };
};

it.each(['standard', 'extended'] as const)(
  'the %s export of everybody contains the people of the list',
  async (kind) => {
    const { ids } = await listed({});
    const saved = await save({ query: null, kind });
    expect(saved.ids).toEqual(ids);
    expect(saved.result.listed).toBe(ids.size);
  },
);

it.each(['standard', 'extended'] as const)(
  'the %s export with filters contains the people of the filtered list',
  async (kind) => {
    const { query, ids } = await listed({ acceptsNews: true, isHitchhiker: true, homeAddressTerritory: [6] });
    expect(ids.size).toBeGreaterThan(0);
    expect((await save({ query, kind })).ids).toEqual(ids);
  },
);

it.each(['standard', 'extended'] as const)(
  'the %s export of a selection contains the selected people',
  async (kind) => {
    expect((await save({ query: null, kind, selection: [8, 12, 60] })).ids).toEqual(new Set([8, 12, 60]));
  },
);

it('the extended export without its unsupported filters contains the wider list', async () => {
  const { query } = await listed({ acceptsNews: true, isHitchhiker: true });
  const { ids } = await listed({ isHitchhiker: true });
  expect((await save({ query, kind: 'extended', unsupported: 'widen' })).ids).toEqual(ids);
});

describe('exports of the hitchhikers', () => {
  it.each(['standard', 'extended'] as const)('the %s export contains hitchhikers only', async (kind) => {
    const everybody = await listed({ isHitchhiker: true });
    const whole = await save({ query: null, list: 'hitchhikers', kind });
    expect(whole.ids).toEqual(everybody.ids);
    // The file itself was asked of the hitchhikers: nothing had to be taken out of it.
    expect(whole.result.leftOut).toBe(0);
    const { query } = await listed({ homeAddressTerritory: [6] });
    const { ids } = await listed({ homeAddressTerritory: [6], isHitchhiker: true });
    expect((await save({ query, list: 'hitchhikers', kind })).ids).toEqual(ids);
  });

  it('a query with exceptions contains hitchhikers only', async () => {
    const { query, ids } = await listed({ isHitchhiker: true });
    const [first = 0] = ids;
    const asked = { query: { ...query, filters: {} }, list: 'hitchhikers', limit: 1000, except: [first] } as const;
    const found = await house.handlers['users.ids']({ ...asked, except: [first] }, house.call);
    expect(new Set(found.ids)).toEqual(new Set([...ids].filter((id) => id !== first)));
    expect(departures(house)).toEqual([]);
  });
});

it('the columns are those that the contract lists', () => {
  const { routes } = readDocument('a', new URL('../../docs/platform/a-auth-users.yaml', import.meta.url));
  const route = routes.find(({ operation }) => operation.operationId === 'exportUsers');
  // Extensions of the document, which its types do not name.
  const operation = route?.operation as unknown as Record<string, string[]>;
  expect(exportShapes.standard.columns).toEqual(operation['x-csv-columns-standard']);
  expect(exportShapes.extended.columns).toEqual(operation['x-csv-columns-extended']);
});
