import { testEveryScreen } from '../support/e2e/appearance.ts';

// One walk for both: forced colours can be switched on over the light theme at any time.
testEveryScreen({
  name: 'the light theme, and in forced colours',
  config: { locale: 'fr', theme: 'light' },
  looks: {
    light: { rules: 'all', prepare: (page) => page.emulateMedia({ forcedColors: 'none' }) },
    forced: { rules: 'colours', prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  },
});
