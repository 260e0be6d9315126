import { CallRegular, DocumentAddRegular, TaskListAddRegular } from '@fluentui/react-icons';
import { needsStructure } from '#renderer/features/solidary/local/needs-structure.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { copyAction, editAction, exportAction, openAction } from '#renderer/kit/resource/actions.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import { addressOf } from '#shared/routes.ts';

const ComposerDialog = lazily(
  async () => (await import('#renderer/features/record-actions/composer/ComposerDialog.tsx')).ComposerDialog,
);

const create = defineAction({
  id: 'solidaryrecords.create',
  label: 'solidaryrecords:actions.create',
  icon: DocumentAddRegular,
  section: 'open',
  shortcut: 'create',
  isPrimary: true,
  permission: 'solidary_create',
  refusal: needsStructure,
  accepts: 'page',
  to: addressOf('solidaryrecords_create'),
});

/** The composer of the record's page, opened over the list: it only needs the row, so the record is not read. */
const act = defineAction<SolidaryRecordRow, unknown>({
  id: 'solidaryrecords.act',
  label: 'solidaryrecords:offers.act',
  icon: TaskListAddRegular,
  section: 'change',
  permission: 'solidary_update',
  accepts: 'one',
  Dialog: ComposerDialog,
});

const edit: Action<SolidaryRecordRow> = {
  ...editAction<SolidaryRecordRow>('solidaryrecords'),
  isVisible: ({ status }) => isOpen(status),
};

const recordForPerson = defineAction<SolidaryRecordRow, unknown>({
  id: 'solidaryrecords.createFor',
  label: 'solidaryrecords:actions.createFor',
  icon: DocumentAddRegular,
  section: 'change',
  permission: 'solidary_create',
  refusal: needsStructure,
  accepts: 'one',
  isVisible: ({ userId }) => userId !== null,
  perform: ({ userId }, { open }) => open(`${addressOf('solidaryrecords_create')}?user=${userId}`),
});

const copyTelephone = copyAction<SolidaryRecordRow>({
  id: 'solidaryrecords.copyTelephone',
  label: 'solidary:contact.copyPhone',
  icon: CallRegular,
  textOf: ({ telephone }) => telephone,
});

/**
 * The actions of the list and of its rows (docs/screens/07-solidary-records.md §1). There are no bulk actions: each
 * change of a record runs its matching again.
 */
export const recordActions: readonly Action<SolidaryRecordRow>[] = [
  exportAction('solidaryrecords'),
  create,
  openAction('solidaryrecords'),
  act,
  edit,
  recordForPerson,
  copyTelephone,
];
