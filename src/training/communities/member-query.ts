import { fold } from '../data/names.ts';
import { queryError } from '../http/errors.ts';
import { wireDate } from '../resource/wire.ts';
import { joinedOn, type Member } from './memberships.ts';

type Column = (member: Member) => string | null;

const joined: Column = (member) => wireDate(joinedOn(member));
const whenStatus =
  (...statuses: number[]): Column =>
  (member) =>
    statuses.includes(member.membership.status) ? joined(member) : null;

/** Columns that the list searches. */
const columns: Readonly<Record<string, Column>> = {
  status: ({ membership }) => String(membership.status),
  createdDate: joined,
  acceptedDate: whenStatus(1, 2),
  refusedDate: whenStatus(3),
  givenName: ({ user }) => user.givenName,
  familyName: ({ user }) => user.familyName,
  lastActivityDate: ({ user: { lastActivityDate } }) => (lastActivityDate === null ? null : wireDate(lastActivityDate)),
};

const orders: Readonly<Record<string, (member: Member) => string | number | null>> = {
  ...columns,
  id: ({ membership }) => membership.id,
  updatedDate: () => null,
};

/**
 * Builds the filter of the members list: each parameter is a condition on the column of its name, matching part of its
 * text. An unknown column, an apostrophe or a list of values breaks the query (docs/platform/b-communities-content.md
 * §5).
 * @throws PlatformError 503
 */
export function memberFilter(params: URLSearchParams): (member: Member) => boolean {
  const conditions = [...params]
    .filter(([name]) => name !== 'page' && name !== 'perPage' && !name.startsWith('order['))
    .map(([name, value]) => {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
      if (column === undefined || value.includes("'")) throw queryError();
      const wanted = fold(value);
      return (member: Member) => fold(column(member) ?? '').includes(wanted);
    });
  return (member) => conditions.every((fits) => fits(member));
}

/**
 * Sorts members. Unlike in other lists, an unknown sort key breaks the query.
 * @throws PlatformError 503
 */
export function sortMembers(members: Member[], params: URLSearchParams): Member[] {
  const wanted = [...params].flatMap(([parameter, direction]) => {
    const name = /^order\[(\w+)\]$/.exec(parameter)?.[1];
    if (name === undefined && !parameter.startsWith('order[')) return [];
    const key = name === undefined || !Object.hasOwn(orders, name) ? undefined : orders[name];
    if (key === undefined) throw queryError();
    return [{ key, sign: direction.toLowerCase() === 'desc' ? -1 : 1 }];
  });
  return members.sort((left, right) => {
    for (const { key, sign } of wanted) {
      const [a, b] = [key(left) ?? '', key(right) ?? ''];
      if (a !== b) return a < b ? -sign : sign;
    }
    return left.membership.id - right.membership.id;
  });
}
