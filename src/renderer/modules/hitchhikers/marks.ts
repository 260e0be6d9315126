import { BoxCheckmarkRegular, MailCheckmarkRegular, PrintRegular } from '@fluentui/react-icons';
import { isDeleted } from '#renderer/features/people/show/DeletedBar.tsx';
import { eachRow, readFirst } from '#renderer/kit/actions/bulk/work.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { maxBulkIds } from '#shared/max-items.ts';
import type { User } from '#shared/resources/users/user.ts';

/** The icons of the marks, in the order in which a hitchhiker gets them. */
const icons = { isKitGiven: BoxCheckmarkRegular, isLetterPrinted: PrintRegular, isLetterPosted: MailCheckmarkRegular };
export type Mark = keyof typeof icons;
const marks = ['isKitGiven', 'isLetterPrinted', 'isLetterPosted'] as const satisfies readonly Mark[];

/** A mark that was set, with the data that undo needs. */
interface Marked {
  id: number;
  /** The value read before the change. */
  before: boolean | null;
}

const isMarked = (undo: unknown): undo is Marked => typeof undo === 'object' && undo !== null && 'before' in undo;

const write = (mark: Mark, id: number, value: boolean | null, signal?: AbortSignal) =>
  invoke('users.update', { id, changes: { [mark]: value } }, { signal });

/** Sets a mark on one record; not offered where it is already set. */
const markOne = (mark: Mark) =>
  defineAction({
    id: `hitchhikers.${mark}`,
    label: `hitchhikers:marks.${mark}.label`,
    icon: icons[mark],
    section: 'change',
    permission: 'hitchhiking_administrator',
    accepts: 'one',
    isVisible: (user: User) => user[mark] !== true && !isDeleted(user),
    perform: async (user: User): Promise<Marked> => {
      await write(mark, user.id, true);
      return { id: user.id, before: user[mark] };
    },
    undo: async ({ id, before }: Marked) => {
      await write(mark, id, before);
    },
    notice: { context: 'users', name: mark },
    invalidates: ['users'],
  });

/** Sets a mark on several records. Each is read first: one already set is skipped. Undo restores the values read. */
const markMany = (mark: Mark) =>
  defineAction<User>({
    id: `hitchhikers.${mark}.many`,
    label: `hitchhikers:marks.${mark}.label`,
    icon: icons[mark],
    section: 'change',
    permission: 'hitchhiking_administrator',
    accepts: { upTo: maxBulkIds },
    work: {
      confirm: {
        level: 'confirm',
        title: `hitchhikers:marks.${mark}.title`,
        text: 'hitchhikers:marks.text',
        button: 'hitchhikers:marks.button',
        values: ({ count }) => ({ count }),
      },
      invalidates: ['users'],
      perform: eachRow(async (id, _tools, signal) => {
        const user = await readFirst(invoke('users.get', { id }, { signal }), signal);
        if (isDeleted(user)) return { outcome: 'skipped', reason: { text: 'hitchhikers:marks.deleted' } };
        if (user[mark] === true) return { outcome: 'skipped', reason: { text: 'hitchhikers:marks.already' } };
        await write(mark, id, true, signal);
        return { outcome: 'done', undo: { id, before: user[mark] } satisfies Marked };
      }),
      undoRow: async (undo) => {
        if (isMarked(undo)) await write(mark, undo.id, undo.before);
      },
    },
  });

/**
 * “Kit given”, “letter printed”, “letter posted”: on a row, a record and a selection
 * (docs/screens/02-users-hitchhikers.md §9).
 */
export const markActions: readonly Action<User>[] = marks.flatMap((mark) => [markOne(mark), markMany(mark)]);
