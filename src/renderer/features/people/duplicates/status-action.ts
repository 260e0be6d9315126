import { PersonAvailableRegular, PersonProhibitedRegular } from '@fluentui/react-icons';
import { defineAction } from '#renderer/kit/actions/define.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { personNameOf } from '#shared/full-name.ts';
import { preventsChanges } from '#shared/resources/users/email.ts';
import type { User } from '#shared/resources/users/user.ts';

const ACTIVE = 1;
const DISABLED = 2;

const write = (id: number, status: typeof ACTIVE | typeof DISABLED) =>
  invoke('users.update', { id, changes: { status } });
const values = (user: User) => ({ name: personNameOf(user) });

/** Disables an account: what can be taken back, before a deletion that cannot. */
export const disable = defineAction({
  id: 'person.disable',
  label: 'duplicates:actions.disable.label',
  icon: PersonProhibitedRegular,
  section: 'danger',
  permission: 'user_update',
  accepts: 'one',
  // The platform refuses every change of somebody whose address it cannot store.
  isVisible: ({ id, status, email }: User, { session }) =>
    status === ACTIVE && id !== session.user.id && !preventsChanges(email),
  confirm: {
    level: 'confirm',
    title: 'duplicates:actions.disable.title',
    text: 'duplicates:actions.disable.text',
    button: 'duplicates:actions.disable.button',
    values,
  },
  perform: async ({ id }: User) => {
    await write(id, DISABLED);
    return id;
  },
  undo: async (id: number) => void (await write(id, ACTIVE)),
  notice: { context: 'users', name: 'disabled' },
  invalidates: ['users'],
});

/** Makes a disabled account active again. */
export const enable = defineAction({
  id: 'person.enable',
  label: 'duplicates:actions.enable.label',
  icon: PersonAvailableRegular,
  section: 'change',
  permission: 'user_update',
  accepts: 'one',
  isVisible: ({ status, email }: User) => status === DISABLED && !preventsChanges(email),
  perform: async ({ id }: User) => {
    await write(id, ACTIVE);
    return id;
  },
  undo: async (id: number) => void (await write(id, DISABLED)),
  notice: { context: 'users', name: 'enabled' },
  invalidates: ['users'],
});
