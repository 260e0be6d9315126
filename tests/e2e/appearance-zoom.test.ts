import { testEveryScreen } from '../support/e2e/appearance.ts';

testEveryScreen({
  name: 'a zoom of 200 %',
  config: { locale: 'fr', theme: 'light' },
  // To a page, a zoom is a window of fewer of its pixels.
  size: { width: 640, height: 450 },
  looks: { zoomed: { rules: 'all' } },
});
