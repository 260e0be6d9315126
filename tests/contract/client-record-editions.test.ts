import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { editOf } from '#shared/resources/solidaryrecords/form/edit-values.ts';
import { draftOfRecord, planEdit } from '#shared/resources/solidaryrecords/form/plan.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { type Connected, connect, departures } from './support/connected.ts';

const TODAY = '2026-11-23';

let house: Connected;
beforeAll(async () => {
  house = await connect('solidaryOperator', 200);
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.faults.clear();
  house.server.requests.length = 0;
});

const read = async (id: number): Promise<RecordItem> =>
  (await house.handlers['solidaryrecords.read']({ id }, house.call)).record;

const structureOf = async ({ structureId }: RecordItem): Promise<Structure> =>
  // The handler of any resource answers its item.
  (await house.handlers['solidarystructures.get']({ id: structureId }, house.call)) as Structure;

/** An open record of a frequency that the platform can read, with its structure. */
async function recordOf(frequency: 1 | 2 | 3): Promise<{ record: RecordItem; structure: Structure }> {
  const request = contract['solidaryrecords.list'].request.parse({
    page: 1,
    perPage: 60,
    sort: [{ field: 'id', direction: 'desc' }],
    filters: {},
  });
  const { rows } = await house.handlers['solidaryrecords.list'](request, house.call);
  for (const { id, status } of rows) {
    if (!isOpen(status)) continue;
    const record = await read(id).catch(() => null);
    const choices = Object.values(record?.choices ?? {}).filter((choice) => choice !== null);
    const isPlain = frequency !== 2 || choices.length <= 1;
    if (record?.frequency === frequency && isPlain) return { record, structure: await structureOf(record) };
  }
  throw new Error(`no record of frequency ${frequency}`);
}

async function edit(
  { record, structure }: { record: RecordItem; structure: Structure },
  change: (draft: RecordDraft) => RecordDraft,
) {
  const context = { structure, today: TODAY, hasFiles: false, canChangePerson: false };
  const draft = change(draftOfRecord(record, context));
  const plan = planEdit(record, draft, context);
  const request = {
    id: record.id,
    edit: editOf(record, draft, plan, context),
    before: knownStateOf(record),
    seen: null,
  };
  house.server.requests.length = 0;
  const result = await house.handlers['solidaryrecords.edit'](
    contract['solidaryrecords.edit'].request.parse(request),
    house.call,
  );
  return { route: plan.route, result };
}

const patches = () => house.server.requests.filter(({ request }) => request.method === 'PATCH');
const bodies = () => patches().map(({ request }): Record<string, unknown> => JSON.parse(String(request.body)));

describe('an edition of a record', () => {
  it('is a merge patch of changed keys in place, after a look at the list alone', async () => {
    const own = await recordOf(2);
    const { route, result } = await edit(own, (draft) => ({
      ...draft,
      needs: { ...draft.needs, additionalNeed: 'Un chien' },
    }));
    expect(route).toBe('inPlace');
    expect(result).toMatchObject({ outcome: 'changed', id: own.record.id });
    expect(result.record?.needs.map(({ label }) => label)).toContain('Un chien');
    expect(bodies()).toEqual([{ additionalNeed: 'Un chien' }]);
    expect(house.server.requests.map(({ request }) => request.method)).toEqual(['GET', 'PATCH']);
    expect(departures(house)).toEqual([]);
  });

  it.each([
    ['punctual', 1],
    ['flexible', 3],
  ] as const)('replaces a %s record by another of its kind, with the whole journey', async (_, frequency) => {
    const own = await recordOf(frequency);
    const { route, result } = await edit(own, (draft) => ({
      ...draft,
      needs: { ...draft.needs, additionalNeed: 'Un chien' },
    }));
    expect(route).toBe('replaces');
    expect(result).toMatchObject({ outcome: 'replaced', record: null });
    expect(result.id).not.toBe(own.record.id);
    const [body] = bodies();
    expect(body).toMatchObject({ regular: false, origin: expect.any(Object), additionalNeed: 'Un chien' });
    expect(departures(house)).toEqual([]);
    const after = await read(result.id);
    expect(after).toMatchObject({
      status: 0,
      progression: 0,
      frequency,
      replaces: own.record.id,
      fromDate: own.record.fromDate,
      goesAnywhere: own.record.goesAnywhere,
    });
    expect(await read(own.record.id)).toMatchObject({ status: 6, replacedBy: result.id });
  });

  it('moves the journey of a regular record to a new record that keeps its days', async () => {
    const own = await recordOf(2);
    const { route, result } = await edit(own, (draft) => ({
      ...draft,
      journey: { ...draft.journey, goesAnywhere: !draft.journey.goesAnywhere, destination: draft.journey.origin },
      times: { ...draft.times, base: '2027-03-01', regular: { ...draft.times.regular, dateChoice: 2 } },
    }));
    expect(route).toBe('replaces');
    expect(result.outcome).toBe('replaced');
    expect(departures(house)).toEqual([]);
    const after = await read(result.id);
    expect(after).toMatchObject({ frequency: 2, fromDate: '2027-03-01', toDate: '2027-04-01' });
    expect(after.schedules.map(({ days }) => days)).toEqual(own.record.schedules.map(({ days }) => days));
  });

  it('is found to be stored although its answer was lost, and is sent once', async () => {
    const own = await recordOf(1);
    house.server.faults.cut({ path: /\/admin\/solidaries\/\d+$/, method: 'PATCH', times: 1 });
    const { result } = await edit(own, (draft) => ({
      ...draft,
      needs: { ...draft.needs, additionalNeed: 'Un chien' },
    }));
    expect(result).toMatchObject({ outcome: 'replaced' });
    expect(patches()).toHaveLength(1);
  });

  it('is not sent for a record that somebody has replaced meanwhile', async () => {
    const own = await recordOf(1);
    const change = (draft: RecordDraft) => ({ ...draft, needs: { ...draft.needs, additionalNeed: 'Un chien' } });
    const { result: first } = await edit(own, change);
    const { result } = await edit(own, change);
    expect(result).toMatchObject({ outcome: 'gone', newest: { id: first.id } });
    expect(patches()).toEqual([]);
  });
});
