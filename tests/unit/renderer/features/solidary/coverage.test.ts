import { expect, it } from 'vitest';
import { coverageOf } from '#renderer/features/solidary/coverage/coverage.ts';
import { beyondStructures } from '#shared/resources/solidary/local.ts';
import { beyondSlots } from '#shared/resources/solidary/slot-filter.ts';
import { elsewhere, here, inStructure, ticked, volunteer } from './support.ts';

const people = [
  volunteer({ id: 1, slots: ticked('mon-morning', 'mon-evening') }),
  volunteer({ id: 2, slots: ticked('mon-morning') }),
  volunteer({ id: 3, slots: ticked('mon-morning', 'sun-afternoon'), structures: [inStructure(elsewhere)] }),
  volunteer({ id: 4, slots: ticked('mon-morning'), structures: [inStructure(here, 0), inStructure(elsewhere, 2)] }),
  volunteer({ id: 5, slots: ticked('mon-morning') }),
  volunteer({ id: 6, slots: ticked('mon-morning') }),
];
const at = (name: string, structure: typeof here | undefined = here) =>
  coverageOf(people, structure).find((slot) => slot.name === name);
const kept = (asked: { includes(row: (typeof people)[number]): boolean } | null) =>
  asked === null ? null : people.filter((row) => asked.includes(row)).map(({ id }) => id);

it('counts the accepted volunteers of the structure for each part of each day', () => {
  expect(coverageOf(people, here)).toHaveLength(21);
  expect(at('mon-morning')).toMatchObject({ count: 4, level: 4, part: 'morning', day: 'mon' });
  expect(at('mon-evening')).toMatchObject({ count: 1, level: 1 });
  expect(at('sun-afternoon')).toMatchObject({ count: 0, level: 0 });
  expect(coverageOf([], here).every(({ count, level }) => count === 0 && level === 0)).toBe(true);
});

it('filters the list to as many rows as the cell counts', () => {
  for (const { name, count } of coverageOf(people, here)) {
    expect(kept(beyondSlots({ structure: here, slot: name }))).toHaveLength(count);
  }
  expect(kept(beyondSlots({ slot: 'sun-afternoon' }))).toEqual([3]);
});

it('keeps the rows of a structure, and those that are pending there and not elsewhere', () => {
  expect(kept(beyondStructures({ structure: here }))).toEqual([1, 2, 4, 5, 6]);
  expect(kept(beyondStructures({ structure: here, isPending: true }))).toEqual([4]);
  expect(kept(beyondStructures({ structure: elsewhere, isPending: true }))).toEqual([]);
  expect(kept(beyondStructures({ isPending: true }))).toEqual([4]);
  expect(beyondStructures({})).toBeNull();
  expect(beyondSlots({})).toBeNull();
});
