import { fold } from '../data/names.ts';
import type { Query } from '../http/query.ts';
import type { UserRecord } from '../store/user-record.ts';

type Key = string | number | null;
type Direction = 1 | -1;

const textKey = (text: string | null): Key => (text === null ? null : fold(text));
const flagKey = (value: boolean | null): Key => (value === null ? null : Number(value));

/** Sort keys. Unknown ones are ignored silently (docs/platform/a-auth-users.md §5). */
const keys: Readonly<Record<string, (user: UserRecord) => Key>> = {
  id: ({ id }) => id,
  givenName: ({ givenName }) => textKey(givenName),
  familyName: ({ familyName }) => textKey(familyName),
  email: ({ email }) => textKey(email),
  status: ({ status }) => status,
  gender: ({ gender }) => gender,
  identityStatus: ({ identityStatus }) => identityStatus,
  nationality: ({ nationality }) => textKey(nationality),
  birthDate: ({ birthDate }) => birthDate,
  createdDate: ({ createdDate }) => createdDate,
  validatedDate: ({ validatedDate }) => validatedDate,
  lastActivityDate: ({ lastActivityDate }) => lastActivityDate,
  telephone: ({ telephone }) => telephone,
  rezoKit: ({ rezoKit }) => flagKey(rezoKit),
  cardLetter: ({ cardLetter }) => flagKey(cardLetter),
  cardLetterPosted: ({ cardLetterPosted }) => flagKey(cardLetterPosted),
};

/** Null sorts first, as in the platform's database. Keys of one sort have one type. */
function compare(left: Key, right: Key): number {
  if (left === right) return 0;
  if (left === null) return -1;
  if (right === null) return 1;
  return left < right ? -1 : 1;
}

interface Order {
  key: (user: UserRecord) => Key;
  direction: Direction;
}

function ordersOf(query: Query): Order[] {
  return query.keyed('order').flatMap(([name, value]) => {
    const key = keys[name];
    const direction = value.toLowerCase();
    if (key === undefined || (direction !== 'asc' && direction !== 'desc')) return [];
    return [{ key, direction: direction === 'asc' ? 1 : -1 } satisfies Order];
  });
}

/** Returns ids in the requested order; ascending id breaks ties and is the default. */
export function sortedIds(users: Iterable<UserRecord>, query: Query): number[] {
  const orders = ordersOf(query);
  if (orders.length === 0) return Array.from(users, ({ id }) => id);
  const rows = Array.from(users, (user) => ({ id: user.id, keys: orders.map(({ key }) => key(user)) }));
  rows.sort((left, right) => {
    for (const [index, { direction }] of orders.entries()) {
      const difference = compare(left.keys[index] ?? null, right.keys[index] ?? null);
      if (difference !== 0) return difference * direction;
    }
    return left.id - right.id;
  });
  return rows.map(({ id }) => id);
}
