import type { RouteName } from '#shared/routes.ts';
import { addressOf } from '#shared/routes.ts';
import { writeRelayPointsFile } from '../../tests/support/e2e/relay-points-file.ts';
import { firstRow, goTo, press, type Screen, type ScreenContext } from './screen.ts';

type Module = Extract<RouteName, 'relaypoints' | 'relaypointtypes' | 'events' | 'articles' | 'editorials'>;

const list = (module: Module): Screen => ({
  name: module,
  open: async (at) => {
    await goTo(at, addressOf(module));
    await at.page.getByRole('heading', { level: 1, name: at.text(`routes:${module}.title`) }).waitFor();
    await firstRow(at).waitFor();
    await mapDrawn(at);
  },
});

/** Opens the page of the first record of the list. */
const show = (module: Module): Screen => ({
  name: `${module}-show`,
  open: async (at) => {
    await firstRow(at).getByRole('link').first().click();
    await at.page.getByRole('heading', { level: 2 }).first().waitFor();
    await mapDrawn(at);
  },
});

/** Opens the form of the record on screen. */
const edit = (module: Module): Screen => ({
  name: `${module}-edit`,
  open: async (at) => {
    await at.page
      .getByRole('main')
      .getByRole('link', { name: at.text('record:actions.edit'), exact: true })
      .click();
    await at.page.getByRole('button', { name: at.text('form:save'), exact: true }).waitFor();
    await mapDrawn(at);
  },
});

/** Waits for the points of the map, where there is one. */
async function mapDrawn({ page }: ScreenContext): Promise<void> {
  const maps = page.locator('[data-map]');
  if ((await maps.count()) > 0) await maps.locator('[data-marker], [data-pin]').first().waitFor();
}

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
