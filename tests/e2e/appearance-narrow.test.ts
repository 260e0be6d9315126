import { size } from '../support/app.ts';
import { testEveryScreen } from '../support/e2e/appearance.ts';
import { resizeTo, zoomedSize } from '../support/e2e/room.ts';

// The rules of axe give the same in every font; the space does not. The screens are opened at 200 %, where it is least.
testEveryScreen({
  name: 'the narrow font, at 200 % and at 100 %,',
  config: { locale: 'fr', theme: 'light' },
  font: 'narrow',
  size: zoomedSize,
  looks: {
    zoomed: { rules: 'none' },
    whole: { rules: 'none', prepare: (page) => resizeTo(page, size) },
  },
});
