import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { createAction, editAction, exportAction, openAction } from '#renderer/kit/resource/actions.ts';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { removal } from './removal.ts';

/**
 * The actions on types of relay points (docs/screens/05-content.md E): on the list, then on one type.
 */
export const relayPointTypeActions: readonly Action<RelayPointType>[] = [
  exportAction('relaypointtypes'),
  createAction('relaypointtypes', 'relaypointtypes:actions.create'),
  openAction('relaypointtypes'),
  editAction('relaypointtypes'),
  defineAction<RelayPointType, void>({ ...removal, Dialog: RemoveDialog }),
];
