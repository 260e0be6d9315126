import { TagRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of the types of relay points (docs/screens/05-content.md E). */
export const relaypointtypes = defineModule('relaypointtypes', {
  icon: TagRegular,
  goKey: 'T',
  list: async () => (await import('./list.tsx')).relayPointTypeList,
  form: async () => (await import('./form/RelayPointTypeForm.tsx')).RelayPointTypeForm,
  opensFromList: true,
  show: async () => (await import('./RelayPointTypeShowPage.tsx')).RelayPointTypeShowPage,
});
