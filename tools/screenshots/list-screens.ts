import { dashboardDrawn, firstRow, goTo, press, type Screen, type ScreenContext } from './screen.ts';

/** The button that opens the menu of views; its name ends with the view on screen. */
const viewButton = ({ page, text }: ScreenContext) =>
  page.getByRole('button', { name: new RegExp(`${RegExp.escape(text('list:views.all'))}$`, 'u') });

async function openList(at: ScreenContext, path: string): Promise<void> {
  await at.page.keyboard.press('Escape');
  await goTo(at, path);
  await firstRow(at).waitFor();
}

async function tick(at: ScreenContext, count: number): Promise<void> {
  for (let row = 0; row < count; row += 1) {
    await at.page.locator(`[role="grid"] [data-row="${row}"]`).getByRole('checkbox').click();
  }
}

/** The features of a list, and the actions on its rows. */
export const listScreens: readonly Screen[] = [
  {
    name: 'list-filters',
    open: async (at) => {
      await openList(at, '/users?createdDate=30d&gender=1&sort=-createdDate');
    },
  },
  {
    name: 'list-views',
    open: async (at) => {
      await openList(at, '/users');
      await viewButton(at).click();
      await at.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'list-columns',
    open: async (at) => {
      await openList(at, '/users');
      await press(at, at.text('list:columns.open'));
      await at.page.getByRole('heading', { name: at.text('list:columns.title') }).waitFor();
    },
  },
  {
    name: 'list-selection',
    open: async (at) => {
      await openList(at, '/users');
      await tick(at, 4);
      await at.page.getByRole('toolbar', { name: at.text('actions:selection.bar') }).waitFor();
    },
  },
  {
    name: 'list-bulk',
    open: async (at) => {
      await press(at, at.text('users:actions.addToCommunity.label'));
      await at.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'list-delete-many',
    open: async (at) => {
      await at.page.keyboard.press('Escape');
      await at.page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await press(at, at.text('users:actions.removeMany.label'));
      await at.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'list-preview',
    open: async (at) => {
      await at.page.keyboard.press('Escape');
      await at.page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await press(at, at.text('actions:selection.clear'));
      await firstRow(at).getByRole('button').first().click();
      await at.page.getByRole('button', { name: at.text('list:preview.close') }).waitFor();
    },
  },
  {
    name: 'list-menu',
    open: async (at) => {
      await openList(at, '/users');
      await firstRow(at).click({ button: 'right' });
      await at.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'palette',
    open: async (at) => {
      await openList(at, '/users');
      await at.page.keyboard.press('Control+K');
      await at.page.getByRole('combobox', { name: at.text('palette:label') }).fill('us');
      await at.page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    open: async (at) => {
      await openList(at, '/users');
      await firstRow(at).locator('[data-pinned]').focus();
      await at.page.keyboard.press('Shift+?');
      await at.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'hitchhikers',
    open: async (at) => openList(at, '/hitchhikers'),
  },
  {
    name: 'hitchhiker',
    open: async (at) => {
      await firstRow(at).getByRole('link').first().click();
      await at.page.getByRole('heading', { level: 2, name: at.text('users:show.sections.person') }).waitFor();
    },
  },
  {
    name: 'identities',
    open: async (at) => {
      await goTo(at, '/users/identities');
      await at.page.getByRole('navigation', { name: at.text('identity:queue.list') }).waitFor();
      await at.page.getByRole('main').locator('canvas, img').first().waitFor();
    },
  },
  {
    name: 'analytics',
    open: async (at) => {
      await goTo(at, '/analytics');
      await at.page.getByRole('radio').first().waitFor();
      await dashboardDrawn(at);
    },
  },
  {
    name: 'hitchhikers-dashboard',
    open: async (at) => {
      await goTo(at, '/hitchhikers/dashboard');
      await at.page.getByRole('radio').first().waitFor();
      await dashboardDrawn(at);
    },
  },
];
