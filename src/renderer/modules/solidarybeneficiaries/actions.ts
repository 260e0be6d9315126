import { CallRegular, DocumentAddRegular } from '@fluentui/react-icons';
import { needsStructure } from '#renderer/features/solidary/local/needs-structure.ts';
import { copyEmailsAction, userAction } from '#renderer/features/solidary/person-actions.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { copyAction, editAction, exportAction, openAction } from '#renderer/kit/resource/actions.ts';
import type { Beneficiary, BeneficiaryRow } from '#shared/resources/solidarybeneficiaries/index.ts';
import { addressOf } from '#shared/routes.ts';

/** A beneficiary is created with a first record: the list offers the form of a record instead of its own. */
const newRecord = defineAction({
  id: 'solidarybeneficiaries.newRecord',
  label: 'solidarybeneficiaries:actions.newRecord',
  icon: DocumentAddRegular,
  section: 'open',
  shortcut: 'create',
  isPrimary: true,
  permission: 'solidary_create',
  refusal: needsStructure,
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
  refusal: needsStructure,
  accepts: 'one',
  perform: ({ id }, { open }) => open(`${addressOf('solidaryrecords_create')}?beneficiary=${id}`),
});

const copyPhone = copyAction<BeneficiaryRow>({
  id: 'solidarybeneficiaries.copyPhone',
  label: 'solidarybeneficiaries:actions.copyPhone',
  icon: CallRegular,
  textOf: ({ telephone }) => telephone,
});

const copyEmail = copyAction<BeneficiaryRow>({
  id: 'solidarybeneficiaries.copyEmail',
  label: 'solidarybeneficiaries:actions.copyEmail',
  textOf: ({ email }) => email,
});

const copyEmails = copyEmailsAction('solidarybeneficiaries');

/** Id of the action that opens the user of a person. */
export const userId = 'solidarybeneficiaries.user';

const toUser = userAction<Beneficiary>(userId, 'solidarybeneficiaries:actions.user');

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
