import { CallAddRegular, DocumentTextRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';
import { recordShortcuts } from './show/shortcuts.ts';

/** The screens of solidary records (docs/screens/07-solidary-records.md). */
export const solidaryrecords = defineModule('solidaryrecords', {
  icon: DocumentTextRegular,
  goKey: 'D',
  shortcuts: { title: 'solidaryrecords:shortcuts.group', of: recordShortcuts },
  menuAction: {
    label: 'solidaryrecords:newCall',
    icon: CallAddRegular,
    route: 'solidaryrecords_create',
    isOffered: ({ session, config }) =>
      config.modules.solidary && session.permissions.includes('solidary_create') && session.user.operates.length > 0,
  },
  badge: async () => (await import('#renderer/features/reminders/ReminderCount.tsx')).ReminderCount,
  search: {
    filter: 'familyName',
    permission: 'solidary_list',
    find: async () => (await import('./search.ts')).findRecords,
  },
  list: async () => (await import('./list/RecordsListPage.tsx')).RecordsListPage,
  show: async () => (await import('./show/RecordShowPage.tsx')).RecordShowPage,
  pages: {
    solidaryrecords_create: async () => (await import('#renderer/features/record-form/CreatePage.tsx')).CreatePage,
    solidaryrecords_edit: async () => (await import('./EditPage.tsx')).EditPage,
  },
});
