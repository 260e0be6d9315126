import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { refusalOf } from '#shared/import/refusals.ts';
import { call, failure, openImportHarness } from '#tests/support/import-harness.ts';
import { line } from '#tests/support/imports.ts';

/** The reports of imports that are over. */

const harness = openImportHarness();
const titles: [string, string, string] = ['Ligne', 'Donnée', 'Erreur'];
const repairs = [{ column: 'gender', value: 'fille', to: 'femme' }];
const people = [
  line({ email: 'a@b.fr', gender: 'fille' }),
  line({ email: 'c@d.fr', communityId: '9' }),
  line({ email: 'non', gender: 'fille' }),
  line({ email: 'e@f.fr' }),
].join('\n');

/** Sends the file: one added, one refused, one left out, one known. */
async function send() {
  const { checkId, path } = await harness.check(people, 'users', { repairs });
  harness.answer = () => ({
    errors: [],
    messages: ['a@b.fr added', '9 community is unknown', 'e@f.fr already exists'],
  });
  await harness.handlers['import.send']({ checkId, leavesOutErrors: true }, call());
  harness.handlers = harness.build();
  return path;
}
const history = () => harness.handlers['import.history']({ type: 'users' }, call());
const linesOf = async (wanted: object = {}) => {
  const [{ id } = { id: '' }] = await history();
  return harness.handlers['import.pastLines']({ type: 'users', id, offset: 0, limit: 500, ...wanted }, call());
};
const onDisk = () => [...harness.journalFolder.files.values()].map(({ bytes }) => Buffer.from(bytes).toString()).join();

test('an import that is over is listed with what became of its lines, and none of it resumes', async () => {
  await send();
  expect(await history()).toEqual([
    {
      id: expect.any(String),
      fileName: 'personnes.csv',
      startedAt: expect.any(String),
      endedAt: expect.any(String),
      isGivenUp: false,
      counts: { added: 1, existing: 1, updated: 0, refused: 1, uncertain: 0, leftOut: 1 },
      notSent: 0,
    },
  ]);
  expect(harness.unfinished()).toEqual([]);
  expect(await harness.handlers['import.unfinished']({ type: 'users' }, call())).toEqual([]);
  expect(await harness.handlers['import.history']({ type: 'relaypoints' }, call())).toEqual([]);
});

test('its lines are told by number, outcome and reason, one outcome at a time where wanted', async () => {
  await send();
  const all = [
    { line: 1, outcome: 'added', column: null, reason: null },
    { line: 2, outcome: 'refused', column: 'communityId', reason: 'unknownCommunity' },
    { line: 3, outcome: 'leftOut', column: 'email', reason: 'email' },
    { line: 4, outcome: 'existing', column: null, reason: null },
  ];
  expect(await linesOf()).toEqual({ total: 4, lines: all });
  expect(await linesOf({ offset: 1, limit: 2 })).toEqual({ total: 4, lines: all.slice(1, 3) });
  expect(await linesOf({ outcome: 'refused' })).toEqual({ total: 1, lines: [all[1]] });
});

test('nothing of what the lines say is kept, nor any correction, nor where the file lies', async () => {
  await send();
  const kept = onDisk();
  for (const said of ['a@b.fr', 'c@d.fr', 'non', 'Camille', 'fille', 'femme', harness.folder])
    expect(kept).not.toContain(said);
  const [{ id } = { id: '' }] = await history();
  const journal = JSON.parse(kept);
  harness.handlers = harness.build();
  expect([journal.choices.length > 0, id.length > 0]).toEqual([true, true]);
});

test('its lines to correct are saved again while its file lies unchanged', async () => {
  const path = await send();
  const [{ id } = { id: '' }] = await history();
  harness.savePath = join(harness.folder, 'encore.csv');
  const texts = [
    { reason: 'unknownCommunity', column: 'communityId', field: 'Communauté', error: 'Inconnue' },
    { reason: 'email', column: 'email', field: 'E-mail', error: 'Mal écrit' },
  ] as const;
  const save = () => harness.handlers['import.savePast']({ type: 'users', id, titles, texts: [...texts] }, call());
  expect(await save()).toEqual({ fileName: 'encore.csv' });
  const [, ...saved] = readFileSync(harness.savePath, 'utf8').trimEnd().split('\r\n');
  expect(saved).toEqual([
    `${line({ email: 'c@d.fr', communityId: '9' })};2;Communauté;Inconnue`,
    `${line({ email: 'non', gender: 'fille' })};3;E-mail;Mal écrit`,
  ]);
  utimesSync(path, 1, 1);
  expect(await failure(save())).toEqual({ kind: 'file', reason: 'changed' });
  harness.key = null;
  expect(await failure(save())).toEqual({ kind: 'file', reason: 'unreadable' });
});

test('it is kept for as long as the site says, and by the start after that removed', async () => {
  await send();
  const day = 24 * 3600 * 1000;
  harness.clock.sleep(30 * day - 1);
  expect(await history()).toHaveLength(1);
  harness.clock.sleep(1);
  expect(await history()).toEqual([]);
  harness.historyDays = 0;
  harness.handlers = harness.build();
  harness.journalFolder.files.clear();
  await send();
  expect(harness.journalFolder.files.size).toBe(0);
});

test('an import that is given up tells how many lines were never sent', async () => {
  const { checkId } = await harness.check([1, 2, 3].map((at) => line({ email: `p${at}@b.fr` })).join('\n'));
  harness.answer = () => {
    throw new AppFailure({ kind: 'network', reason: 'timeout' });
  };
  await harness.handlers['import.send']({ checkId }, call());
  const [{ id } = { id: '' }] = await harness.handlers['import.unfinished']({ type: 'users' }, call());
  await harness.handlers['import.discard']({ type: 'users', id }, call());
  expect(await history()).toMatchObject([{ isGivenUp: true, counts: { uncertain: 3 }, notSent: 0 }]);
  expect(
    await failure(harness.handlers['import.pastLines']({ type: 'users', id: 'x', offset: 0, limit: 1 }, call())),
  ).toEqual({ kind: 'notFound' });
});

test.each([
  ['9 community is unknown', 'unknownCommunity', 'communityId'],
  ['RelayPointType unknown for Gare (1;2) Type : 9', 'unknownType', 'relayPointTypeId'],
  ['bad is not a valid email for line ["bad"]', 'email', 'email'],
  [' cannot be empty for line ["",""]', 'empty', null],
  ['9 is not a valid gender. Must be [0,1,2,3] for line ["9"]', 'gender', 'gender'],
  ['x is not a valid date. Format must be YYYY-MM-DD for line ["x"]', 'date', 'birthDate'],
  ['x is not a number for line ["x"]', 'number', null],
  ['x can only be empty or a float number for line ["x"]', 'number', null],
  ['95 is not a valid Latitude for line ["95"]', 'latitude', 'latitude'],
  ['2 can only be empty or a numeric boolean value (0 or 1) for line ["2"]', 'boolean', null],
  ['d can only be empty or a string value of a 255 length maximum for line ["d"]', 'tooLong', null],
  ['Incorrect number of column line 1 (15 expected)', 'columnCount', null],
  ['Incorrect MIME type', 'file', null],
  ['', 'unsaid', null],
  ['SQLSTATE[08006] ada@b.fr', 'other', null],
])('%s is refused for %s', (message, reason, column) => {
  expect(refusalOf(message)).toEqual({ reason, column });
});
