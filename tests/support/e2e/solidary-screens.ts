import type { RouteName } from '#shared/routes.ts';
import { addressOf } from '#shared/routes.ts';
import { notablePeople, pinnedRecordIds } from '#training/data/solidary.ts';
import type { Person } from './person.ts';
import type { WalkedScreen } from './screens.ts';

type Zone = 'request' | 'solutions' | 'followUp';

/** Shows a part of the record on screen, which is behind a tab where there is no room for all. */
async function showZone({ page, text }: Person, zone: Zone): Promise<void> {
  const named = { name: text(`solidaryrecords:zones.${zone}`), exact: true };
  const tab = page.getByRole('tab', named);
  // Neither has a role while the record is read, or behind a dialog that is closing.
  await tab.or(page.getByRole('group', named)).first().waitFor();
  if (await tab.isVisible()) await tab.click();
}

/** Opens the page of a record, read. */
async function openRecord(person: Person, id: number, route: RouteName = 'solidaryrecords_show'): Promise<void> {
  await person.openAddress(addressOf(route, { id }));
  // The number of a record stands beside its name; in its form it is the title.
  const number = person.text('solidaryrecords:show.label', { id });
  await person.page.locator(`main[data-page="${route}"]`).getByText(number).first().waitFor();
}

/** Opens a tab of the solutions of the record on screen, by its label before the count. */
async function openSolutions(person: Person, key: string): Promise<void> {
  await showZone(person, 'solutions');
  await person.page.getByRole('tab', { name: new RegExp(`^${RegExp.escape(person.text(key))}`, 'u') }).click();
}

/** A structure whose records are created by steps; those of the operator's first one are on one page. */
const BY_STEPS = 'Mobilité solidaire du Grand Nancy';

/** Chooses the current structure, in the menu of the account where the top bar has no room for it. */
async function chooseStructure({ page, text }: Person, name: string): Promise<void> {
  const selector = page.getByRole('combobox', { name: text('shell:structure'), exact: true });
  if (await selector.isVisible()) {
    await selector.selectOption({ label: name });
    return;
  }
  // The spaces of French typography are plain ones in the name that the browser computes.
  const account = text('shell:user.chip', { name: '' }).replaceAll(/\s/gu, ' ').trim();
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

const pressEscape = ({ page }: Person): Promise<void> => page.keyboard.press('Escape');

/** Starts a command of the record on screen from its menu. */
async function start(person: Person, key: string): Promise<void> {
  await person.button('solidaryrecords:show.more').click();
  await person.menuItem(key).click();
}

/** The screens of an operator of solidary transport, after those of an administrator. */
export const solidaryScreens: readonly WalkedScreen[] = [
  [
    'home of an operator',
    async (person) => {
      await person.signOut();
      await person.signInTraining('solidaryOperator');
      const calls = person.page.getByRole('region', { name: person.text('home:solidary.day.title'), exact: true });
      await calls.getByRole('listitem').first().waitFor();
    },
  ],
  [
    'solidary records',
    async (person) => {
      await person.openAddress(addressOf('solidaryrecords'));
      await person.title('solidaryrecords').waitFor();
      await person.rows.first().waitFor();
    },
  ],
  [
    'solidary records, board',
    async (person) => {
      const board = person.page.getByRole('region', { name: person.text('solidaryrecords:board.label') });
      await person.page.getByRole('link', { name: person.text('solidaryrecords:display.board') }).click();
      await board.getByRole('link').first().waitFor();
    },
  ],
  [
    'solidary record',
    async (person) => {
      await openRecord(person, pinnedRecordIds.withThreads);
      await person.page.locator('[data-write]').first().waitFor({ state: 'attached' });
    },
  ],
  ['solidary record, carpools', (person) => openSolutions(person, 'matching:tabs.carpools')],
  [
    'solidary record, choice of a carpooler',
    async (person) => {
      const [start = ''] = person.text('matching:contact.moreOf', { name: '', way: '' }).split(/\s?:/u);
      const name = new RegExp(`^${start}`, 'u');
      await person.page.getByRole('button', { name }).first().click();
      await person.page.getByRole('menuitem', { name: person.text('matching:choose.button'), exact: true }).click();
      await person.page.getByRole('alertdialog').waitFor();
    },
  ],
  [
    'solidary record, messages',
    async (person) => {
      await pressEscape(person);
      await showZone(person, 'solutions');
      await person.page.locator('[data-write]').first().click();
      await person.page.getByRole('alertdialog').getByRole('textbox').waitFor();
    },
  ],
  [
    'solidary record, follow-up',
    async (person) => {
      await person.button('matching:thread.close').click();
      await showZone(person, 'followUp');
      await person.field('recordActions:composer.comment').fill('Rappeler <demain>');
      await person.button('recordActions:composer.save').click();
      await person.page.getByText(person.text('recordActions:composer.required')).first().waitFor();
    },
  ],
  [
    'solidary record, closing',
    async (person) => {
      await start(person, 'solidaryrecords:offers.close');
      await person.page.getByRole('alertdialog').getByRole('radio').first().waitFor();
    },
  ],
  [
    'solidary record, call sheet',
    async (person) => {
      await pressEscape(person);
      await start(person, 'solidaryrecords:sheet.open');
      await person.button('common:print.savePdf').waitFor();
    },
  ],
  [
    'external journeys',
    async (person) => {
      await pressEscape(person);
      await openRecord(person, pinnedRecordIds.searching);
      await openSolutions(person, 'matching:tabs.external');
      // The way back is on days that are to come: the provider that is quick knows journeys there.
      await person.page.getByRole('radio', { name: person.text('externaljourneys:ways.back'), exact: true }).check();
      await person.button('externaljourneys:form.search').click();
      const table = person.page.getByRole('table', { name: person.text('externaljourneys:results.label') });
      await table.getByRole('button').first().waitFor();
    },
  ],
  [
    'external journeys, contact of a driver',
    async (person) => {
      const table = person.page.getByRole('table', { name: person.text('externaljourneys:results.label') });
      const name = new RegExp(`^${person.text('externaljourneys:results.contact')}`, 'u');
      await table.getByRole('button', { name }).first().click();
      await person.page.getByRole('alertdialog').getByRole('textbox').first().waitFor();
    },
  ],
  [
    'solidary record form',
    async (person) => {
      await pressEscape(person);
      await openRecord(person, pinnedRecordIds.takenIntoAccount, 'solidaryrecords_edit');
      await person.field('recordForm:needs.additionalNeed').fill('Un petit chien');
      await person.button('recordForm:edit.saveReplacing').waitFor();
    },
  ],
  [
    'solidary record form, replacement',
    async (person) => {
      await person.button('recordForm:edit.saveReplacing').click();
      await person.page.getByRole('alertdialog').getByText(person.text('recordForm:edit.replace.number')).waitFor();
    },
  ],
  [
    'solidary record, created on one page and refused',
    async (person) => {
      await pressEscape(person);
      await person.page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await person.button('form:cancel').click();
      await person.button('shell:unsaved.changes.leave').click();
      await person.pageOf('solidaryrecords_show').waitFor();
      await person.openAddress(addressOf('solidaryrecords_create'));
      await person.field('recordForm:identity.familyName').waitFor();
      await person.button('recordForm:create.button').click();
      await person.page.getByText(person.text('recordForm:identity.problems.required')).first().waitFor();
    },
  ],
  [
    'solidary record, created by steps',
    async (person) => {
      await chooseStructure(person, BY_STEPS);
      await person.button('recordForm:steps.next').waitFor();
      await person.page.getByRole('searchbox', { name: person.text('recordForm:search.label') }).fill('petit');
      await person.page.getByRole('list', { name: person.text('recordForm:search.results') }).waitFor();
    },
  ],
  [
    'solidary structures, operators',
    async (person) => {
      await person.openAddress(addressOf('solidarystructures'));
      await person.rows.first().waitFor();
      await person.act('solidarystructures:actions.operators');
      const dialog = person.dialog('solidarystructures:operators.title');
      await dialog.getByRole('table').waitFor();
      await dialog.getByRole('progressbar').first().waitFor({ state: 'detached' });
    },
  ],
  [
    'volunteer, week to print',
    async (person) => {
      await pressEscape(person);
      await person.openAddress(addressOf('solidaryvolunteers_show', { id: notablePeople.pendingVolunteer }));
      await person.button('form:show.more').click();
      await person.menuItem('solidaryvolunteers:actions.printWeek').click();
      await person.button('common:print.savePdf').waitFor();
    },
  ],
  [
    'carpool dashboard',
    async (person) => {
      await pressEscape(person);
      await person.openAddress(`${addressOf('solidary_analytics_carpool')}?tab=figures`);
      await person.page.getByRole('table').first().waitFor();
    },
  ],
];
