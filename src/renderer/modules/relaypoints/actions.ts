import { ArrowUploadRegular, CheckmarkCircleRegular, DismissCircleRegular, TagRegular } from '@fluentui/react-icons';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import {
  copyAction,
  createAction,
  editAction,
  exportAction,
  openAction,
  removeAction,
  removeManyAction,
} from '#renderer/kit/resource/actions.ts';
import { changeAction, changeManyAction, statusChange } from '#renderer/kit/resource/changes.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { addressOf } from '#shared/routes.ts';
import { coordinatesOf } from './coordinates.ts';
import { centreAction } from './map/centre.ts';

const TypeDialog = lazily(async () => (await import('./TypeDialog.tsx')).TypeDialog);

const importPoints = defineAction({
  id: 'relaypoints.import',
  label: 'relaypoints:actions.import',
  icon: ArrowUploadRegular,
  section: 'files',
  permission: 'relay_point_update',
  accepts: 'page',
  to: addressOf('relaypoints_import'),
});

/** Replaces a status unknown to this version on undo: nobody sees a pending point. */
const fallback = 0;

const activate = statusChange('relaypoints', {
  id: 'activate',
  label: 'relaypoints:actions.activate',
  icon: CheckmarkCircleRegular,
  to: 1,
  fallback,
});

const deactivate = statusChange('relaypoints', {
  id: 'deactivate',
  label: 'relaypoints:actions.deactivate',
  icon: DismissCircleRegular,
  to: 2,
  fallback,
});

const copyCoordinates = copyAction<RelayPoint>({
  id: 'relaypoints.copyCoordinates',
  label: 'relaypoints:actions.copyCoordinates',
  textOf: ({ address }) => coordinatesOf(address),
});

const changeType = defineAction<RelayPoint>({
  id: 'relaypoints.changeType',
  label: 'relaypoints:actions.changeType.label',
  icon: TagRegular,
  section: 'change',
  permission: 'relay_point_update',
  accepts: 'many',
  work: { Dialog: TypeDialog },
});

/**
 * The actions on relay points (docs/screens/05-content.md D1): on the list, then on one point or several.
 */
export const relayPointActions: readonly Action<RelayPoint>[] = [
  exportAction('relaypoints'),
  importPoints,
  createAction('relaypoints', 'relaypoints:actions.create'),
  openAction('relaypoints'),
  editAction('relaypoints'),
  changeAction(activate),
  changeAction(deactivate),
  centreAction,
  copyCoordinates,
  changeManyAction(activate, {
    operation: { name: 'changeRelayPoints', changes: { status: 1 } },
    title: 'relaypoints:actions.activateMany',
  }),
  changeManyAction(deactivate, {
    operation: { name: 'changeRelayPoints', changes: { status: 2 } },
    title: 'relaypoints:actions.deactivateMany',
  }),
  changeType,
  removeAction('relaypoints', {}),
  removeManyAction('relaypoints', { name: 'removeRelayPoints' }),
];
