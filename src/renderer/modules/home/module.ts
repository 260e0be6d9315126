import { HomeRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The home page (docs/screens/01-shell-home.md §9). */
export const home = defineModule('home', {
  icon: HomeRegular,
  goKey: 'A',
  pages: {
    home: async () => (await import('./HomePage.tsx')).HomePage,
  },
});
