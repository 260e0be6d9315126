import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import { call, failure, hereRunner, openImportHarness } from '#tests/support/import-harness.ts';
import { line } from '#tests/support/imports.ts';

const harness = openImportHarness();
const emails = ['new@b.fr', 'one@b.fr', 'two@b.fr', 'three@b.fr'];
const file = emails.map((email) => line({ email, communityId: '99' })).join('\n');
const given = { communityId: '12' };

/** Who was to become a member, in order. */
let asked: { communityId: number; userId: number }[];

beforeEach(() => {
  harness.handlers = harness.build(hereRunner);
  asked = [];
  harness.found = { 'one@b.fr': { id: 1 }, 'two@b.fr': { id: 2 }, 'three@b.fr': { id: 3 } };
  harness.answer = () => ({
    errors: [],
    messages: emails.map((email, at) => `${email} ${at ? 'already exists' : 'added'}`),
  });
  harness.addMember = (membership) => {
    asked.push(membership);
    return 'added';
  };
});

const lost = (readBack: 'notDone' | 'unseen') =>
  new AppFailure({ kind: 'server', isUnreadable: false, status: 500, readBack });
const check = (community = given) => harness.check(file, 'users', { given: community });
const unfinished = () => harness.handlers['import.unfinished']({ type: 'users' }, call());

async function sent(community = given) {
  const { checkId } = await check(community);
  await harness.handlers['import.send']({ checkId }, call());
  return checkId;
}
const waiting = (checkId: string) => harness.handlers['import.waiting']({ checkId }, call());
const joined = (checkId: string, lines?: number[], context = call()) =>
  harness.handlers['import.join']({ checkId, lines }, context);

test('the chosen community is on every line that is sent, whatever the file says', async () => {
  await sent();
  const rows = harness.uploads[0]?.text
    .split('\n')
    .slice(1)
    .map((text) => text.split(';')[6]);
  expect(rows).toEqual(['12', '12', '12', '12']);
});

test.each([
  ['its title', ['E-mail;Prénom;Nom;Communauté'], ['email', 'givenName', 'familyName', null]],
  [
    'its place without titles',
    [line({ communityId: '99' })],
    importColumns.users.map((one) => (one === 'communityId' ? null : one)),
  ],
  [
    'its absence from the other 14 columns',
    [line().split(';').toSpliced(6, 1).join(';')],
    importColumns.users.filter((one) => one !== 'communityId'),
  ],
  ['a choice by hand', ['a;b', '1;2'], ['email', null], ['email', 'communityId']],
])(
  'the community of a file is not read, by %s',
  async (_, lines, columns, mapping: (string | null)[] | undefined = undefined) => {
    const { selectionId } = harness.choose(lines.join('\n'));
    const request = { selectionId, type: 'users' as const, options: { given, ...(mapping && { mapping }) } };
    const detection = await harness.handlers['import.inspect'](request, call());
    expect(detection.columns.map(({ column }) => column)).toEqual(columns);
  },
);

test('columns linked for an import of members are not those of an import of users', async () => {
  const titles = 'E-mail;Prénom;Communauté;Autre\na;b;c;d';
  const inspect = (options: object) =>
    harness.handlers['import.inspect'](
      { selectionId: harness.choose(titles).selectionId, type: 'users', options },
      call(),
    );
  await inspect({ given, mapping: ['email', 'givenName', null, null] });
  expect((await inspect({})).columns.map(({ column }) => column)).toContain('communityId');
});

test('people who had an account wait, are looked up and made members one by one, and the journal is over', async () => {
  const checkId = await sent();
  expect(await waiting(checkId)).toEqual({
    lines: [2, 3, 4].map((at) => ({ line: at, label: emails[at - 1], isUncertain: false })),
    total: 3,
    joined: 0,
  });
  expect(asked).toEqual([]);
  harness.addMember = (membership) => {
    asked.push(membership);
    return membership.userId === 2 ? 'alreadyMember' : 'added';
  };
  const result = await joined(checkId);
  expect(result.lines.map(({ line: at, outcome, personId }) => [at, outcome, personId])).toEqual([
    [2, 'joined', 1],
    [3, 'already', 2],
    [4, 'joined', 3],
  ]);
  expect(result.waiting).toBe(0);
  expect(asked).toEqual([1, 2, 3].map((userId) => ({ communityId: 12, userId })));
  expect(await unfinished()).toEqual([]);
});

test('those who wait are kept through a new start, and nobody is asked for twice', async () => {
  const checkId = await sent();
  await joined(checkId, [3]);
  expect(asked.map(({ userId }) => userId)).toEqual([2]);
  harness.handlers = harness.build(hereRunner);
  expect(await unfinished()).toMatchObject([{ given, settled: 4, records: 4, waiting: 2 }]);
  const again = await sent();
  expect(harness.uploads).toHaveLength(1);
  expect(await waiting(again)).toMatchObject({ total: 2, joined: 1 });
  await joined(again);
  expect(asked.map(({ userId }) => userId)).toEqual([2, 1, 3]);
});

test('the start of the application keeps an import of which people wait', async () => {
  await sent();
  const before = [...(await harness.journalFolder.list())];
  await harness.sweep();
  expect(await harness.journalFolder.list()).toEqual(before);
});

test('a person whom the platform surely did not take is refused, and the next one is tried', async () => {
  const checkId = await sent();
  harness.addMember = (membership) => {
    asked.push(membership);
    if (membership.userId === 1) throw lost('notDone');
    return 'added';
  };
  const result = await joined(checkId, [2, 3]);
  expect(result.lines.map(({ outcome }) => outcome)).toEqual(['refused', 'joined']);
  expect(await waiting(checkId)).toMatchObject({ lines: [{ line: 2, isUncertain: false }, { line: 4 }] });
});

test('where the connection fails before a person is sent, nobody is called uncertain', async () => {
  const checkId = await sent();
  harness.addMember = () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable', isUnsent: true });
  };
  expect(await joined(checkId)).toMatchObject({ lines: [], stopped: { kind: 'network' }, waiting: 3 });
  expect(await waiting(checkId)).toMatchObject({ lines: [{ isUncertain: false }, {}, {}] });
});

test('where nothing can be read the person is uncertain, and looked for before another request', async () => {
  const checkId = await sent();
  harness.addMember = (membership) => {
    asked.push(membership);
    throw lost('unseen');
  };
  expect((await joined(checkId, [2])).lines).toMatchObject([{ outcome: 'uncertain' }]);
  expect(await waiting(checkId)).toMatchObject({ lines: [{ line: 2, isUncertain: true }, {}, {}] });
  harness.memberships = (params) =>
    params.get('communityUsers.user.id') === '1' && params.get('id[]') === '12'
      ? { members: [{ id: 12 }], total: 1 }
      : { members: [], total: 0 };
  expect((await joined(checkId, [2])).lines).toMatchObject([{ outcome: 'joined' }]);
  expect(asked).toHaveLength(1);
});

test('a missing right ends the run at its first person, and the others still wait', async () => {
  const checkId = await sent();
  harness.addMember = (membership) => {
    asked.push(membership);
    throw new AppFailure({ kind: 'denied', right: 'community_membership' });
  };
  const result = await joined(checkId);
  expect(result).toMatchObject({ lines: [{ outcome: 'refused' }], stopped: { kind: 'denied' }, waiting: 3 });
  expect(asked).toHaveLength(1);
});

test('a person whose e-mail nobody has any more is reported, and the others are added', async () => {
  const checkId = await sent();
  harness.found = { 'two@b.fr': { id: 2 } };
  const result = await joined(checkId);
  expect(result.lines.map(({ outcome }) => outcome)).toEqual(['noAccount', 'joined', 'noAccount']);
  expect(result.waiting).toBe(2);
});

test('it stops between two people on request', async () => {
  const checkId = await sent();
  const controller = new AbortController();
  harness.addMember = (membership) => {
    asked.push(membership);
    controller.abort();
    return 'added';
  };
  const result = await joined(checkId, undefined, call(controller.signal));
  expect(result).toMatchObject({ lines: [{ outcome: 'joined' }], stopped: { kind: 'cancelled' }, waiting: 2 });
});

test('a file whose lines are uncertain for one community is not sent for another, nor for none', async () => {
  harness.answer = () => {
    throw new AppFailure({ kind: 'network', reason: 'timeout' });
  };
  await sent();
  const other = await check({ communityId: '13' });
  expect(await failure(harness.handlers['import.send']({ checkId: other.checkId }, call()))).toMatchObject({
    kind: 'conflict',
    reason: 'importedElsewhere',
  });
  const none = await harness.check(file);
  expect(await failure(harness.handlers['import.send']({ checkId: none.checkId }, call()))).toMatchObject({
    reason: 'importedElsewhere',
  });
  expect(harness.uploads).toHaveLength(1);
});

test('once nothing is uncertain the same file can be imported for another community, with all its lines', async () => {
  await sent();
  await sent({ communityId: '13' });
  expect(harness.uploads.map(({ text }) => text.split('\n').length)).toEqual([5, 5]);
  expect((await unfinished()).map((one) => one.given?.communityId).toSorted()).toEqual(['12', '13']);
});

test('an import of users leaves nobody waiting', async () => {
  const { checkId } = await harness.check(file);
  await harness.handlers['import.send']({ checkId }, call());
  expect(await unfinished()).toEqual([]);
  expect(await failure(joined(checkId))).toMatchObject({ kind: 'refused' });
});

test('the template has no column for the community', async () => {
  harness.savePath = join(harness.folder, 'modele.csv');
  await harness.handlers['import.template']({ kind: 'members', locale: 'fr' }, call());
  const rows = readFileSync(harness.savePath, 'utf8').trim().split('\r\n');
  expect(rows.map((row) => row.split(';').length)).toEqual([14, 14, 14]);
  const { valid, records } = await harness.check(rows.join('\n'), 'users', { given });
  expect([valid, records]).toEqual([2, 2]);
});

const lacking = [
  'E-mail;Prénom;Nom;Sexe;Né le;Téléphone',
  'one@b.fr;;;;;',
  'two@b.fr;Léa;;x;1/2;abc',
  'nobody@b.fr;;;;;',
  'not an address;;;;;',
  line({ email: 'new@b.fr' }).split(';').slice(0, 6).join(';'),
].join('\n');

/** A check in which the people who have an account are taken by their e-mail alone. */
async function taken() {
  const first = await harness.check(lacking, 'users', { given });
  const found = await harness.handlers['import.existing']({ checkId: first.checkId }, call());
  const repairs = found.map(({ line: at, record }) => ({ hasAccount: true as const, line: at, record }));
  const options = { given, repairs };
  const second = await harness.handlers['import.check'](
    { selectionId: first.selectionId, type: 'users', options },
    call(),
  );
  return { first, found, second };
}

test('of somebody who has an account the e-mail is enough: nothing else of the line counts', async () => {
  const { first, found, second } = await taken();
  expect([first.valid, first.blocked]).toEqual([1, 4]);
  expect(found.map(({ line: at, id }) => [at, id])).toEqual([
    [2, 1],
    [3, 2],
  ]);
  expect([second.valid, second.blocked, second.repaired]).toEqual([3, 2, [1, 1]]);
  const linesOf = second.groups.filter(({ severity }) => severity === 'error').flatMap(({ lines }) => lines);
  expect([...new Set(linesOf)].toSorted()).toEqual([4, 5]);
});

test('nothing of their lines is sent, and they wait to become members like others who were there', async () => {
  const { second } = await taken();
  harness.answer = () => ({ errors: [], messages: ['new@b.fr added'] });
  const result = await harness.handlers['import.send']({ checkId: second.checkId, leavesOutErrors: true }, call());
  expect(
    harness.uploads.map(({ text }) =>
      text
        .split('\n')
        .slice(1)
        .map((row) => row.split(';')[0]),
    ),
  ).toEqual([['new@b.fr']]);
  expect(result.counts).toMatchObject({ added: 1, existing: 2, notSent: 0, uncertain: 0 });
  expect(result.lines.map((one) => [one.line, one.label, one.outcome])).toEqual([
    [2, 'one@b.fr', 'existing'],
    [3, 'two@b.fr', 'existing'],
  ]);
  expect((await waiting(second.checkId)).lines.map(({ label }) => label)).toEqual(['one@b.fr', 'two@b.fr']);
  const { lines } = await joined(second.checkId);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['joined', 'joined']);
  expect(asked).toEqual([
    { communityId: 12, userId: 1 },
    { communityId: 12, userId: 2 },
  ]);
  expect(harness.unfinished()).toEqual([]);
});

test('a file of people who all have an account makes members without an import', async () => {
  const chosen = harness.choose('E-mail;Prénom;Nom\none@b.fr;;\ntwo@b.fr;;\n', 'emails.csv');
  const check = (repairs: ImportOptions['repairs'] = []) =>
    harness.handlers['import.check']({ ...chosen, type: 'users', options: { given, repairs } }, call());
  const { checkId: first } = await check();
  const found = await harness.handlers['import.existing']({ checkId: first }, call());
  const { checkId } = await check(found.map(({ line: at, record }) => ({ hasAccount: true, line: at, record })));
  const { counts } = await harness.handlers['import.send']({ checkId }, call());
  expect([harness.uploads, counts.existing]).toEqual([[], 2]);
  expect((await joined(checkId)).waiting).toBe(0);
});

test('a line that has changed since is checked whole again', async () => {
  const { first } = await taken();
  writeFileSync(first.path, lacking.replace('two@b.fr;Léa', 'three@b.fr;Léa'));
  const options = { given, repairs: [{ hasAccount: true as const, line: 3, record: 'x' }] };
  const { repaired, valid } = await harness.handlers['import.check'](
    { selectionId: first.selectionId, type: 'users', options },
    call(),
  );
  expect([repaired, valid]).toEqual([[0], 1]);
});
