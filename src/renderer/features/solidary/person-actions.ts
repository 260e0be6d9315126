import { MailCopyRegular, PersonRegular } from '@fluentui/react-icons';
import { defineAction, type RecordAction } from '#renderer/kit/actions/define.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { maxCopiedEmails } from '#shared/max-items.ts';
import { addressOf } from '#shared/routes.ts';
import { CopyEmailsDialog } from './CopyEmailsDialog.tsx';

/** Copies the e-mails of the selected people of a list. */
export const copyEmailsAction = (resource: 'solidarybeneficiaries' | 'solidaryvolunteers') =>
  defineAction({
    id: `${resource}.copyEmails`,
    label: 'solidary:emails.action',
    icon: MailCopyRegular,
    section: 'contact',
    accepts: 'query',
    isSelectionOnly: true,
    most: maxCopiedEmails,
    Dialog: CopyEmailsDialog,
  });

/** Opens the user account of a person; not offered where there is none. */
export const userAction = <Person extends BaseRow & { userId: number | null }>(
  id: string,
  label: TextKey,
): RecordAction<Person> =>
  defineAction<Person, unknown>({
    id,
    label,
    icon: PersonRegular,
    section: 'access',
    permission: 'user_read',
    accepts: 'one',
    isVisible: ({ userId }) => userId !== null,
    perform: ({ userId }, { open }) => open(addressOf('users_show', { id: userId ?? 0 })),
  });
