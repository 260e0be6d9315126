import { openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleSwitches } from '#shared/config.ts';
import { exportBounds } from '#shared/export-bounds.ts';
import { importBounds } from '#shared/import/limits.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';
import { patience } from '../support/e2e/window.ts';

const modules = Object.fromEntries(moduleSwitches.map((name) => [name, true]));

/** A list that announces more rows than any has. */
const LIE = 1e14;
const list = (members: readonly unknown[], total: number) =>
  JSON.stringify({ 'hydra:member': members, 'hydra:totalItems': total });

function linesOfLog({ app }: Person): string[] {
  const folder = join(app.userData, 'logs');
  return readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
}

/** Writes a file of so many line breaks. */
function lineBreaks(folder: string, count: number): string {
  const path = join(folder, 'vide.csv');
  const piece = Buffer.alloc(1 << 20, '\n');
  const file = openSync(path, 'w');
  for (let written = 0; written < count; written += piece.length) writeSync(file, piece);
  return path;
}

describe('what a hostile platform, file or page costs', () => {
  const enter = shareWindowOver({ users: 200 }, 'en', { config: { modules } });

  it('is no more than the rows that were asked for, and one line of the log for those that cannot be read', async () => {
    const { person, platform } = await enter();
    const rows = list(
      Array.from({ length: 5000 }, () => ({ name: 7 })),
      100_000,
    );
    // Home asks lists by itself.
    await platform.quiet();
    platform.faults.body(() => rows, { path: /^\/admin\/(?:users|communities)$/u });
    const told = (what: string) => linesOfLog(person).filter((line) => line.includes(what)).length;
    const before = told('cannot be read');
    const answers = await person.page.evaluate(async () => ({
      page: await window.escale.users.list({ page: 1, perPage: 50, sort: [], filters: {} }),
      found: await window.escale.search.find({ kind: 'communities', text: 'gare' }),
    }));
    expect(answers.page).toMatchObject({ ok: true, value: { rows: [], total: 100_000 } });
    expect(answers.page.ok && answers.page.value.unreadable).toHaveLength(50);
    expect(answers.found).toEqual({ ok: true, value: [] });
    await expect.poll(() => told('found records cannot be read')).toBe(1);
    expect(told('cannot be read') - before).toBe(2);
  });

  it('is one page of a list that announces more rows than any has, where every row is needed', async () => {
    const { person, platform } = await enter();
    platform.faults.body(() => list([], LIE), { path: '/admin/communities/1/members' });
    const answer = await person.page.evaluate(() =>
      window.escale.campaigns.memberRecipients({
        communityId: 1,
        recipients: {
          kind: 'query',
          query: { page: 1, perPage: 25, sort: [], filters: { community: 1 } },
          except: [],
        },
      }),
    );
    expect(answer).toMatchObject({ ok: false, error: { kind: 'conflict', reason: 'listTooLong', count: LIE } });
  });

  it('is an export that asks for no more than its bounds, ends, and says how much is missing', async () => {
    const { person, platform } = await enter();
    // What the home page itself asks for is over.
    await platform.quiet();
    platform.faults.body(() => list([{ id: 1 }], LIE), { path: '/admin/users' });
    platform.requests.length = 0;
    const answer = await person.page.evaluate(() => window.escale.users.export({ query: null, format: 'plain' }));
    const asked = platform.requests
      .map(({ request }) => new URL(request.url, 'http://platform').searchParams)
      .map((params) => Number(params.get('perPage')));
    expect(Math.max(...asked)).toBe(exportBounds.lines + 1);
    const received = answer.ok ? answer.value.received : 0;
    expect(received).toBeGreaterThan(100);
    expect(answer).toMatchObject({ ok: true, value: { listed: LIE, missing: LIE - received } });
  });

  it(
    'is a file to import that is refused in words',
    async () => {
      const { person } = await enter();
      const { page, app } = person;
      const file = lineBreaks(app.downloads, 10 * importBounds.emptyLines);
      await page.goto(new URL('/users/import', page.url()).href);
      await app.chooseFile(() => person.button('import:file.choose').click(), file);
      await page.getByText(person.text('errors:file.tooManyEmptyLines.title')).first().waitFor();
    },
    3 * patience,
  );

  it('is no setting beyond what settings may hold, and no more writes than a person makes', async () => {
    const { person } = await enter();
    const answers = await person.page.evaluate(async () => {
      const { app } = window.escale;
      // What a page that was taken over sends is of no type.
      const send = (patch: unknown) => app.setPreferences(patch as Parameters<typeof app.setPreferences>[0]);
      const view = { viewColumns: {}, views: [] };
      const refused = [
        await send({ openMenuGroups: Array.from({ length: 200_000 }, (_, index) => `g${index}`) }),
        await send({ openMenuGroups: ['settings', 'settings', 'settings', 'settings'] }),
        await send({ lists: { ['x'.repeat(100_000)]: view } }),
        await send({ lists: Object.fromEntries(Array.from({ length: 5000 }, (_, id) => [`users:${id}`, view])) }),
        await send({ lists: { 'users:1': { ...view, viewColumns: { ['x'.repeat(1000)]: [] } } } }),
      ];
      const written = await Promise.all(Array.from({ length: 500 }, () => send({ openMenuGroups: ['settings'] })));
      return { refused: refused.map(({ ok }) => ok), written: written.filter(({ ok }) => ok).length };
    });
    expect(answers.refused).toEqual([false, false, false, false, false]);
    expect(answers.written).toBeLessThan(100);
    const stored = JSON.parse(readFileSync(join(person.app.userData, 'escale.json'), 'utf8'));
    expect(JSON.stringify(stored.preferences).length).toBeLessThan(10_000);
  });

  // Last: the lines that it spends come back with the next minute.
  it('is a bounded number of lines of the log per minute, which says how many it left out', async () => {
    const { person } = await enter();
    const flood = () =>
      person.page.evaluate(async () => {
        const { files } = window.escale;
        // Malformed: each is a line of the log.
        const wrong = { selectionId: 7 } as unknown as Parameters<typeof files.release>[0];
        await Promise.all(Array.from({ length: 900 }, () => files.release(wrong)));
      });
    const told = () => linesOfLog(person).filter((line) => line.includes('malformed request')).length;
    for (let turn = 0; turn < 20; turn += 1) await flood();
    await expect.poll(told).toBeGreaterThan(100);
    expect(told()).toBeLessThanOrEqual(600);
    await person.app.sleep(61_000);
    await person.page.evaluate(() => window.escale.app.report({ message: 'the next minute' }));
    await expect.poll(() => linesOfLog(person).some((line) => line.includes('left lines out'))).toBe(true);
  });
});
