import { beforeEach, describe, expect, it } from 'vitest';
import { RecordCopies } from '#main/solidary/records/copies.ts';
import { RecordEdits } from '#main/solidary/records/edit.ts';
import { WriteQueue } from '#main/solidary/records/queue.ts';
import { AppFailure } from '#shared/failure.ts';
import { contract } from '#shared/ipc/contract.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { emptyTimes } from '#shared/resources/solidaryrecords/times/draft.ts';
import { nothingKept } from '#tests/support/fakes.ts';
import { whileWaiting } from '#tests/support/no-waiting.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { call, failed, lost } from '../support.ts';

const ID = 1;
const NEW_ID = 40;
const MOMENT = '2026-11-22T12:30:21+00:00';
const LATER = '2026-11-22T13:00:00+00:00';

const wire = (changes: object = {}) => ({ ...recordedBody('getSolidary', 'punctual'), ...changes });
const row = (changes: object = {}) => ({
  id: ID,
  status: 0,
  progression: 0,
  adminuserId: 11,
  admingivenName: 'Béa',
  adminfamilyName: 'Martin',
  adminlastAction: 'solidary_create',
  adminlastActionDate: MOMENT,
  ...changes,
});

const nancy = { label: 'Nancy', town: 'Nancy', latitude: 48.69, longitude: 6.18, keys: { latitude: '48.690000' } };
const start = emptyTimes('2027-03-06');
const journey = {
  ends: { origin: nancy, destination: null, goesAnywhere: true },
  times: { ...start, punctual: { ...start.punctual, day: '2027-03-10', time: '09:30' } },
};
const asked = (edit: object, seen: string | null = null) =>
  contract['solidaryrecords.edit'].request.parse({
    id: ID,
    edit: { identity: {}, proofs: [], ...edit },
    before: {
      status: 0,
      progression: 0,
      lastAction: 'solidary_create',
      lastActionDate: MOMENT,
      userId: 11,
      givenName: 'Béa',
      familyName: 'Martin',
    },
    seen,
  });
const subject = { subject: { id: 2 } };

let lists: (object[] | Error)[];
/** Answers to readings by number. */
let reads: Map<number, object | Error>;
let answer: object | Error;
let sent: Record<string, unknown>[];
let read: number[];
beforeEach(() => {
  lists = [[row()]];
  reads = new Map([[ID, wire()]]);
  answer = wire();
  sent = [];
  read = [];
});

const given = <Answer>(value: Answer | Error | undefined): Answer => {
  if (value instanceof Error) throw value;
  if (value === undefined) throw failed();
  return value;
};

let copies: RecordCopies;
function edits() {
  copies = new RecordCopies({
    clock: { now: () => 0 },
    values: nothingKept,
    owner: () => ({ platform: 'https://api.example.org/', person: 1 }),
  });
  void copies.keep(recordItem.parse(wire()));
  return new RecordEdits({
    copies,
    queue: new WriteQueue(),
    client: {
      list: async () => ({ members: given(lists.length > 1 ? lists.shift() : lists[0]), total: 1 }),
      patch: async (_, body) => {
        sent.push({ ...body });
        return given(answer);
      },
      getWithEffect: async (path) => {
        const id = Number(path.split('/').at(-1));
        read.push(id);
        return given(reads.get(id));
      },
    },
  });
}
const run = (edit: object, seen: string | null = null) => edits().run(asked(edit, seen), call);

describe('An edition of a record', () => {
  it('is sent once, and its answer is the record: its page reads it next', async () => {
    answer = wire({ adminsubjectId: 2 });
    await expect(run(subject)).resolves.toMatchObject({ outcome: 'changed', id: ID, record: { subject: { id: 2 } } });
    expect(sent).toEqual([{ adminsubject: 2 }]);
    expect(read).toEqual([]);
  });

  it('is known as a replacement by the number of the answer, even where none was planned', async () => {
    answer = wire({ id: NEW_ID, adminsubjectId: 2 });
    // What the answer holds of the former record is never shown.
    await expect(run(subject)).resolves.toMatchObject({ outcome: 'replaced', id: NEW_ID, record: null });
    expect(read).toEqual([]);
  });

  it('is not sent for a record that has left the list', async () => {
    lists = [[row({ id: NEW_ID })]];
    await expect(run({ journey })).resolves.toMatchObject({ outcome: 'gone', newest: { id: NEW_ID } });
    expect(sent).toEqual([]);
  });

  it('is not sent over a newer action of somebody else, unless the person has seen it', async () => {
    lists = [[row({ adminlastAction: 'solidary_contact_call', adminlastActionDate: LATER })]];
    await expect(run({ journey })).resolves.toMatchObject({ outcome: 'newer', row: { lastActionDate: LATER } });
    expect(sent).toEqual([]);
    await expect(run({ journey }, LATER)).resolves.toMatchObject({ outcome: 'changed' });
    expect(sent).toHaveLength(1);
  });

  it('is sent where the list may not be read', async () => {
    lists = [new AppFailure({ kind: 'denied' })];
    await run(subject);
    expect(sent).toHaveLength(1);
  });
});

describe('An edition whose answer proves nothing', () => {
  it.each([
    ['a failure', failed],
    ['a lost answer', lost],
  ])('is found to be stored (%s), and never sent again', async (_, failure) => {
    answer = failure();
    reads.set(ID, wire({ adminsubjectId: 2 }));
    await expect(run(subject)).resolves.toMatchObject({ outcome: 'changed', record: { subject: { id: 2 } } });
    expect(sent).toHaveLength(1);
    expect(read).toEqual([ID]);
  });

  it('is given time to be stored by a platform that is still at work', async () => {
    answer = lost();
    whileWaiting([6000, () => void reads.set(ID, wire({ adminsubjectId: 2 }))]);
    await expect(run(subject)).resolves.toMatchObject({ outcome: 'changed' });
    expect([sent.length, read]).toEqual([1, [ID]]);
  });

  it('is found not to be stored', async () => {
    answer = failed();
    await expect(run(subject)).resolves.toMatchObject({ outcome: 'notDone', id: ID });
  });

  it('has replaced the record where its status says so', async () => {
    answer = lost();
    reads.set(ID, wire({ status: 6, adminsolidaryChildId: NEW_ID }));
    await expect(run({ journey })).resolves.toMatchObject({ outcome: 'replaced', id: NEW_ID });
  });

  it('leaves what was sent as the last copy of a new record, which the platform may never show', async () => {
    answer = failed();
    reads.set(ID, wire({ status: 6, adminsolidaryChildId: NEW_ID }));
    await run({ journey, ...subject });
    expect(await copies.get(NEW_ID)).toMatchObject({
      record: null,
      sent: { structureId: 1, subject: { id: 2, label: null }, journey: journey.ends, times: journey.times },
    });
    // The needs of the record that it replaces.
    expect((await copies.get(NEW_ID))?.sent?.needs).toEqual(recordItem.parse(wire()).needs);
  });

  it('has not replaced a record that names a child without the status', async () => {
    answer = failed();
    reads.set(ID, wire({ adminsolidaryChildId: NEW_ID }));
    await expect(run({ journey })).resolves.toMatchObject({ outcome: 'notDone', id: ID });
    expect(read).toEqual([ID]);
  });

  it('is half done where the content was stored and no new record was made', async () => {
    answer = failed();
    reads.set(ID, wire({ adminsubjectId: 2 }));
    await expect(run({ ...subject, journey })).resolves.toMatchObject({ outcome: 'halfDone', id: ID });
  });

  it('is half done where the platform refuses the journey after it stored the content', async () => {
    const refusal = new AppFailure({ kind: 'invalid', fields: [], status: 400 });
    answer = refusal;
    await expect(run({ ...subject, journey })).rejects.toBe(refusal);
    reads.set(ID, wire({ adminsubjectId: 2 }));
    await expect(run({ ...subject, journey })).resolves.toMatchObject({ outcome: 'halfDone' });
  });

  it('stays unknown where the record can no longer be read, and names the newest of the person', async () => {
    answer = lost();
    reads.delete(ID);
    lists = [[row()], [row({ id: NEW_ID })]];
    await expect(run({ journey })).resolves.toMatchObject({ outcome: 'unknown', newest: { id: NEW_ID } });
    expect(sent).toHaveLength(1);
  });

  it('is refused with the right that is missing, which proves that nothing was stored', async () => {
    const denied = new AppFailure({ kind: 'denied', right: 'solidary_update' });
    answer = denied;
    await expect(run({ journey })).rejects.toBe(denied);
    expect(read).toEqual([]);
  });

  it.each([
    ['a need that was taken away', { needs: [] }, { needs: [] }],
    [
      'a need that was added',
      { needs: [1, 2] },
      {
        needs: [
          { id: 1, label: 'a' },
          { id: 2, label: 'b' },
        ],
      },
    ],
    [
      'an own need',
      { additionalNeed: 'Un chien' },
      {
        needs: [
          { id: 1, label: 'a' },
          { id: 9, label: 'Un chien' },
        ],
      },
    ],
    [
      'a telephone in another spelling',
      { identity: { telephone: '06 22 33 44 55' } },
      { admintelephone: '0622334455' },
    ],
    ['an answer to a proof', { proofs: [{ id: 2, value: 'voisin' }] }, proofs('Voisin')],
  ])('recognises %s', async (_, edit, stored) => {
    answer = failed();
    await expect(run(edit)).resolves.toMatchObject({ outcome: 'notDone' });
    reads.set(ID, wire(stored));
    await expect(run(edit)).resolves.toMatchObject({ outcome: 'changed' });
  });
});

function proofs(value: string) {
  // The recorded record has two proofs.
  const { adminproofs } = wire() as { adminproofs?: { structureProofId: number }[] };
  return { adminproofs: adminproofs?.map((one) => (one.structureProofId === 2 ? { ...one, value } : one)) };
}
