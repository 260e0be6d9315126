import { beforeEach, describe, expect, it } from 'vitest';
import { RecordCreations } from '#main/solidary/records/create.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { contract } from '#shared/ipc/contract.ts';
import { emptyTimes } from '#shared/resources/solidaryrecords/times/draft.ts';
import { call, failed, lost } from '../support.ts';

const nancy = { label: 'Nancy', town: 'Nancy', latitude: 48.69, longitude: 6.18, keys: { latitude: '48.690000' } };
const start = emptyTimes('2026-03-06');
const asked = (more: object = {}) =>
  contract['solidaryrecords.create'].request.parse({
    structure: 3,
    person: null,
    identity: { gender: 1, givenName: 'Béa', familyName: 'Martin', telephone: '0611111111' },
    proofs: [],
    subject: { id: 1 },
    needs: [],
    additionalNeed: null,
    journey: { origin: nancy, destination: null, goesAnywhere: true },
    times: { ...start, punctual: { ...start.punctual, day: '2026-03-10', time: '09:30' } },
    names: { givenName: 'Béa', familyName: 'Martin' },
    attempt: '6f3f0a2c-7a0e-4a3b-9a53-0f2f6f3b1c11',
    ...more,
  });
const known = { person: 845, identity: {} };

const row = (id: number, more: object = {}) => ({
  id,
  adminuserId: 845,
  admingivenName: 'Béa',
  adminfamilyName: 'Martin',
  ...more,
});
const denied = () => new AppFailure({ kind: 'denied' });

/** A platform whose list and whose answers to a creation are set one by one. */
let lists: (object[] | Error)[];
let answers: (object | Error)[];
let sent: Record<string, unknown>[];
let questions: string[];
beforeEach(() => {
  lists = [];
  answers = [];
  sent = [];
  questions = [];
});

function creations() {
  const next = <Answer>(of: (Answer | Error)[]): Answer => {
    const answer = of.length > 1 ? of.shift() : of[0];
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error('nothing to answer');
    return answer;
  };
  return new RecordCreations({
    list: async (_, params = []) => {
      questions.push(params.map((one) => one.join('=')).join('&'));
      const members = next(lists);
      return { members, total: members.length };
    },
    post: async (path, body) => {
      expect(path).toBe('admin/solidaries');
      sent.push({ ...body });
      return next(answers);
    },
  });
}
const errorOf = (promise: Promise<unknown>) => promise.then(() => null, toAppError);

describe('the creation of a record', () => {
  it('is sent once and known by the number of its answer', async () => {
    lists = [[row(7)]];
    answers = [{ id: 8 }];
    expect(await creations().create(asked(), call)).toEqual({ outcome: 'created', id: 8, isConfirmed: true });
    expect(sent).toHaveLength(1);
    expect(questions).toEqual(['page=1&perPage=1&order[id]=desc']);
  });

  it('that was made is not made again by the same attempt, whoever asks for it', async () => {
    lists = [[row(7)]];
    answers = [{ id: 8 }];
    const service = creations();
    await service.create(asked(), call);
    expect(await service.create(asked({ isSure: true }), call)).toMatchObject({ outcome: 'created', id: 8 });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a 500', failed],
    ['a lost answer', lost],
  ])('is found by the names after %s, above every number before, and is not sent again', async (_, failure) => {
    lists = [[row(7)], [row(9, { admingivenName: 'Zoé' }), row(8), row(7)]];
    answers = [failure()];
    expect(await creations().create(asked(), call)).toEqual({ outcome: 'created', id: 8, isConfirmed: false });
    expect(sent).toHaveLength(1);
    expect(questions[1]).toBe('page=1&perPage=50&order[id]=desc&givenName=Béa&familyName=Martin');
  });

  it('whose answer is no record is found in the list, and is not sent again', async () => {
    lists = [[row(7)], [row(8), row(7)]];
    answers = [{}];
    expect(await creations().create(asked(), call)).toEqual({ outcome: 'created', id: 8, isConfirmed: false });
    expect(sent).toHaveLength(1);
  });

  it('of a known person is found by the user, whoever has the same names', async () => {
    lists = [[row(7)], [row(9, { adminuserId: 12 }), row(8)]];
    answers = [failed()];
    expect(await creations().create(asked(known), call)).toMatchObject({ id: 8, isConfirmed: false });
  });

  it('that a 500 refused is not in the list: it can be tried again, and is sent again then', async () => {
    lists = [[row(7)]];
    answers = [failed(), { id: 8 }];
    const service = creations();
    expect(await service.create(asked(), call)).toMatchObject({ outcome: 'notCreated', error: { kind: 'server' } });
    expect(await service.create(asked(), call)).toMatchObject({ outcome: 'created', id: 8 });
    expect(sent).toHaveLength(2);
  });

  it('whose answer is lost and whose list cannot be read stays unknown, and the next try sends nothing', async () => {
    lists = [[row(7)], failed()];
    answers = [lost()];
    const service = creations();
    expect(await service.create(asked(), call)).toEqual({ outcome: 'unknown' });
    expect(await service.create(asked(), call)).toEqual({ outcome: 'unknown' });
    expect(sent).toHaveLength(1);
    lists = [[row(8), row(7)]];
    expect(await service.create(asked(), call)).toEqual({ outcome: 'created', id: 8, isConfirmed: false });
    expect(sent).toHaveLength(1);
  });

  it('of unknown outcome that is not in the list is sent again only when the person is sure', async () => {
    lists = [[row(7)]];
    answers = [lost(), { id: 8 }];
    const service = creations();
    expect(await service.create(asked(), call)).toEqual({ outcome: 'unknown' });
    expect(await service.create(asked(), call)).toEqual({ outcome: 'unknown' });
    expect(await service.create(asked({ isSure: true }), call)).toMatchObject({ outcome: 'created', id: 8 });
    expect(sent).toHaveLength(2);
  });

  it('that the platform refuses with a reason fails with that reason, without a look in the list', async () => {
    lists = [[row(7)]];
    const platformText = 'At least one day should be selected for a regular trip';
    answers = [new AppFailure({ kind: 'invalid', status: 400, fields: [], platformText })];
    expect(await errorOf(creations().create(asked(), call))).toMatchObject({ platformText });
    expect(questions).toHaveLength(1);
  });

  it('is not sent where the platform cannot be reached before', async () => {
    lists = [lost()];
    expect(await errorOf(creations().create(asked(), call))).toMatchObject({ kind: 'network', isUnsent: true });
    expect(sent).toEqual([]);
  });

  it('is sent without the right to the list; its failure then stays unknown', async () => {
    lists = [denied()];
    answers = [failed(), { id: 8 }];
    const service = creations();
    expect(await service.create(asked(), call)).toEqual({ outcome: 'unknown' });
    expect(await service.create(asked({ isSure: true }), call)).toMatchObject({ outcome: 'created' });
  });

  it('is forgotten with the session', async () => {
    lists = [[row(7)], failed()];
    answers = [lost(), { id: 9 }];
    const service = creations();
    await service.create(asked(), call);
    service.clear();
    lists = [[row(7)]];
    expect(await service.create(asked(), call)).toMatchObject({ outcome: 'created', id: 9 });
  });
});
