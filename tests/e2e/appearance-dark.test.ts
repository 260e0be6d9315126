import { testEveryScreen } from '../support/e2e/appearance.ts';

testEveryScreen({
  name: 'the dark theme',
  config: { locale: 'en', theme: 'dark' },
  looks: { dark: { rules: 'colours' } },
});
