import { fold, likeKey } from '../data/names.ts';
import { queryError } from '../http/errors.ts';
import { wireDate, wireDateOrNull } from '../resource/wire.ts';
import { acceptedOn, joinedOn, type Member, refusedOn } from './memberships.ts';

type Column = (member: Member) => string | null;

const joined: Column = (member) => wireDate(joinedOn(member));
const dateOf =
  (date: (member: Member) => number | null): Column =>
  (member) =>
    wireDateOrNull(date(member));

/** Columns that the list searches. */
const columns: Readonly<Record<string, Column>> = {
  status: ({ membership }) => String(membership.status),
  createdDate: joined,
  acceptedDate: dateOf(acceptedOn),
  refusedDate: dateOf(refusedOn),
  givenName: ({ user }) => user.givenName,
  familyName: ({ user }) => user.familyName,
  lastActivityDate: dateOf(({ user }) => user.lastActivityDate),
};

const orders: Readonly<Record<string, (member: Member) => string | number | null>> = {
  ...columns,
  givenName: ({ user }) => fold(user.givenName ?? ''),
  familyName: ({ user }) => fold(user.familyName ?? ''),
  id: ({ membership }) => membership.id,
  updatedDate: () => null,
};

/** The condition `LIKE '%value%'` of the database, whose signs `%` and `_` stand for any characters and for any one. */
const like = (value: string): RegExp =>
  new RegExp(
    likeKey(value)
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('%', '.*')
      .replaceAll('_', '.'),
    's',
  );

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
      const wanted = like(value);
      return (member: Member) => wanted.test(likeKey(column(member) ?? ''));
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
  // Computed once per row: folding thousands of names takes longer than comparing them.
  const keyed = members.map((member) => ({ member, keys: wanted.map(({ key }) => key(member) ?? '') }));
  keyed.sort((left, right) => {
    for (const [index, { sign }] of wanted.entries()) {
      const [a, b] = [left.keys[index] ?? '', right.keys[index] ?? ''];
      if (a !== b) return a < b ? -sign : sign;
    }
    return left.member.membership.id - right.member.membership.id;
  });
  return keyed.map(({ member }) => member);
}
