import { BoxCheckmarkRegular, MailCheckmarkRegular, PrintRegular } from '@fluentui/react-icons';
import { isDeleted } from '#renderer/features/people/DeletedBar.tsx';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { User } from '#shared/resources/users/user.ts';

/** The icons of the flags, in the order in which a hitchhiker gets them. */
const icons = { isKitGiven: BoxCheckmarkRegular, isLetterPrinted: PrintRegular, isLetterPosted: MailCheckmarkRegular };
export type KitFlag = keyof typeof icons;
const flags = ['isKitGiven', 'isLetterPrinted', 'isLetterPosted'] as const satisfies readonly KitFlag[];

/** A flag that was set, with the data that undo needs. */
interface ChangedFlag {
  id: number;
  /** The value read before the change. */
  before: boolean | null;
}

const write = (flag: KitFlag, id: number, value: boolean | null) =>
  invoke('users.update', { id, changes: { [flag]: value } });

/** Sets a flag on one record; not offered where it is already set. */
const setFlagOfOne = (flag: KitFlag) =>
  defineAction({
    id: `hitchhikers.${flag}`,
    label: `hitchhikers:flags.${flag}.label`,
    icon: icons[flag],
    section: 'change',
    permission: 'hitchhiking_administrator',
    accepts: 'one',
    isVisible: (user: User) => user[flag] !== true && !isDeleted(user),
    perform: async (user: User): Promise<ChangedFlag> => {
      await write(flag, user.id, true);
      return { id: user.id, before: user[flag] };
    },
    undo: async ({ id, before }: ChangedFlag) => {
      await write(flag, id, before);
    },
    notice: { context: 'users', name: flag },
    invalidates: ['users'],
  });

/** Has main set a flag on several records. */
const setFlagOfMany = (flag: KitFlag) =>
  defineAction<User>({
    id: `hitchhikers.${flag}.many`,
    label: `hitchhikers:flags.${flag}.label`,
    icon: icons[flag],
    section: 'change',
    permission: 'hitchhiking_administrator',
    accepts: 'many',
    work: {
      operation: { name: 'setHitchhikerFlag', flag },
      confirm: {
        level: 'confirm',
        title: `hitchhikers:flags.${flag}.title`,
        text: 'hitchhikers:flags.text',
        button: 'hitchhikers:flags.button',
        values: ({ count }) => ({ count }),
      },
    },
  });

/**
 * “Kit given”, “letter printed”, “letter posted”: on a row, a record and a selection
 * (docs/screens/02-users-hitchhikers.md §9).
 */
export const flagActions: readonly Action<User>[] = flags.flatMap((flag) => [setFlagOfOne(flag), setFlagOfMany(flag)]);
