import { testEveryScreen } from '../support/e2e/appearance.ts';
import { zoomedSize } from '../support/e2e/room.ts';

testEveryScreen({
  name: 'a zoom of 200 %',
  config: { locale: 'fr', theme: 'light' },
  size: zoomedSize,
  looks: { zoomed: { rules: 'all' } },
});
