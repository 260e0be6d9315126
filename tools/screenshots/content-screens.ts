import { addressOf } from '#shared/routes.ts';
import { writeRelayPointsFile } from '../../tests/support/e2e/relay-points-file.ts';
import { edit, list, mapDrawn, show } from './record-screens.ts';
import { firstRow, goTo, press, type Screen } from './screen.ts';

/** Opens the map beside the list of relay points, which is hidden by default at this window size. */
const map: Screen = {
  name: 'relaypoints-map',
  open: async (at) => {
    await press(at, at.text('list:layout.both'));
    await mapDrawn(at);
  },
};

const importCheck: Screen = {
  name: 'relaypoints-import',
  open: async (at) => {
    const { page, text, window } = at;
    await goTo(at, addressOf('relaypoints_import'));
    const points = { count: 40, name: 'Halte', types: ['Gare'], latitude: 47.1, longitude: 2.4 };
    const file = writeRelayPointsFile(at.folder, 'haltes.csv', points);
    await window.chooseFile(() => press(at, text('import:file.choose')), file);
    await press(at, text('import:columns.check'));
    await press(at, text('import:values.continue'));
    await page.getByText(text('import:places.count', { count: 40, shown: '40' })).waitFor();
    await mapDrawn(at);
  },
};

const activate: Screen = {
  name: 'editorials-activate',
  open: async (at) => {
    const { page, text } = at;
    await goTo(at, `${addressOf('editorials')}?status=0`);
    await firstRow(at).locator('[data-menu]').click();
    await page.getByRole('menuitem', { name: text('editorials:actions.activate') }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('paragraph').first().waitFor();
  },
};

/** Relay points and their types, events, articles and editorials: list, page, form and special screens of each. */
export const contentScreens: readonly Screen[] = [
  list('relaypoints'),
  map,
  show('relaypoints'),
  edit('relaypoints'),
  importCheck,
  list('relaypointtypes'),
  show('relaypointtypes'),
  edit('relaypointtypes'),
  list('events'),
  show('events'),
  edit('events'),
  list('articles'),
  show('articles'),
  edit('articles'),
  list('editorials'),
  show('editorials'),
  edit('editorials'),
  activate,
];
