import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { KeptValues } from '#main/drafts/kept-values.ts';
import { duplicateHandlers } from '#main/duplicates/handlers.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { toAppError } from '#shared/failure.ts';
import { contract } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, silent } from '#tests/support/fakes.ts';
import { hydra, type Seen } from '#tests/support/platform-stub.ts';
import { credentials, type House, openHouse } from '../session/support.ts';

interface Wire {
  id: number;
  status: number;
  givenName: string;
  familyName: string;
  telephone?: string | null;
  email?: string | null;
  birthDate?: string | null;
}

let house: House;
let folder: FakeFolder;
let people: Wire[];
let progress: Progress[];
let call: CallContext;
let handlers: ReturnType<typeof duplicateHandlers>;

const open = () => {
  const clock = new FakeClock();
  const key = new DraftKey({ secrets: new FakeSecrets(), clock, log: silent });
  folder = new FakeFolder(clock);
  return duplicateHandlers({
    client: house.client,
    kept: new KeptValues({ folder, key, log: silent }),
    log: silent,
    owner: () => ({ platform: 'https://platform.example', person: 1 }),
  });
};

/** Filters as the platform does: a telephone exactly, anything else in part. */
const matches = ({ params }: Seen) => {
  const part = (name: 'email' | 'givenName' | 'familyName') => params.get(name)?.toLowerCase();
  const has = (value: string | null | undefined, wanted: string | undefined) =>
    wanted === undefined || (value ?? '').toLowerCase().includes(wanted);
  return (one: Wire) =>
    (params.get('telephone') === null || one.telephone === params.get('telephone')) &&
    has(one.email, part('email')) &&
    has(one.givenName, part('givenName')) &&
    has(one.familyName, part('familyName'));
};

beforeEach(async () => {
  house = await openHouse();
  await house.session.signIn(credentials);
  house.stub.seen.length = 0;
  people = [];
  progress = [];
  call = { signal: new AbortController().signal, progress: (one) => progress.push(one), commit: () => {} };
  handlers = open();
  house.stub.on('GET /admin/users', (seen) => {
    const found = people.filter(matches(seen));
    const [page, perPage] = [Number(seen.params.get('page')), Number(seen.params.get('perPage'))];
    return hydra(found.slice((page - 1) * perPage, page * perPage), found.length);
  });
  house.stub.on('GET /admin/users/1', () => ({ json: people.find(({ id }) => id === 1) }));
});
afterEach(() => house.stub.stop());

const add = (id: number, facts: Partial<Wire> = {}) =>
  people.push({ id, status: 1, givenName: `Prénom${id}`, familyName: `Nom${id}`, ...facts });
const find = (list?: 'hitchhikers') => {
  const query = { page: 1, perPage: 1, sort: [], filters: {} };
  return handlers['duplicates.find'](contract['duplicates.find'].request.parse({ query, list }), call);
};
const idsOf = async () => (await find()).groups.map((group) => group.people.map(({ id }) => id));
const marie = { givenName: 'Marie', familyName: 'Dupont' };

describe('the possible duplicates of a list', () => {
  it('are found over all pages, with the progress', async () => {
    for (let id = 1; id <= 450; id += 1) add(id);
    add(451, { ...marie, telephone: '0612345678' });
    people.unshift({ id: 452, status: 1, ...marie, telephone: '+33 6 12 34 56 78' });
    const found = await find();
    expect(found).toMatchObject({ found: 1, compared: 452, unreadable: 0, of: 452, setAside: 0 });
    expect(found.groups[0]).toMatchObject({ level: 'sure', reasons: ['telephone', 'names'] });
    expect(progress.at(-1)).toEqual({ phase: 'read', done: 452, total: 452 });
    expect(house.stub.calls('GET /admin/users')).toHaveLength(3);
  });

  it('are those of hitchhikers alone in their list, and never deleted or anonymised accounts', async () => {
    add(1, marie);
    add(2, { ...marie, status: 3 });
    expect((await find('hitchhikers')).groups).toEqual([]);
    expect(house.stub.seen[0]?.params.get('isHitchHiker')).toBe('true');
  });

  it('leave out a pair that was judged different, until that is taken back', async () => {
    for (const id of [1, 2]) add(id, marie);
    expect(await idsOf()).toEqual([[1, 2]]);
    expect(await handlers['duplicates.judge']({ ids: [2, 1], areDifferent: true }, call)).toEqual({ isOnDisk: true });
    expect(await idsOf()).toEqual([]);
    // What is on disk is not readable there.
    expect(JSON.stringify(await folder.list())).not.toContain('[1,2]');
    await handlers['duplicates.judge']({ ids: [1, 2], areDifferent: false }, call);
    expect(await idsOf()).toEqual([[1, 2]]);
  });

  it('keep the last 5,000 pairs', async () => {
    for (const id of [1, 2]) add(id, marie);
    await handlers['duplicates.judge']({ ids: [1, 2], areDifferent: true }, call);
    const many = (at: number) => Array.from({ length: 30 }, (_, place) => 1000 + 30 * at + place);
    for (let at = 0; at < 11; at += 1) await handlers['duplicates.judge']({ ids: many(at), areDifferent: true }, call);
    expect(await idsOf()).toEqual([]);
    await handlers['duplicates.judge']({ ids: many(11), areDifferent: true }, call);
    expect(await idsOf()).toEqual([[1, 2]]);
  });

  it('are not looked for any more once that is stopped', async () => {
    for (let id = 1; id <= 450; id += 1) add(id);
    const controller = new AbortController();
    call = { ...call, signal: controller.signal, progress: () => controller.abort() };
    await expect(find()).rejects.toThrow();
    expect(house.stub.calls('GET /admin/users').length).toBeLessThan(3);
  });
});

describe('the duplicates of a person', () => {
  const ofPerson = () => handlers['duplicates.ofPerson']({ id: 1 }, call);

  it('are found by telephone, mailbox and name in other spellings, with why', async () => {
    add(1, { givenName: 'Jean-Pierre', familyName: 'Lefèvre', telephone: '0612345678', email: 'jp@example.org' });
    add(2, { telephone: '06.12.34.56.78' });
    add(3, { telephone: '+33612345678', givenName: 'JEAN PIERRE', familyName: 'LEFÈVRE' });
    add(4, { email: 'JP+velo@example.org' });
    add(5, { givenName: 'Lefèvre', familyName: 'Jean Pierre' });
    add(6, { email: 'autrejp@example.org' });
    add(7, { givenName: 'Luc', familyName: 'Lefèvre' });
    const found = await ofPerson();
    expect(found.candidates.map(({ person, level, reasons }) => [person.id, level, reasons])).toEqual([
      [3, 'sure', ['telephone', 'names']],
      [5, 'likely', ['names']],
      [2, 'possible', ['telephone']],
      [4, 'possible', ['email']],
    ]);
    expect(found).toMatchObject({ judged: 0, isPartial: false });
    expect(progress[0]).toMatchObject({ phase: 'read', done: 0 });
  });

  it('are found by birth date among those of the same last name', async () => {
    const birthDate = '1980-05-04T00:00:00+00:00';
    add(1, { givenName: 'Marie', familyName: 'Dupont', birthDate });
    add(2, { givenName: 'Marie-Anne', familyName: 'Dupont', birthDate });
    add(3, { givenName: 'Luc', familyName: 'Dupont', birthDate });
    expect((await ofPerson()).candidates.map(({ person, reasons }) => [person.id, reasons])).toEqual([
      [2, ['similarNames', 'birthDate']],
    ]);
  });

  it('count those that were judged different, and ask for nothing of somebody without names or contacts', async () => {
    add(1, { ...marie, telephone: '0612345678' });
    add(2, marie);
    await handlers['duplicates.judge']({ ids: [1, 2], areDifferent: true }, call);
    expect(await ofPerson()).toMatchObject({ candidates: [], judged: 1 });
    people = [{ id: 1, status: 1, givenName: '', familyName: '-', telephone: 'néant', email: '' }];
    house.stub.seen.length = 0;
    expect((await ofPerson()).candidates).toEqual([]);
    expect(house.stub.calls('GET /admin/users')).toEqual([]);
  });

  it('say where a name is too common to read all who bear it', async () => {
    add(1, marie);
    for (let id = 2; id <= 1300; id += 1) add(id, { familyName: 'Dupont' });
    expect((await ofPerson()).isPartial).toBe(true);
  });

  it('are not looked for of a deleted account', async () => {
    add(1, { ...marie, status: 4 });
    expect(await Promise.resolve(ofPerson()).catch(toAppError)).toEqual({ kind: 'conflict', reason: 'alreadyDeleted' });
  });
});
