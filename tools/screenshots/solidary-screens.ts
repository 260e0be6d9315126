import { addressOf } from '#shared/routes.ts';
import { pinnedRecordIds } from '#training/data/solidary.ts';
import { list } from './record-screens.ts';
import { goTo, press, type Screen } from './screen.ts';

/** Signs in as an operator of solidary transport, after the account of the screens before. */
const home: Screen = {
  name: 'home-solidary',
  open: async (at) => {
    const { page, text } = at;
    await press(at, text('shell:signOut.button'));
    await page.getByRole('button', { name: text('session:training.accounts.solidaryOperator.name') }).click();
    await page
      .getByRole('region', { name: text('home:solidary.day.title') })
      .getByRole('listitem')
      .first()
      .waitFor();
  },
};

const board: Screen = {
  name: 'solidaryrecords-board',
  open: async ({ page, text }) => {
    await page.getByRole('link', { name: text('solidaryrecords:display.board') }).click();
    const shown = page.getByRole('region', { name: text('solidaryrecords:board.label') });
    await shown.getByRole('link').first().waitFor();
  },
};

/** A record with chosen drivers and messages. */
const record: Screen = {
  name: 'solidaryrecords-show',
  open: async (at) => {
    await goTo(at, addressOf('solidaryrecords_show', { id: pinnedRecordIds.withThreads }));
    await at.page.locator('[data-write]').first().waitFor();
  },
};

const messages: Screen = {
  name: 'solidaryrecords-messages',
  open: async ({ page }) => {
    await page.locator('[data-write]').first().click();
    await page.getByRole('alertdialog').getByRole('textbox').waitFor();
  },
};

const external: Screen = {
  name: 'solidaryrecords-external',
  open: async (at) => {
    const { page, text } = at;
    await page.keyboard.press('Escape');
    await goTo(at, addressOf('solidaryrecords_show', { id: pinnedRecordIds.searching }));
    await page.getByRole('tab', { name: new RegExp(`^${text('matching:tabs.external')}`, 'u') }).click();
    await page.getByRole('radio', { name: text('externaljourneys:ways.back'), exact: true }).check();
    await press(at, text('externaljourneys:form.search'));
    const results = page.getByRole('table', { name: text('externaljourneys:results.label') });
    const contact = new RegExp(`^${text('externaljourneys:results.contact')}`, 'u');
    // A trial scrolls to the button and waits until it stands still.
    await results.getByRole('button', { name: contact }).first().click({ trial: true });
  },
};

const edition: Screen = {
  name: 'solidaryrecords-edit',
  open: async (at) => {
    await goTo(at, addressOf('solidaryrecords_edit', { id: pinnedRecordIds.takenIntoAccount }));
    await at.page.getByRole('button', { name: at.text('form:cancel'), exact: true }).waitFor();
  },
};

/** A new record, with the people found under a name. */
const creation: Screen = {
  name: 'solidaryrecords-create',
  open: async (at) => {
    const { page, text } = at;
    await goTo(at, addressOf('solidaryrecords_create'));
    await page.getByRole('searchbox', { name: text('recordForm:search.label') }).fill('petit');
    await page.getByRole('list', { name: text('recordForm:search.results') }).waitFor();
  },
};

const figures: Screen = {
  name: 'solidary-figures',
  open: async (at) => {
    await goTo(at, addressOf('solidary_analytics_carpool'));
    await at.page.getByRole('table').first().waitFor();
  },
};

/** The screens of an operator of solidary transport. They come last, because another person signs in for them. */
export const solidaryScreens: readonly Screen[] = [
  home,
  list('solidaryrecords'),
  board,
  record,
  messages,
  external,
  edition,
  creation,
  figures,
];
