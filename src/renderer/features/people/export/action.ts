import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { defineAction } from '#renderer/kit/actions/define.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { PeopleList } from '../lists.ts';

/** The platform's own export, of a list of people or of a selection in it (docs/screens/02-users-hitchhikers.md §3). */
export const exportPeople = (list: PeopleList) =>
  defineAction({
    id: `${list}.export`,
    label: 'users:list.actions.export',
    icon: ArrowDownloadRegular,
    section: 'files',
    permission: 'admin_user_export_all',
    switch: 'export',
    accepts: 'query',
    Dialog: lazily(async () => (await import('./ExportDialog.tsx')).ExportDialog),
  });
