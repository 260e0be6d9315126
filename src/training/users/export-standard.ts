import { csvLine } from '../http/csv.ts';
import { wireDate } from '../resource/wire.ts';
import type { UserRecord } from '../store/user-record.ts';

type Column = readonly [name: string, value: (user: UserRecord) => string | number | null];

const columns: readonly Column[] = [
  ['id', ({ id }) => id],
  ['givenName', ({ givenName }) => givenName],
  ['familyName', ({ familyName }) => familyName],
  ['email', ({ email }) => email],
  ['telephone', ({ telephone }) => telephone],
  ['newsSubscription', ({ newsSubscription }) => (newsSubscription === null ? null : Number(newsSubscription))],
  ['createdDate', ({ createdDate }) => wireDate(createdDate)],
  ['lastActivityDate', ({ lastActivityDate }) => (lastActivityDate === null ? null : wireDate(lastActivityDate))],
];

/**
 * Lines of the standard export; a column that no row fills is left out (docs/platform/a-auth-users.yaml, exportUsers).
 */
export function* standardLines(ids: readonly number[], get: (id: number) => UserRecord | undefined): Generator<string> {
  const isFilled = ([, value]: Column) =>
    ids.some((id) => {
      const user = get(id);
      return user !== undefined && value(user) !== null;
    });
  const present = columns.filter(isFilled);
  if (present.length === 0) return;
  yield csvLine(present.map(([name]) => name));
  for (const id of ids) {
    const user = get(id);
    if (user !== undefined) yield csvLine(present.map(([, value]) => value(user)));
  }
}
