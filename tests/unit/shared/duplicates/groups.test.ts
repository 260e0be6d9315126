import { describe, expect, it } from 'vitest';
import { candidatesOf, grouping } from '#shared/duplicates/groups.ts';
import { type Comparable, pairOf, pairsOf } from '#shared/duplicates/likeness.ts';
import { mostSharing } from '#shared/duplicates/limits.ts';

const person = (id: number, facts: Partial<Comparable> = {}): Comparable => ({
  id,
  givenName: `Prénom${id}`,
  familyName: `Nom${id}`,
  ...facts,
});
/** All steps at once. */
const groupsOf = (people: readonly Comparable[], judged?: ReadonlySet<string>) => {
  const steps = grouping(people, judged);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
};
const marie = { givenName: 'Marie', familyName: 'Dupont' };
const idsOf = (people: readonly Comparable[], judged?: ReadonlySet<string>) =>
  groupsOf(people, judged).groups.map((group) => group.people.map(({ id }) => id));

describe('groups of accounts', () => {
  it('are the surest first, with what they share', () => {
    const people = [
      person(1, { telephone: '0612345678' }),
      person(2, { ...marie, birthDate: '1980-05-04' }),
      person(3),
      person(4, { telephone: '+33612345678' }),
      person(5, { givenName: 'DUPONT', familyName: 'marie', birthDate: '1980-05-04' }),
      person(6, { givenName: 'Zoé', familyName: 'Petit' }),
      person(7, { givenName: 'zoe', familyName: 'PETIT' }),
    ];
    expect(groupsOf(people).groups.map(({ people: _, ...said }) => said)).toEqual([
      { level: 'sure', reasons: ['names', 'birthDate'], doubts: [] },
      { level: 'likely', reasons: ['names'], doubts: [] },
      { level: 'possible', reasons: ['telephone'], doubts: ['otherNames'] },
    ]);
    expect(idsOf(people)).toEqual([
      [2, 5],
      [6, 7],
      [1, 4],
    ]);
  });

  it('do not take a family at one telephone for the person who is there twice', () => {
    const home = { telephone: '0383111111', familyName: 'Dupont' };
    const family = [
      person(1, { ...home, givenName: 'Marie' }),
      person(2, { ...home, givenName: 'Luc' }),
      person(3, { ...home, givenName: 'Zoé' }),
      person(4, { familyName: 'DUPONT', givenName: 'marie', telephone: '03 83 11 11 11' }),
    ];
    expect(idsOf(family)).toEqual([
      [1, 4],
      [1, 2, 3, 4],
    ]);
    expect(groupsOf(family).groups.map(({ level }) => level)).toEqual(['sure', 'possible']);
  });

  it('leave out pairs that were judged, and an account that comes twice', () => {
    const people = [person(1, marie), person(2, marie), person(2, marie), person(3, marie)];
    expect(idsOf(people)).toEqual([[1, 2, 3]]);
    expect(idsOf(people, new Set([pairOf(1, 3), pairOf(3, 2)]))).toEqual([[1, 2]]);
    expect(idsOf(people, new Set(pairsOf([1, 2, 3]).map(([one, other]) => pairOf(one, other))))).toEqual([]);
  });

  it('take nothing from empty names, telephones and dates', () => {
    const nobody = { givenName: '', familyName: null, telephone: '', email: '', birthDate: null };
    expect(idsOf(Array.from({ length: 200 }, (_, at) => person(at + 1, nobody)))).toEqual([]);
  });

  it('set aside what too many share, such as a telephone of a reception or an invented birth date', () => {
    const shared = { telephone: '0383000000', birthDate: '1900-01-01' };
    const many = Array.from({ length: mostSharing + 1 }, (_, at) => person(at + 1, shared));
    expect(groupsOf(many)).toEqual({ groups: [], setAside: 1 });
    expect(idsOf(many.slice(1))).toEqual([many.slice(1).map(({ id }) => id)]);
  });

  it('are found among 5,000 accounts, whatever they share', () => {
    const people = Array.from({ length: 5000 }, (_, at) => {
      const born = `19${String(50 + (at % 50))}-01-01`;
      return person(at + 1, {
        givenName: 'Marie',
        familyName: `Martin${at % 2500}`,
        birthDate: born,
        telephone: '0600000000',
      });
    });
    const { groups, setAside } = groupsOf(people);
    expect(groups).toHaveLength(2500);
    expect(groups.every((group) => group.people.length === 2 && group.level === 'sure')).toBe(true);
    expect(setAside).toBeGreaterThan(0);
  });
});

describe('the candidates of a person', () => {
  it('are the surest first, without the person', () => {
    const one = person(1, { ...marie, telephone: '0612345678' });
    const others = [
      one,
      person(2, { telephone: '0612345678' }),
      person(3, { ...marie, telephone: '06 12 34 56 78' }),
      person(3, { ...marie, telephone: '06 12 34 56 78' }),
      person(4),
    ];
    expect(candidatesOf(one, others).map(({ person: { id }, level }) => [id, level])).toEqual([
      [3, 'sure'],
      [2, 'possible'],
    ]);
  });
});
