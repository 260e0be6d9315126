import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallContext, Handler } from '#main/ipc/handler.ts';
import { exportHandlers } from '#main/transfer/export/handlers.ts';
import { AppFailure } from '#shared/failure.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { nodeFiles } from '#tests/support/node-files.ts';

type Request = Parameters<Handler<'users.export'>>[0];
type Query = NonNullable<Request['query']>;

interface Person {
  id: number;
  /** One line of the extended export each. */
  proofs: string[];
  gender: number;
  town?: string;
}

/**
 * A platform with a list that narrows and an export that does not, cut as the contract says
 * (docs/platform/a-auth-users.md §7).
 */
class FakePlatform {
  all: Person[] = [];
  visible: ReadonlySet<number> | null = null;
  readonly asked: { path: string; params: URLSearchParams; length: number }[] = [];

  list = async (path: string, params: WireParams = []) => {
    const asked = this.#ask(path, params);
    const rows = this.#matching(asked).filter(({ id }) => this.visible?.has(id) ?? true);
    const [page, perPage] = [Number(asked.get('page')), Number(asked.get('perPage'))];
    return { members: rows.slice((page - 1) * perPage, page * perPage).map(({ id }) => ({ id })), total: rows.length };
  };

  download = async (path: string, params: WireParams = []) => {
    const asked = this.#ask(path, params);
    const isExtended = asked.get('exportType') === '1';
    const people = isExtended ? this.#selected(asked, this.all) : this.#matching(asked);
    const hasTown = people.some(({ town }) => town !== undefined);
    const lines = isExtended
      ? people.flatMap(({ id, proofs, town }) =>
          proofs.map((proof) => [id, ...(hasTown ? [town ?? ''] : []), proof].join(',')),
        )
      : people.map(({ id }) => String(id));
    const titles = isExtended ? ['userId', ...(hasTown ? ['Commune de résidence'] : []), 'Statut identité'] : ['id'];
    return new Response(`${[titles.join(','), ...lines].join('\n')}\n`).body ?? new ReadableStream<Uint8Array>();
  };

  exports() {
    return this.asked
      .filter(({ path }) => path === 'admin/users/export')
      .map(({ params }) => Object.fromEntries(params));
  }

  #ask(path: string, params: WireParams) {
    const asked = new URLSearchParams(params.map(([name, value]) => [name, value]));
    this.asked.push({ path, params: asked, length: `${path}?${asked}`.length });
    return asked;
  }

  #selected(asked: URLSearchParams, people: Person[]): Person[] {
    const ids = asked.get('selected')?.split(',').map(Number);
    return people.filter(({ id }) => ids === undefined || ids.includes(id));
  }

  #matching(asked: URLSearchParams): Person[] {
    const genders = asked.getAll('gender[]').map(Number);
    const people = this.all.filter(({ gender }) => genders.length === 0 || genders.includes(gender));
    return this.#selected(asked, people);
  }
}

const people = (count: number, from = 1): Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, proofs: ['Aucune'], gender: 1 + (index % 2) }));

let folder = '';
let platform = new FakePlatform();
let seen: Progress[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-export-'));
  platform = new FakePlatform();
  seen = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(request: Partial<Request>) {
  const { signal } = new AbortController();
  const context: CallContext = { signal, progress: (update) => seen.push(update), commit: () => {} };
  const handlers = exportHandlers({
    client: platform,
    clock: { now: () => 0 },
    dialogs: { chooseSavePath: async () => join(folder, 'export.csv') },
    files: nodeFiles(folder),
  });
  return Promise.resolve(
    handlers['users.export']({ query: null, format: 'plain', kind: 'extended', ...request }, context),
  );
}

/** Lines of the file as objects of what is not empty. */
function saved(): Record<string, string>[] {
  const [titles = '', ...lines] = readFileSync(join(folder, 'export.csv'), 'utf8').trimEnd().split('\r\n');
  const names = titles.split(',');
  return lines.map((line) => {
    const entries = line.split(',').map((cell, index) => [names[index] ?? '?', cell] as const);
    return Object.fromEntries(entries.filter(([, cell]) => cell !== ''));
  });
}
const query = (filters: Query['filters']): Query => ({ page: 1, perPage: 25, sort: [], filters });

describe('the extended export', () => {
  test('is complete, with a line for each proof and every column title of the contract', async () => {
    platform.all = [{ id: 1, proofs: ['Refusée', 'Acceptée'], gender: 1 }, ...people(2, 2)];
    expect(await run({})).toEqual({
      fileName: 'export.csv',
      received: 4,
      written: 4,
      listed: 3,
      leftOut: 0,
      missing: 0,
    });
    expect(platform.exports()).toEqual([{ exportType: '1' }]);
    expect(saved().map((row) => [row.userId, row['Statut identité']])).toEqual([
      ['1', 'Refusée'],
      ['1', 'Acceptée'],
      ['2', 'Aucune'],
      ['3', 'Aucune'],
    ]);
    const [titles] = readFileSync(join(folder, 'export.csv'), 'utf8').split('\r\n');
    expect(titles?.split(',')).toHaveLength(52);
    expect(titles).toContain("Date d'inscription");
  });

  test('keeps all the lines of the people whom the list shows', async () => {
    platform.all = [{ id: 1, proofs: ['Refusée', 'Acceptée'], gender: 1 }, ...people(8, 2)];
    platform.visible = new Set([1, 5]);
    expect(await run({})).toMatchObject({ received: 10, written: 3, listed: 2, leftOut: 7, missing: 0 });
    expect(saved().map(({ userId }) => userId)).toEqual(['1', '1', '5']);
  });

  test('sends the filters that it supports, never as false', async () => {
    platform.all = people(2);
    await run({ query: query({ community: 4, isHitchhiker: true, homeAddressTerritory: [6, 7] }) });
    const [asked] = platform.asked.filter(({ path }) => path === 'admin/users/export');
    expect([...(asked?.params ?? [])]).toEqual([
      ['community', '4'],
      ['homeAddressTerritory[]', '6'],
      ['homeAddressTerritory[]', '7'],
      ['isHitchHiker', 'true'],
      ['exportType', '1'],
    ]);
  });

  test('lists the ids of the people when it does not support a filter', async () => {
    platform.all = people(10);
    expect(await run({ query: query({ gender: [2], community: 4 }) })).toMatchObject({
      written: 5,
      listed: 5,
      leftOut: 0,
      missing: 0,
    });
    expect(platform.exports()).toEqual([{ selected: '2,4,6,8,10', exportType: '1' }]);
    expect(seen.map(({ phase }) => phase)).toContain('resolve');
    expect(saved().map(({ userId }) => userId)).toEqual(['2', '4', '6', '8', '10']);
  });

  test('exports nobody when a filter that it does not support finds nobody', async () => {
    platform.all = people(10);
    expect(await run({ query: query({ gender: [3] }) })).toMatchObject({ received: 0, written: 0, listed: 0 });
    expect(platform.exports()).toEqual([]);
    expect(saved()).toEqual([]);
  });

  test('refuses to list more than 2,000 ids, and leaves no file', async () => {
    platform.all = people(4002);
    const thrown: unknown = await run({ query: query({ gender: [2] }) }).catch((error: unknown) => error);
    expect(thrown instanceof AppFailure && thrown.error).toEqual({ kind: 'conflict', reason: 'tooMany' });
    expect(readdirSync(folder)).toEqual([]);
    platform.all = people(4000);
    expect(await run({ query: query({ gender: [2] }) })).toMatchObject({ written: 2000 });
  });

  test('exports without the unsupported filters when the person agrees, and keeps the people of the list', async () => {
    platform.all = people(10);
    platform.visible = new Set([1, 2, 3]);
    const given = { query: query({ gender: [2], isHitchhiker: true }), unsupported: 'widen' } as const;
    expect(await run(given)).toMatchObject({ received: 10, written: 3, listed: 3 });
    expect(platform.exports()).toEqual([{ isHitchHiker: 'true', exportType: '1' }]);
  });
});

describe('a selection', () => {
  test.each(['standard', 'extended'] as const)('is exported by its ids and nothing else (%s)', async (kind) => {
    platform.all = people(10);
    const given = { kind, selection: [9, 3, 3], query: query({ gender: [2] }) };
    expect(await run(given)).toMatchObject({ received: 2, written: 2, listed: 2, leftOut: 0, missing: 0 });
    for (const asked of platform.exports()) {
      expect(asked.selected).toBe('9,3');
      expect(asked).not.toHaveProperty('gender[]');
    }
  });

  test('leaves out people whom the list does not show', async () => {
    platform.all = people(10);
    platform.visible = new Set([3]);
    expect(await run({ selection: [3, 9] })).toMatchObject({
      received: 2,
      written: 1,
      listed: 1,
      leftOut: 1,
      missing: 0,
    });
    expect(saved().map(({ userId }) => userId)).toEqual(['3']);
  });

  test.each(['standard', 'extended'] as const)(
    'that is too long for one URL is exported in several parts (%s)',
    async (kind) => {
      platform.all = people(2500, 1_000_000);
      const selection = platform.all.map(({ id }) => id);
      expect(await run({ kind, selection })).toMatchObject({
        received: 2500,
        written: 2500,
        listed: 2500,
        leftOut: 0,
        missing: 0,
      });
      const calls = platform.asked.filter(({ params }) => params.has('selected'));
      expect(new Set(calls.map(({ params }) => params.get('selected'))).size).toBeGreaterThan(3);
      for (const { length } of calls) expect(length).toBeLessThanOrEqual(7000);
      const written = saved().map((row) => Number(row[kind === 'standard' ? 'id' : 'userId']));
      expect(written).toEqual(selection);
    },
  );

  test('joins its parts by column title, also when one part lacks a column', async () => {
    platform.all = people(1500, 1_000_000).map((person, index) =>
      index < 1000 ? person : { ...person, town: 'Toul' },
    );
    await run({ selection: platform.all.map(({ id }) => id) });
    const rows = saved();
    expect(rows).toHaveLength(1500);
    expect(rows.filter((row) => row['Commune de résidence'] === 'Toul')).toHaveLength(500);
    expect(rows.every((row) => row['Statut identité'] === 'Aucune')).toBe(true);
  });
});
