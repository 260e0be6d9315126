import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { KeptValues } from '#main/drafts/kept-values.ts';
import { CallScripts } from '#main/reminders/call-scripts.ts';
import { OwnSentences } from '#main/reminders/own-sentences.ts';
import { Reminders } from '#main/reminders/reminders.ts';
import { Templates } from '#main/reminders/templates.ts';
import { localDay, localTime } from '#shared/calendar.ts';
import type { Reminder } from '#shared/ipc/reminders.ts';
import { structureId } from '#shared/resources/solidary/ids.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, listeningLog } from '#tests/support/fakes.ts';

const camille = { platform: 'https://api.example.org/', person: 7 };
const hour = 3_600_000;

let clock: FakeClock;
let owner: typeof camille | null;
let announced: Reminder[][];
let secrets: FakeSecrets;
let folder: FakeFolder;
let values: KeptValues;
let start: () => Reminders;
/** The application as it starts: what is in memory is gone. */
let open: () => void;

beforeEach(() => {
  clock = new FakeClock();
  secrets = new FakeSecrets();
  folder = new FakeFolder(clock);
  owner = camille;
  announced = [];
  const { log } = listeningLog();
  open = () => {
    values = new KeptValues({ folder, key: new DraftKey({ secrets, clock, log }), log });
  };
  open();
  start = () => new Reminders({ values, clock, owner: () => owner, onChanged: (due) => void announced.push(due) });
});

/** A reminder that many hours from now, on the wall clock of this computer. */
const inHours = (hours: number, recordId = 12) => ({
  recordId,
  person: 'Monique D.',
  telephone: null,
  note: null,
  day: localDay(clock.now() + hours * hour),
  time: localTime(clock.now() + hours * hour),
});

describe('a reminder', () => {
  it('is announced once, when its time has come', async () => {
    const reminders = start();
    await reminders.save(inHours(1));
    announced = [];
    await reminders.look();
    expect(announced).toEqual([]);
    clock.advance(hour);
    await reminders.look();
    await reminders.look();
    expect(announced).toMatchObject([[{ recordId: 12, isDue: true }]]);
  });

  it('that became due while the application was closed is announced at the next start', async () => {
    await start().save(inHours(1));
    announced = [];
    clock.advance(5 * hour);
    await start().look();
    expect(announced).toHaveLength(1);
  });

  it('replaces the one before of the same record, and is announced again', async () => {
    const reminders = start();
    await reminders.save(inHours(0));
    await reminders.look();
    await reminders.save({ ...inHours(1), note: 'le soir' });
    clock.advance(hour);
    announced = [];
    await reminders.look();
    expect(announced).toMatchObject([[{ note: 'le soir' }]]);
    expect((await reminders.list()).reminders).toHaveLength(1);
  });

  it('is listed with the earliest first, and whether it is due', async () => {
    const reminders = start();
    await reminders.save(inHours(3, 1));
    await reminders.save(inHours(-1, 2));
    expect((await reminders.list()).reminders.map(({ recordId, isDue }) => [recordId, isDue])).toEqual([
      [2, true],
      [1, false],
    ]);
    await reminders.drop({ recordId: 2 });
    expect((await reminders.list()).reminders).toHaveLength(1);
  });

  it('is nobody else’s, and nothing is announced while nobody is signed in', async () => {
    const reminders = start();
    await reminders.save(inHours(0));
    announced = [];
    owner = null;
    await reminders.look();
    await expect(reminders.list()).rejects.toMatchObject({ error: { kind: 'unauthorized' } });
    owner = { ...camille, person: 8 };
    await reminders.look();
    expect([announced, await reminders.list()]).toEqual([[], { reminders: [], isRead: true }]);
  });

  it('is looked for again and again once the application has started', async () => {
    const reminders = start();
    await reminders.save(inHours(0));
    announced = [];
    reminders.start();
    clock.advance(60_000);
    await expect.poll(() => announced).toHaveLength(1);
  });
});

it('a look writes nothing while nothing becomes due, and announces no earlier reminder of a locked keychain', async () => {
  await start().save(inHours(-1, 1));
  await start().save(inHours(5, 2));
  secrets.failing.add('get');
  open();
  const reminders = start();
  await reminders.save(inHours(1, 3));
  announced = [];
  const before = [...folder.files];
  for (let half = 0; half < 10; half += 1) {
    clock.advance(30_000);
    await reminders.look();
  }
  expect([...folder.files]).toEqual(before);
  expect(announced).toEqual([[]]);
});

it('templates and reminders of before and since are all there once the keychain is unlocked', async () => {
  const make = () => new Templates({ values, owner: () => camille });
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push((await make().save({ id: null, name, text: 'x' })).id);
  await start().save(inHours(1, 1));
  await start().save(inHours(2, 2));
  secrets.isDismissed = true;
  open();
  const reminders = start();
  expect(await make().list()).toEqual({ templates: [], isRead: false });
  expect(await reminders.list()).toEqual({ reminders: [], isRead: false });
  await reminders.look();
  expect(await make().save({ id: null, name: 'D', text: 'x' })).toMatchObject({ isOnDisk: false });
  await reminders.save(inHours(3, 3));
  await reminders.save({ ...inHours(4, 2), note: 'later' });
  await make().drop({ id: ids[1] ?? '' });
  secrets.isDismissed = false;
  clock.advance(120_000);
  announced = [];
  await reminders.look();
  expect(announced).toEqual([[]]);
  open();
  expect((await make().list()).templates.map(({ name }) => name)).toEqual(['A', 'C', 'D']);
  expect((await start().list()).reminders.map(({ recordId, note }) => [recordId, note])).toEqual([
    [1, null],
    [3, null],
    [2, 'later'],
  ]);
});

describe('a template', () => {
  const make = () => new Templates({ values, owner: () => camille });

  it('is kept by name, changed and dropped', async () => {
    const templates = make();
    const { id } = await templates.save({ id: null, name: 'Merci', text: 'Merci {prénom}' });
    await templates.save({ id: null, name: 'Demain', text: 'À demain' });
    await templates.save({ id, name: 'Bonjour', text: 'Bonjour {prénom}' });
    expect((await make().list()).templates.map(({ name }) => name)).toEqual(['Bonjour', 'Demain']);
    await templates.drop({ id });
    expect((await make().list()).templates.map(({ name }) => name)).toEqual(['Demain']);
  });

  it('that was dropped meanwhile is not saved under its former id, and none too many is', async () => {
    const templates = make();
    await expect(templates.save({ id: 'gone', name: 'A', text: 'B' })).rejects.toMatchObject({
      error: { kind: 'refused' },
    });
    for (let at = 0; at < 100; at += 1) await templates.save({ id: null, name: `T${at}`, text: 'x' });
    await expect(templates.save({ id: null, name: 'A', text: 'B' })).rejects.toMatchObject({
      error: { kind: 'refused', limit: 'count' },
    });
  });
});

describe('the script of a structure', () => {
  const make = () => new CallScripts({ values, owner: () => camille });
  const script = (id: number, greeting?: string) => ({
    structureId: structureId.parse(id),
    sentences: greeting === undefined ? {} : { greeting },
  });

  it('is kept, replaced, and gone once it has no sentence', async () => {
    const scripts = make();
    await scripts.save(script(3, 'Bonjour'));
    await scripts.save(script(4, 'Salut'));
    await scripts.save(script(3, 'Bonsoir'));
    expect((await make().list()).scripts).toEqual([script(4, 'Salut'), script(3, 'Bonsoir')]);
    await scripts.save(script(4));
    expect((await make().list()).scripts).toEqual([script(3, 'Bonsoir')]);
  });

  it('is refused for one structure too many, and is nobody else’s', async () => {
    const scripts = make();
    for (let id = 1; id <= 50; id += 1) await scripts.save(script(id, 'x'));
    await expect(scripts.save(script(51, 'x'))).rejects.toMatchObject({ error: { kind: 'refused', limit: 'count' } });
    await expect(scripts.save(script(50, 'y'))).resolves.toEqual({ isOnDisk: true });
    const other = new CallScripts({ values, owner: () => ({ ...camille, person: 8 }) });
    expect((await other.list()).scripts).toEqual([]);
  });
});

describe('the sentence of a structure', () => {
  const make = () => new OwnSentences({ values, owner: () => camille });
  const sentence = (id: number | null, to: 'driver' | 'beneficiary', text: string) => ({
    structureId: id === null ? null : structureId.parse(id),
    to,
    text,
  });

  it('is kept for each listener, replaced, and gone once it is given back, also after the application ended', async () => {
    await make().save(sentence(3, 'driver', 'Pour {prénom}'));
    await make().save(sentence(3, 'beneficiary', 'Par {conducteur}'));
    await make().save(sentence(null, 'driver', 'Sans structure'));
    await make().save(sentence(3, 'driver', 'Pour {prénom}, le {date}'));
    open();
    expect((await make().list()).sentences).toEqual([
      sentence(3, 'beneficiary', 'Par {conducteur}'),
      sentence(null, 'driver', 'Sans structure'),
      sentence(3, 'driver', 'Pour {prénom}, le {date}'),
    ]);
    await make().save({ ...sentence(3, 'driver', ''), text: null });
    expect((await make().list()).sentences).toHaveLength(2);
  });

  it('is refused for one too many, and is nobody else’s', async () => {
    const sentences = make();
    for (let id = 1; id <= 100; id += 1) await sentences.save(sentence(id, 'driver', 'x'));
    await expect(sentences.save(sentence(101, 'driver', 'x'))).rejects.toMatchObject({
      error: { kind: 'refused', limit: 'count' },
    });
    await expect(sentences.save(sentence(100, 'driver', 'y'))).resolves.toEqual({ isOnDisk: true });
    const other = new OwnSentences({ values, owner: () => ({ ...camille, person: 8 }) });
    expect((await other.list()).sentences).toEqual([]);
  });
});
