import type { RouteName } from '#shared/routes.ts';
import { addressOf } from '#shared/routes.ts';
import { firstRow, goTo, type Screen, type ScreenContext } from './screen.ts';

/** Modules with a list, a page and a form of each record. */
type Module = Extract<
  RouteName,
  | 'relaypoints'
  | 'relaypointtypes'
  | 'events'
  | 'articles'
  | 'editorials'
  | 'communities'
  | 'campaigns'
  | 'solidaryrecords'
>;

/** Opens the list of a module. */
export const list = (module: Module): Screen => ({
  name: module,
  open: async (at) => {
    await goTo(at, addressOf(module));
    await at.page.getByRole('heading', { level: 1, name: at.text(`routes:${module}.title`) }).waitFor();
    await firstRow(at).waitFor();
    await mapDrawn(at);
  },
});

/** Opens the page of the first record of the list. */
export const show = (module: Module): Screen => ({
  name: `${module}-show`,
  open: async (at) => {
    await firstRow(at).getByRole('link').first().click();
    await at.page.getByRole('heading', { level: 2 }).first().waitFor();
    await mapDrawn(at);
  },
});

/** Opens the form of the record on screen. */
export const edit = (module: Module): Screen => ({
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
export async function mapDrawn({ page }: ScreenContext): Promise<void> {
  const maps = page.locator('[data-map]');
  if ((await maps.count()) > 0) await maps.locator('[data-marker], [data-pin]').first().waitFor();
}
