import { AddRegular, ArrowDownloadRegular, ArrowUploadRegular } from '@fluentui/react-icons';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { ListExportDialog } from '#renderer/kit/list/export/ListExportDialog.tsx';
import type { RelayPoint } from '#shared/resources/relay-points.ts';
import { relayPointPaths } from './paths.ts';

/** What can be done with the relay points as a whole (screens 05 D1). */
export const relayPointActions: readonly Action<RelayPoint>[] = [
  defineAction({
    id: 'relaypoints.export',
    label: 'relaypoints:actions.export',
    icon: ArrowDownloadRegular,
    section: 'files',
    switch: 'export',
    accepts: 'query',
    Dialog: ListExportDialog,
  }),
  defineAction({
    id: 'relaypoints.import',
    label: 'relaypoints:actions.import',
    icon: ArrowUploadRegular,
    section: 'files',
    permission: 'relay_point_update',
    accepts: 'page',
    to: relayPointPaths.import,
  }),
  defineAction({
    id: 'relaypoints.create',
    label: 'relaypoints:actions.create',
    icon: AddRegular,
    section: 'open',
    shortcut: 'create',
    isPrimary: true,
    permission: 'relay_point_create',
    accepts: 'page',
    to: relayPointPaths.create,
  }),
];
