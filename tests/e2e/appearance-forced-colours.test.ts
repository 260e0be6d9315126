import { testEveryScreen } from '../support/e2e/appearance.ts';

testEveryScreen({
  name: 'forced colours',
  config: { locale: 'en', theme: 'light' },
  prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
});
