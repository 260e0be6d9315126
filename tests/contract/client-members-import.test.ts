import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberWrites } from '#main/resources/member-writes.ts';
import { importHandlers } from '#main/transfer/import/handlers.ts';
import { ImportJournals } from '#main/transfer/import/journal.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { silent } from '#tests/support/fakes.ts';
import { hereRunner } from '#tests/support/import-harness.ts';
import { line } from '#tests/support/imports.ts';
import { noHistory } from '#tests/support/no-history.ts';
import { nodeFiles } from '#tests/support/node-files.ts';
import { type Connected, connect, departures } from './support/connected.ts';

const communityId = 4;
const post = 'POST /admin/community_members';

let house: Connected;
let folder: string;
let journals: ImportJournals;
beforeEach(async () => {
  house = await connect('administrator', 300);
  folder = mkdtempSync(join(tmpdir(), 'escale-members-'));
  mkdirSync(join(folder, 'temporary'));
  journals = new ImportJournals({ folder: new FakeFolder(house.clock), clock: house.clock, log: silent });
});
afterEach(async () => {
  await house.server.close();
  rmSync(folder, { recursive: true });
});

/** As a start of the application builds them, over what is on the disk. */
const build = () =>
  importHandlers({
    addMember: async (membership, call) => {
      const writes = new MemberWrites(house.client);
      return (await writes.add({ ...membership, status: 1 }, call)).outcome;
    },
    hold: () => () => {},
    choices: { seal: async () => '', open: async () => ({}), sourceOf: async () => null },
    ...noHistory,
    client: house.client,
    clock: house.clock,
    dialogs: { chooseFile: async () => null, chooseSavePath: async () => null },
    files: nodeFiles(join(folder, 'temporary')),
    journals,
    owner: () => ({ platform: house.server.url, person: 1 }),
    runner: hereRunner,
    selections: house.selections,
    store: { get: () => undefined, set: () => {} },
  });

/** Sends a file with these people to the community; returns the handlers and the check. */
async function send(emails: readonly string[]) {
  const handlers = build();
  const path = join(folder, 'membres.csv');
  writeFileSync(path, emails.map((email) => line({ email })).join('\n'));
  const { selectionId } = house.selections.add({ path, name: 'membres.csv', size: 1 });
  const options = { given: { communityId: String(communityId) } };
  const { checkId } = await handlers['import.check']({ selectionId, type: 'users', options }, house.call);
  return { handlers, checkId, result: await handlers['import.send']({ checkId }, house.call) };
}

const memberIds = async () => {
  const page = { page: 1, perPage: 500, sort: [], filters: { community: communityId } };
  const { rows } = await house.handlers['communitymembers.list'](page, house.call);
  return new Map(rows.map(({ userId, status }) => [userId, status]));
};
const sentTo = (call: string) =>
  house.server.requests.filter(({ request: { method, url } }) => `${method} ${url}` === call).length;

/** Accounts that are no members of the community. */
async function outsiders(count: number) {
  const inside = await memberIds();
  const people = await house.handlers['users.list']({ page: 1, perPage: 200, sort: [], filters: {} }, house.call);
  const found = people.rows.filter(({ id, email }) => id > 10 && email !== null && !inside.has(id)).slice(0, count);
  house.server.requests.length = 0;
  return found.map(({ id, email }) => ({ id, email: email ?? '' }));
}

it('people of a file become members: new ones at once, those with an account on request, each by one call', async () => {
  const known = await outsiders(2);
  const { handlers, checkId, result } = await send(['nouvelle@example.com', ...known.map(({ email }) => email)]);
  expect(result.counts).toMatchObject({ added: 1, existing: 2 });
  expect(departures(house)).toEqual([]);
  const added = await house.handlers['users.findByEmail']({ email: 'nouvelle@example.com' }, house.call);
  const before = await memberIds();
  expect(before.get(added?.id ?? 0)).toBe(1);
  expect(known.map(({ id }) => before.get(id))).toEqual([undefined, undefined]);

  house.server.requests.length = 0;
  const { lines, waiting } = await handlers['import.join']({ checkId }, house.call);
  expect([lines.map(({ outcome }) => outcome), waiting]).toEqual([['joined', 'joined'], 0]);
  expect(sentTo(post)).toBe(2);
  expect(departures(house)).toEqual([]);
  const after = await memberIds();
  expect(known.map(({ id }) => after.get(id))).toEqual([1, 1]);
});

it('people of a lost batch do not wait to become members of what it made them members of', async () => {
  const known = await outsiders(1);
  house.server.faults.cut({ path: '/admin/imports/users', method: 'POST', times: 1 });
  const emails = ['perdue@example.com', ...known.map(({ email }) => email)];
  const { handlers, checkId, result } = await send(emails);
  expect(result.counts).toMatchObject({ added: 0, existing: 2, uncertain: 0 });
  const waiting = await handlers['import.waiting']({ checkId }, house.call);
  expect(waiting).toMatchObject({ lines: [{ line: 2 }], total: 1, joined: 1 });
  expect([sentTo('POST /admin/imports/users'), departures(house)]).toEqual([1, []]);
});

it('an addition whose answer is lost is found on the platform, and not sent again after a new start', async () => {
  const known = await outsiders(2);
  const emails = known.map(({ email }) => email);
  const { handlers, checkId } = await send(emails);
  house.server.requests.length = 0;
  house.server.faults.leave({ path: '/admin/community_members', method: 'POST', times: 1 });
  expect((await handlers['import.join']({ checkId, lines: [1] }, house.call)).lines).toMatchObject([
    { outcome: 'joined' },
  ]);
  const again = await send(emails);
  expect((await again.handlers['import.waiting']({ checkId: again.checkId }, house.call)).lines).toMatchObject([
    { line: 2 },
  ]);
  await again.handlers['import.join']({ checkId: again.checkId }, house.call);
  expect(sentTo(post)).toBe(2);
});

it('where the community cannot be read nobody is sent, and everybody still waits', async () => {
  const known = await outsiders(1);
  const { handlers, checkId } = await send(known.map(({ email }) => email));
  house.server.requests.length = 0;
  const members = `/admin/communities/${communityId}/members`;
  house.server.faults.instead('hydra500', { path: members, method: 'GET', times: 20 });
  const { lines, stopped, waiting } = await handlers['import.join']({ checkId }, house.call);
  expect([lines, stopped?.kind, waiting, sentTo(post)]).toEqual([[], 'server', 1, 0]);
  house.server.faults.clear();
  house.server.requests.length = 0;
  expect((await handlers['import.join']({ checkId }, house.call)).lines).toMatchObject([{ outcome: 'joined' }]);
  expect(departures(house)).toEqual([]);
});

it('somebody who belongs to the community already stays as they are', async () => {
  const members = await memberIds();
  const [userId] = [...members].find(([id, status]) => id > 10 && status === 0) ?? [];
  const person = await house.handlers['users.get']({ id: userId ?? 0 }, house.call);
  const { handlers, checkId } = await send([person.email ?? '']);
  house.server.requests.length = 0;
  expect((await handlers['import.join']({ checkId }, house.call)).lines).toMatchObject([{ outcome: 'already' }]);
  expect(departures(house)).toEqual([]);
  expect((await memberIds()).get(userId ?? 0)).toBe(0);
});
