import { expect, test } from 'vitest';
import { recordActions } from '#renderer/kit/actions/available.ts';
import { hitchhikerActions } from '#renderer/modules/hitchhikers/actions.ts';
import { userActions } from '#renderer/modules/users/actions/actions.ts';
import { siteConfig } from '#shared/config.ts';
import type { Permission } from '#shared/permissions.ts';
import { signedIn } from '#tests/support/screen.tsx';
import { readUser } from '../users/form/user.ts';

const offered = (actions: typeof hitchhikerActions, rights: readonly Permission[], own = false) => {
  const session = signedIn({ rights });
  const user = readUser(own ? { id: session.user.id } : {});
  const ids = recordActions(actions, user, { session, config: siteConfig.parse({}) }).map(({ id }) => id);
  return ['person.open', 'person.edit'].filter((id) => ids.includes(id));
};

test.each<[readonly Permission[], readonly string[], readonly string[]]>([
  [['hitchhiking_watcher'], ['person.open'], []],
  [['hitchhiking_watcher', 'hitchhiking_administrator'], ['person.open', 'person.edit'], []],
  [['user_read', 'user_update'], [], ['person.open', 'person.edit']],
])('with %j a hitchhiker is offered %j, and a user %j', (rights, asHitchhiker, asUser) => {
  expect(offered(hitchhikerActions, rights)).toEqual(asHitchhiker);
  expect(offered(userActions, rights)).toEqual(asUser);
});

test('one’s own page is open to everybody in both lists', () => {
  for (const actions of [hitchhikerActions, userActions]) {
    expect(offered(actions, [], true)).toEqual(['person.open', 'person.edit']);
  }
});
