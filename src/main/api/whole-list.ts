import type { z } from 'zod';
import type { ListQuery, RowCondition, Sort } from '#shared/resources/define.ts';

/** Compares texts as a French reader expects, with numbers in them by their value. */
const { compare } = new Intl.Collator('fr', { numeric: true });

const rank = (value: unknown): number => (value === null || value === undefined || value === '' ? 1 : 0);

function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  return compare(String(left), String(right));
}

type Row = Readonly<Record<string, unknown>>;

/** Orders rows by some of their fields; a row without a value comes last in both directions. */
const byFields =
  (sorts: readonly Sort[]) =>
  (left: Row, right: Row): number => {
    for (const { field, direction } of sorts) {
      const [one, other] = [left[field], right[field]];
      const order = rank(one) - rank(other) || (direction === 'asc' ? 1 : -1) * compareValues(one, other);
      if (order !== 0) return order;
    }
    return 0;
  };

interface WholeList {
  members: readonly unknown[];
  row: z.ZodType;
  query: Pick<ListQuery, 'page' | 'perPage' | 'sort'>;
  condition: RowCondition<never> | null;
}

/**
 * Filters, sorts and pages a list that was answered whole. Rows that cannot be read cannot be compared: they come last,
 * so that none seems to be missing.
 * @returns the members of the page, and the number of those over all pages
 */
export function pageOfWhole({ members, row, query, condition }: WholeList): { page: unknown[]; total: number } {
  const readable: { member: unknown; read: Row }[] = [];
  const others: unknown[] = [];
  for (const member of members) {
    const read = row.safeParse(member);
    if (!read.success) others.push(member);
    // Rows of a resource are objects, and `condition` compares those of this one.
    else if (condition === null || condition.includes(read.data as never))
      readable.push({ member, read: read.data as Row });
  }
  const order = byFields([...query.sort, { field: 'id', direction: 'asc' }]);
  const sorted = readable.toSorted((left, right) => order(left.read, right.read)).map(({ member }) => member);
  const all = [...sorted, ...others];
  return { page: all.slice((query.page - 1) * query.perPage, query.page * query.perPage), total: all.length };
}
