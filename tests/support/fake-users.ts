import { AppFailure } from '#shared/failure.ts';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type User, user } from '#shared/resources/users/user.ts';

/** A user of a list; fields not given are missing on the wire. */
export const fakeUser = (id: number, wire: Record<string, unknown> = {}): User =>
  user.parse({ id, status: 1, givenName: `Prénom${id}`, familyName: `Nom${id}`, email: `p${id}@example.org`, ...wire });

type ListAnswer = ResponseOf<'users.list'>;

/** Answers `users.list` over some users, page by page, in the order given. */
export const answerUsers =
  (all: readonly User[], unreadable: ListAnswer['unreadable'] = []) =>
  ({ page, perPage }: RequestOf<'users.list'>): ListAnswer => ({
    rows: all.slice((page - 1) * perPage, page * perPage),
    unreadable,
    total: all.length + unreadable.length,
    page,
    perPage,
  });

export const fakeUsers = (count: number): User[] => Array.from({ length: count }, (_, index) => fakeUser(index + 1));

/** The application errors of the platform's refusals. */
export const denied = () => new AppFailure({ kind: 'denied', right: 'user_list', status: 400 });
export const unreachable = () => new AppFailure({ kind: 'network', reason: 'unreachable' });
