import { HandRightRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of hitchhikers (docs/screens/02-users-hitchhikers.md §9); their dashboard is among the others. */
export const hitchhikers = defineModule('hitchhikers', {
  icon: HandRightRegular,
  goKey: 'H',
  list: async () => (await import('./list.tsx')).hitchhikerList,
  show: async () => (await import('./HitchhikerShowPage.tsx')).HitchhikerShowPage,
  pages: {
    hitchhikers_queue: async () => (await import('./queue/HitchhikerQueuePage.tsx')).HitchhikerQueuePage,
    hitchhikers_create: async () => (await import('./HitchhikerCreatePage.tsx')).HitchhikerCreatePage,
    hitchhikers_edit: async () => (await import('./HitchhikerEditPage.tsx')).HitchhikerEditPage,
  },
});
