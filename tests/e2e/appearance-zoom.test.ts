import { testEveryScreen } from '../support/e2e/appearance.ts';

testEveryScreen({
  name: 'a zoom of 200 %',
  config: { locale: 'fr', theme: 'light' },
  // For a page, zooming in means a window with fewer CSS pixels.
  size: { width: 640, height: 450 },
  looks: { zoomed: { rules: 'all' } },
});
