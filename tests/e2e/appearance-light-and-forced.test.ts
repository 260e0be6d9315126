import { testEveryScreen } from '../support/e2e/appearance.ts';
import { namingProblems } from '../support/e2e/naming.ts';
import { cutBySpacing, reflowProblems } from '../support/e2e/reflow.ts';

// One walk for all: colours can be forced and texts spaced over the light theme at any time. The narrow window is last,
// as it closes what is open.
testEveryScreen({
  name: 'the light theme, in forced colours, with spaced texts and at 320 pixels,',
  config: { locale: 'fr', theme: 'light' },
  looks: {
    light: {
      rules: 'all',
      prepare: (page) => page.emulateMedia({ forcedColors: 'none' }),
      further: [namingProblems, cutBySpacing],
    },
    forced: {
      rules: 'colours',
      prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
      further: [reflowProblems],
    },
  },
});
