import { writePeopleFile } from './people-file.ts';
import { closeKeychainBar, firstRow, goTo, press, type Screen } from './screen.ts';

/** The screens from the sign-in to a record and an import, each reached from the one before. */
export const mainScreens: readonly Screen[] = [
  {
    name: 'login',
    open: async ({ page, text }) => {
      await page.getByRole('heading', { level: 1, name: text('routes:login.title') }).waitFor();
    },
  },
  {
    name: 'home',
    open: async (at) => {
      const { page, text } = at;
      await page.getByRole('button', { name: text('session:training.accounts.administrator.name') }).click();
      await page.locator('main[data-page="home"] h1').waitFor();
      await closeKeychainBar(at);
      await page
        .getByRole('region', { name: text('home:waiting.title') })
        .getByRole('link')
        .first()
        .waitFor();
    },
  },
  {
    name: 'users',
    open: async (at) => {
      await goTo(at, '/users');
      await firstRow(at).waitFor();
    },
  },
  {
    name: 'user',
    open: async (at) => {
      await firstRow(at).getByRole('link').first().click();
      await at.page.getByRole('heading', { level: 2, name: at.text('users:show.sections.person') }).waitFor();
    },
  },
  {
    name: 'edit',
    open: async (at) => {
      await at.page
        .getByRole('link', { name: at.text('users:show.actions.edit'), exact: true })
        .first()
        .click();
      await at.page.getByRole('button', { name: at.text('form:save'), exact: true }).waitFor();
    },
  },
  {
    name: 'import',
    open: async (at) => {
      await goTo(at, '/users/import');
      await at.window.chooseFile(() => press(at, at.text('import:file.choose')), writePeopleFile(at.folder));
      await press(at, at.text('import:columns.check'));
      await at.page.getByText(at.text('import:check.fixAndRetry')).waitFor();
    },
  },
];
