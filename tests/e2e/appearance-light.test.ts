import { testEveryScreen } from '../support/e2e/appearance.ts';

testEveryScreen({ name: 'the light theme', config: { locale: 'fr', theme: 'light' }, rules: 'all' });
