import { CallRegular, CopyRegular, DocumentAddRegular, MailCopyRegular, PersonRegular } from '@fluentui/react-icons';
import { CopyEmailsDialog } from '#renderer/features/solidary/CopyEmailsDialog.tsx';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { editAction, exportAction, openAction } from '#renderer/kit/resource/actions.ts';
import type { Beneficiary, BeneficiaryRow } from '#shared/resources/solidarybeneficiaries/index.ts';
import { addressOf } from '#shared/routes.ts';

/** A beneficiary is born with a first record: the list offers its form in the place of one of its own. */
const newRecord = defineAction({
  id: 'solidarybeneficiaries.newRecord',
  label: 'solidarybeneficiaries:actions.newRecord',
  icon: DocumentAddRegular,
  section: 'open',
  shortcut: 'create',
  isPrimary: true,
  permission: 'solidary_create',
  accepts: 'page',
  to: addressOf('solidaryrecords_create'),
});

/** Id of the action that begins a record for a person. */
export const recordForId = 'solidarybeneficiaries.recordFor';

const recordFor = defineAction<BeneficiaryRow, unknown>({
  id: recordForId,
  label: 'solidarybeneficiaries:actions.newRecord',
  icon: DocumentAddRegular,
  section: 'change',
  permission: 'solidary_create',
  accepts: 'one',
  perform: ({ id }, { open }) => open(`${addressOf('solidaryrecords_create')}?beneficiary=${id}`),
});

const copyPhone = defineAction<BeneficiaryRow, unknown>({
  id: 'solidarybeneficiaries.copyPhone',
  label: 'solidarybeneficiaries:actions.copyPhone',
  icon: CallRegular,
  section: 'contact',
  accepts: 'one',
  isVisible: ({ telephone }) => Boolean(telephone),
  perform: ({ telephone }, { copy }) => copy(telephone ?? ''),
});

const copyEmail = defineAction<BeneficiaryRow, unknown>({
  id: 'solidarybeneficiaries.copyEmail',
  label: 'solidarybeneficiaries:actions.copyEmail',
  icon: CopyRegular,
  section: 'contact',
  accepts: 'one',
  isVisible: ({ email }) => Boolean(email),
  perform: ({ email }, { copy }) => copy(email ?? ''),
});

const copyEmails = defineAction({
  id: 'solidarybeneficiaries.copyEmails',
  label: 'solidary:emails.action',
  icon: MailCopyRegular,
  section: 'contact',
  accepts: 'query',
  isSelectionOnly: true,
  Dialog: CopyEmailsDialog,
});

/** Id of the action that opens the user of a person. */
export const userId = 'solidarybeneficiaries.user';

const toUser = defineAction<Beneficiary, unknown>({
  id: userId,
  label: 'solidarybeneficiaries:actions.user',
  icon: PersonRegular,
  section: 'access',
  permission: 'user_read',
  accepts: 'one',
  isVisible: (person) => person.userId !== null,
  perform: (person, { open }) => open(addressOf('users_show', { id: person.userId ?? 0 })),
});

const rowActions: readonly Action<BeneficiaryRow>[] = [
  openAction('solidarybeneficiaries'),
  editAction('solidarybeneficiaries'),
  recordFor,
  copyPhone,
  copyEmail,
];

/** Actions of the list (docs/screens/08-solidary-people.md §1): accepting needs an id that rows do not have. */
export const beneficiaryActions: readonly Action<BeneficiaryRow>[] = [
  exportAction('solidarybeneficiaries'),
  newRecord,
  ...rowActions,
  copyEmails,
];

/** Actions of the page of one. */
export const pageActions: readonly Action<Beneficiary>[] = [
  editAction('solidarybeneficiaries'),
  recordFor,
  toUser,
  copyPhone,
  copyEmail,
];
