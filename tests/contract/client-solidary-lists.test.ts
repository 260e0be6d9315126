import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { duplicatesOf } from '#renderer/features/solidary/duplicates/duplicates.ts';
import { contract, type ParsedRequestOf } from '#shared/ipc/contract.ts';
import { structureId } from '#shared/resources/solidary/ids.ts';
import { slotNames } from '#shared/resources/solidary/slot-filter.ts';
import { type Connected, connect, departures } from './support/connected.ts';

// docs/screens/08-solidary-people.md §9: what the platform cannot compare is compared here, over its whole answer.

let house: Connected;
beforeAll(async () => {
  house = await connect('solidaryOperator', 1000);
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.requests.length = 0;
});

type Beneficiaries = ParsedRequestOf<'solidarybeneficiaries.list'>;
type Volunteers = ParsedRequestOf<'solidaryvolunteers.list'>;
const whole = { page: 1, perPage: 500, sort: [] };
const beneficiaries = async (filters: Beneficiaries['filters'] = {}, rest: Partial<Beneficiaries> = whole) => {
  const request = contract['solidarybeneficiaries.list'].request.parse({ ...whole, ...rest, filters });
  return house.handlers['solidarybeneficiaries.list'](request, house.call);
};
const volunteers = async (filters: Volunteers['filters'] = {}) => {
  const request = contract['solidaryvolunteers.list'].request.parse({ ...whole, filters });
  return house.handlers['solidaryvolunteers.list'](request, house.call);
};
const asked = (name: string) =>
  house.server.requests.map(({ request }) => new URL(request.url, 'http://host').searchParams.get(name));
const here = structureId.parse(1);

describe('the rows of a structure, and those pending there', () => {
  it('are those of the whole list of beneficiaries, read by 500, with their number over all pages', async () => {
    const all = (await beneficiaries()).rows;
    house.server.requests.length = 0;
    const own = await beneficiaries({ structure: here }, { perPage: 25 });
    const expected = all.filter(({ structures }) => structures.some((one) => one.structureId === here));
    expect(own.total).toBe(expected.length);
    expect(own.rows).toHaveLength(25);
    expect(asked('perPage')).toEqual(['500']);
    const pending = await beneficiaries({ structure: here, isPending: true });
    expect(pending.total).toBeGreaterThan(0);
    expect(pending.total).toBeLessThan(own.total);
    for (const { structures } of pending.rows) {
      expect(structures.find((one) => one.structureId === here)?.status).toBe(0);
    }
    expect(departures(house)).toEqual([]);
  });

  it('are found among volunteers too, by the part of the week when they can drive', async () => {
    const all = await volunteers({ structure: here });
    const [slot] = slotNames;
    if (slot === undefined) throw new Error('a week has slots');
    const free = await volunteers({ structure: here, slot });
    expect(free.total).toBeGreaterThan(0);
    expect(free.total).toBeLessThan(all.total);
    for (const row of free.rows) {
      expect(row.slots.morning.mon).toBe(true);
      expect(row.structures.find((one) => one.structureId === here)?.status).toBe(1);
    }
    expect(departures(house)).toEqual([]);
  });
});

describe('a telephone in any spelling', () => {
  it('is asked one spelling after another, until somebody is found', async () => {
    const known = (await beneficiaries()).rows.find(({ telephone }) => /^0\d{9}$/.test(telephone ?? ''));
    const digits = known?.telephone ?? '';
    house.server.requests.length = 0;
    const found = await beneficiaries({ anyTelephone: `+33 ${digits.slice(1)}` }, { perPage: 25 });
    expect(found.rows.map(({ id }) => id)).toContain(known?.id);
    expect(asked('telephone')).toEqual([`+33${digits.slice(1)}`, digits]);
    expect(departures(house)).toEqual([]);
  });

  it('goes under the name that the platform knows for volunteers', async () => {
    const everybody = (await volunteers()).total;
    house.server.requests.length = 0;
    expect((await volunteers({ anyTelephone: '06 99 99 99 99' })).total).toBeLessThan(everybody);
    expect(asked('user.telephone')[0]).toBe('0699999999');
    expect(new Set(asked('telephone'))).toEqual(new Set([null]));
    expect(departures(house)).toEqual([]);
  });
});

it('people of training share telephones and names, so that there are possible duplicates', async () => {
  const groups = duplicatesOf((await beneficiaries()).rows);
  expect(new Set(groups.flatMap(({ likenesses }) => likenesses))).toEqual(new Set(['telephone', 'names']));
});

describe('the records of whoever has a telephone', () => {
  const records = async (filters: ParsedRequestOf<'solidaryrecords.list'>['filters'], perPage = 500) => {
    const request = contract['solidaryrecords.list'].request.parse({ ...whole, perPage, filters });
    return house.handlers['solidaryrecords.list'](request, house.call);
  };

  it('are found by every spelling of it, which the platform does not compare, with their number over all pages', async () => {
    const all = (await records({})).rows;
    const [one] = all.filter(({ telephone }) => /^0\d{9}$/.test(telephone ?? ''));
    const { telephone } = one ?? {};
    if (typeof telephone !== 'string') throw new Error('somebody has a French telephone');
    const expected = all.filter((row) => row.telephone === telephone).map(({ id }) => id);
    house.server.requests.length = 0;
    const pairs = telephone.match(/\d{2}/g) ?? [];
    const digits = telephone.slice(1);
    const spellings = [
      telephone,
      pairs.join(' '),
      pairs.join('.'),
      `+33 (0)${digits}`,
      `+33${digits}`,
      `0033${digits}`,
    ];
    for (const typed of [...spellings, `tel:+33${digits}`, ` ${pairs.join('\u00a0')} `]) {
      const found = await records({ familyName: typed.trim() }, 25);
      expect([typed, found.rows.map(({ id }) => id), found.total]).toEqual([typed, expected, expected.length]);
    }
    expect(asked('familyName').every((sent) => sent === null)).toBe(true);
    expect(departures(house)).toEqual([]);
  });

  it('are found below a progression too, and a name is still a name', async () => {
    const open = await records({ progression: 100 });
    const [row] = open.rows.filter(({ telephone, familyName }) => Boolean(telephone && familyName));
    if (!row?.telephone || !row.familyName) throw new Error('somebody has a telephone and a name');
    const found = await records({ progression: 100, familyName: row.telephone });
    expect(found.rows.map(({ id }) => id)).toContain(row.id);
    house.server.requests.length = 0;
    expect((await records({ familyName: row.familyName })).rows.map(({ id }) => id)).toContain(row.id);
    expect(asked('familyName')).toEqual([row.familyName]);
  });
});
