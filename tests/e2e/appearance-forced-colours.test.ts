import { testEveryScreen } from '../support/e2e/appearance.ts';

testEveryScreen({
  name: 'forced colours',
  config: { locale: 'en', theme: 'light' },
  rules: 'colours',
  prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
});
