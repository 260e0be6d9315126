import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import type { Volunteer, VolunteerWrite } from '#shared/resources/solidaryvolunteers/index.ts';
import { notablePeople } from '#training/data/solidary.ts';
import { type Connected, connect, departures, errorOf } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('solidaryOperator', 500);
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.faults.clear();
  house.server.requests.length = 0;
});

const list = (filters: object, field = 'familyName') =>
  house.handlers['solidaryvolunteers.list'](
    contract['solidaryvolunteers.list'].request.parse({
      page: 1,
      perPage: 25,
      sort: [{ field, direction: 'asc' }],
      filters,
    }),
    house.call,
  );
const get = async (id: number): Promise<Volunteer> =>
  // The handler of any resource answers its item.
  (await house.handlers['solidaryvolunteers.get']({ id }, house.call)) as Volunteer;
const update = (id: number, changes: Partial<VolunteerWrite>) =>
  house.handlers['solidaryvolunteers.update']({ id, changes }, house.call);
const bodies = () =>
  house.server.requests
    .filter(({ request }) => request.method === 'PATCH')
    .map(({ request }): unknown => JSON.parse(String(request.body)));

const { pendingVolunteer: known } = notablePeople;

it('lists by the names of the wire, sorts by e-mail, and every filter narrows the list to its person', async () => {
  const person = await get(known);
  const everybody = (await list({})).total;
  const wanted = [
    { id: person.id },
    { familyName: person.familyName ?? '' },
    { email: person.email ?? '' },
    { telephone: person.telephone ?? '' },
  ];
  for (const filters of wanted) {
    const { rows, total } = await list(filters);
    expect(rows.map(({ id }) => id)).toContain(person.id);
    expect(total).toBeLessThan(everybody);
  }
  const emails = (await list({}, 'email')).rows.map(({ email }) => email ?? '');
  expect(emails).toEqual(emails.toSorted());
  expect(departures(house)).toEqual([]);
});

describe('a change of availabilities', () => {
  it('sends the slots and times that changed, and reads back exactly that week', async () => {
    const before = await get(known);
    const isOn = !before.slots.evening.sun;
    house.server.requests.length = 0;
    await update(known, { slots: { evening: { sun: isOn } }, windows: { morning: { from: '06:45' } } });
    expect(bodies()).toEqual([{ eSun: isOn, mMinTime: '1970-01-01T06:45:00+00:00' }]);
    expect(departures(house)).toEqual([]);
    const after = await get(known);
    expect(after.slots).toEqual({ ...before.slots, evening: { ...before.slots.evening, sun: isOn } });
    expect(after.windows).toEqual({ ...before.windows, morning: { ...before.windows.morning, from: '06:45' } });
  });

  it('sends nothing where nothing changed', async () => {
    await update(known, {});
    expect(house.server.requests).toEqual([]);
  });

  it.each(['page500', 'page504'] as const)(
    'answered by %s although it is stored is read, not sent again',
    async (answer) => {
      const { slots } = await get(known);
      const changes = { slots: { morning: { sat: !slots.morning.sat } } };
      house.server.requests.length = 0;
      const path = `/admin/solidary_volunteers/${known}`;
      house.server.faults.instead(answer, { method: 'PATCH', path, times: 1 });
      expect(await update(known, changes)).toEqual({ id: known });
      expect(bodies()).toHaveLength(1);
    },
  );
});

it('is told of somebody who is no volunteer any more as a failure that may mean that', async () => {
  expect(await errorOf(get(notablePeople.pseudonymised))).toMatchObject({ kind: 'server', status: 500 });
});
