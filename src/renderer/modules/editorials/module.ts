import { NewsRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of editorials (docs/screens/05-content.md C). */
export const editorials = defineModule('editorials', {
  icon: NewsRegular,
  goKey: 'I',
  list: async () => (await import('./list.tsx')).editorialList,
  form: async () => (await import('./form/EditorialForm.tsx')).EditorialForm,
  show: async () => (await import('./EditorialShowPage.tsx')).EditorialShowPage,
});
