import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstRow, goTo, press, type Screen } from './screen.ts';

/** A typical import file: two valid lines, one without an address and one with an impossible birth date. */
const list = [
  'E-mail;Prénom;Nom;Genre;Date de naissance;Téléphone;Commune',
  'lea.morel@example.org;Léa;Morel;F;1988-04-12;0639980123;Nancy',
  'hugo.petit@example.org;Hugo;Petit;M;30/02/1990;0639980124;Lunéville',
  ';Zoé;Lambert;F;1979-11-30;0639980125;Toul',
  'noe.garnier@example.org;Noé;Garnier;M;1995-07-01;+33 6 39 98 01 26;Épinal',
].join('\r\n');

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
      // Closes the bar that appears once where there is no keychain, to keep it off the pictures.
      const close = page.getByRole('button', { name: text('common:actions.close'), exact: true });
      if (await close.first().isVisible()) await close.first().click();
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
      const file = join(at.folder, 'personnes.csv');
      writeFileSync(file, list);
      await at.window.chooseFile(() => press(at, at.text('import:file.choose')), file);
      await press(at, at.text('import:columns.check'));
      await at.page.getByText(at.text('import:check.fixAndRetry')).waitFor();
    },
  },
];
