import { CheckmarkCircleRegular, DismissCircleRegular } from '@fluentui/react-icons';
import type { Confirm } from '#renderer/kit/actions/confirm/levels.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import {
  createAction,
  duplicateAction,
  editAction,
  exportAction,
  openAction,
  plainRemoval,
  removeAction,
} from '#renderer/kit/resource/actions.ts';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import { ActivateDialog } from './ActivateDialog.tsx';
import { ACTIVE, INACTIVE, isDisplayed } from './labels.ts';

const activate = defineAction({
  id: 'editorials.activate',
  label: 'editorials:actions.activate',
  icon: CheckmarkCircleRegular,
  section: 'change',
  permission: 'editorial_update',
  accepts: 'one',
  isVisible: (editorial: Editorial) => !isDisplayed(editorial),
  Dialog: ActivateDialog,
});

/** Deactivates the active editorial. At most one is active, so that none is afterwards. */
const deactivate = defineAction<Editorial, number>({
  id: 'editorials.deactivate',
  label: 'editorials:actions.deactivate',
  icon: DismissCircleRegular,
  section: 'change',
  permission: 'editorial_update',
  accepts: 'one',
  isVisible: isDisplayed,
  confirm: {
    level: 'confirm',
    title: 'editorials:deactivate.title',
    text: 'editorials:deactivate.text',
    button: 'editorials:deactivate.button',
    values: (editorial: Editorial) => ({ name: recordName(editorial) }),
  },
  perform: async ({ id }: Editorial) => {
    await changeRecord('editorials', id, { status: INACTIVE });
    return id;
  },
  undo: async (id: number) => {
    await changeRecord('editorials', id, { status: ACTIVE });
  },
  notice: { context: 'editorials', name: 'deactivated' },
  invalidates: ['editorials'],
});

/** The confirmation of a deletion: for the active editorial it warns that the public site would show none. */
function removal(editorial: Editorial): Confirm<Editorial> {
  const plain = plainRemoval<Editorial>();
  return isDisplayed(editorial) ? { ...plain, level: 'acknowledge', sentence: 'editorials:remove.displayed' } : plain;
}

/** The actions on editorials (docs/screens/05-content.md C1): on the list, then on one editorial. */
export const editorialActions: readonly Action<Editorial>[] = [
  exportAction('editorials'),
  createAction('editorials', 'editorials:actions.create'),
  openAction('editorials'),
  editAction('editorials'),
  duplicateAction('editorials'),
  activate,
  deactivate,
  removeAction('editorials', { confirm: removal }),
];
