import { namesKey, telephoneKey } from '#shared/duplicates/likeness.ts';

/** The compared fields of a person. The list of volunteers has no telephones. */
export interface Comparable {
  readonly id: number;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly telephone?: string | null;
}

const likenesses = ['telephone', 'names'] as const;
export type Likeness = (typeof likenesses)[number];

export interface Duplicates<Person> {
  /** At least two, in the order of the list. */
  people: readonly Person[];
  /** The values that members of the group share. */
  likenesses: readonly Likeness[];
}

const comparedBy: Readonly<Record<Likeness, (person: Comparable) => string | null>> = {
  telephone: ({ telephone }) => telephoneKey(telephone),
  names: namesKey,
};

/** People who share a value, those of more than one. */
const sharing = <Person extends Comparable>(people: readonly Person[], likeness: Likeness) =>
  [...Map.groupBy(people, comparedBy[likeness])]
    .filter(([value, same]) => value !== null && same.length > 1)
    .map(([, same]) => ({ people: same, likenesses: [likeness] }));

/**
 * Finds people of different ids with the same telephone digits or the same names, in groups: whoever resembles one of a
 * group belongs to it (docs/screens/08-solidary-people.md §9).
 */
export function duplicatesOf<Person extends Comparable>(rows: readonly Person[]): Duplicates<Person>[] {
  const people = [...new Map(rows.map((row) => [row.id, row])).values()];
  const place = new Map(people.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Comparable) => place.get(id) ?? 0;
  const found = likenesses
    .flatMap((likeness) => sharing(people, likeness))
    .reduce<{ people: Person[]; likenesses: Likeness[] }[]>((groups, next) => {
      const touched = groups.filter((group) => group.people.some((person) => next.people.includes(person)));
      const joined = [...touched, next];
      const one = {
        people: [...new Set(joined.flatMap((group) => group.people))],
        likenesses: likenesses.filter((likeness) => joined.some((group) => group.likenesses.includes(likeness))),
      };
      return [...groups.filter((group) => !touched.includes(group)), one];
    }, [])
    .map((group) => ({ ...group, people: group.people.toSorted((left, right) => placeOf(left) - placeOf(right)) }));
  const firstOf = ({ people: [first] }: Duplicates<Person>) => (first === undefined ? 0 : placeOf(first));
  return found.toSorted((left, right) => firstOf(left) - firstOf(right));
}
