import {
  type Comparable,
  type Doubt,
  doubts,
  type Facts,
  factsOf,
  type Level,
  type Likeness,
  levels,
  likenessOf,
  pairOf,
  type Reason,
  reasons,
} from './likeness.ts';
import { mostSharing } from './limits.ts';

export interface Group<Person> extends Likeness {
  /** At least two, in the order of the list. */
  readonly people: readonly Person[];
}

export interface Groups<Person> {
  /** The surest first, then in the order of the list. */
  readonly groups: readonly Group<Person>[];
  /** Values that more than `mostSharing` accounts have, such as the telephone of a reception. */
  readonly setAside: number;
}

interface Edge {
  readonly one: number;
  readonly other: number;
  readonly likeness: Likeness;
}

/** By what an account may resemble another one: a pair that has none of these in common is not compared. */
function bucketsOf({ telephone, email, names, given, family, birthDate }: Facts): string[] {
  const words = birthDate === null ? [] : [...new Set([...given, ...family])];
  return [
    ...(telephone === null ? [] : [`telephone ${telephone}`]),
    ...(email === null ? [] : [`email ${email}`]),
    ...(names === null ? [] : [`names ${names}`]),
    // Similar names have a word in common: one of several, or the one without the slip.
    ...words.map((word) => `born ${birthDate} ${word}`),
  ];
}

/** The places of a list, joined into sets. */
class Joined {
  readonly #above: number[];

  constructor(count: number) {
    this.#above = Array.from({ length: count }, (_, at) => at);
  }

  rootOf(place: number): number {
    let root = place;
    for (let above = this.#above[root]; above !== undefined && above !== root; above = this.#above[root]) root = above;
    // The way is shortened, so that long chains cost nothing.
    for (let at = place; at !== root; ) {
      const next = this.#above[at] ?? root;
      this.#above[at] = root;
      at = next;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [first, second] = [this.rootOf(one), this.rootOf(other)];
    this.#above[Math.max(first, second)] = Math.min(first, second);
  }
}

const bestOf = (edges: readonly Edge[]): Level =>
  levels.find((level) => edges.some(({ likeness }) => likeness.level === level)) ?? 'possible';

const saidBy = <Sign extends Reason | Doubt>(
  signs: readonly Sign[],
  edges: readonly Edge[],
  of: (likeness: Likeness) => readonly Sign[],
): Sign[] => signs.filter((sign) => edges.some(({ likeness }) => of(likeness).includes(sign)));

/** Joins the ends of the edges; whoever resembles one of a group belongs to it. */
function joinedBy<Person>(people: readonly Person[], edges: readonly Edge[]): (Group<Person> & { first: number })[] {
  const joined = new Joined(people.length);
  for (const { one, other } of edges) joined.join(one, other);
  return [...Map.groupBy(edges, ({ one }) => joined.rootOf(one))].map(([first, own]) => {
    const places = new Set(own.flatMap(({ one, other }) => [one, other]));
    return {
      first,
      people: [...places].toSorted((left, right) => left - right).flatMap((place) => people[place] ?? []),
      level: bestOf(own),
      reasons: saidBy(reasons, own, (likeness) => likeness.reasons),
      doubts: saidBy(doubts, own, (likeness) => likeness.doubts),
    };
  });
}

/** Accounts, or values that they share, that are gone through before other work may run. */
const STEP = 500;

/**
 * Groups accounts that may be of one person. Those of a home, who share a telephone alone, form groups of their own
 * beside the surer ones, so that a family is not one person with them. Yields now and then, for a thread that has other
 * work.
 * @param judged pairs (`pairOf`) that are known to be of different people
 */
export function* grouping<Person extends Comparable>(
  rows: readonly Person[],
  judged: ReadonlySet<string> = new Set(),
): Generator<void, Groups<Person>> {
  const people = [...new Map(rows.map((row) => [row.id, row])).values()];
  const facts: Facts[] = [];
  const buckets = new Map<string, number[]>();
  for (const [place, person] of people.entries()) {
    const one = factsOf(person);
    facts.push(one);
    for (const name of bucketsOf(one)) {
      const bucket = buckets.get(name);
      if (bucket === undefined) buckets.set(name, [place]);
      else bucket.push(place);
    }
    if (place % STEP === STEP - 1) yield;
  }
  const edges = new Map<string, Edge>();
  const compare = (one: number, other: number) => {
    const [first, second] = [facts[one], facts[other]];
    if (first === undefined || second === undefined) return;
    const pair = pairOf(first.id, second.id);
    if (edges.has(pair) || judged.has(pair)) return;
    const likeness = likenessOf(first, second);
    if (likeness !== null) edges.set(pair, { one, other, likeness });
  };
  const shared = [...buckets.values()].filter((places) => places.length > 1);
  yield;
  for (const [at, places] of shared.entries()) {
    if (places.length <= mostSharing) {
      for (const [place, one] of places.entries()) for (const other of places.slice(place + 1)) compare(one, other);
    }
    if (at % STEP === STEP - 1) yield;
  }
  const found = [...edges.values()];
  const strong = found.filter(({ likeness }) => likeness.level !== 'possible');
  const together = new Joined(people.length);
  for (const { one, other } of strong) together.join(one, other);
  const weak = found.filter(
    ({ one, other, likeness }) => likeness.level === 'possible' && together.rootOf(one) !== together.rootOf(other),
  );
  yield;
  const groups = [...joinedBy(people, strong), ...joinedBy(people, weak)]
    .toSorted(
      (left, right) =>
        levels.indexOf(left.level) - levels.indexOf(right.level) ||
        right.reasons.length - left.reasons.length ||
        left.first - right.first,
    )
    .map(({ first: _, ...group }) => group);
  return { groups, setAside: shared.filter((places) => places.length > mostSharing).length };
}

export interface Candidate<Person> extends Likeness {
  readonly person: Person;
}

/** The accounts that may be of the same person as one, the surest first, then in their order. */
export function candidatesOf<Person extends Comparable>(
  one: Comparable,
  others: readonly Person[],
): Candidate<Person>[] {
  const facts = factsOf(one);
  return [...new Map(others.map((person) => [person.id, person])).values()]
    .flatMap((person): Candidate<Person>[] => {
      const likeness = person.id === one.id ? null : likenessOf(facts, factsOf(person));
      return likeness === null ? [] : [{ person, ...likeness }];
    })
    .toSorted(
      (left, right) =>
        levels.indexOf(left.level) - levels.indexOf(right.level) || right.reasons.length - left.reasons.length,
    );
}
