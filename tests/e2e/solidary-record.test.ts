import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import { pictureFile } from '../support/e2e/picture-file.ts';
import type { TestPlatform } from '../support/e2e/platform.ts';
import { problemsEnlarged } from '../support/e2e/room.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const modules = { solidary: true, solidaryTransport: true };
/** The structure of the call; it offers transport, and asks for a file. */
const NANCY = 'Mobilité solidaire du Grand Nancy';

const windowIn = (locale: 'fr' | 'en', theme: 'light' | 'dark', input: 'mouse' | 'keyboard') =>
  shareWindowOver({ users: 5000 }, locale, { input, config: { theme, modules } });

/** Chooses the first place that is found under a name. */
async function choosePlace(person: Person, key: string, town: string): Promise<void> {
  const { page, text } = person;
  await person.fill(page.getByRole('combobox', { name: new RegExp(`^${text(key)}`, 'u') }), town);
  await person.press(
    page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(town, 'u') })
      .first(),
  );
}

/** Takes the call of somebody nobody knows, up to the summary of the record. */
async function takeCall(person: Person): Promise<void> {
  const { app, page, text } = person;
  const next = () => person.press(person.button('recordForm:steps.next'));
  await person.fill(page.getByRole('searchbox', { name: text('recordForm:search.label') }), 'Ada Neuve');
  await person.press(person.button('recordForm:search.newPerson'));
  await person.press(page.getByRole('radio', { name: text('recordForm:identity.genders.1'), exact: true }));
  await person.fill(person.field('recordForm:identity.telephone'), '06 12 34 56 78');
  await next();
  const file = page.getByRole('button', { name: text('solidary:proofs.upload.choose') }).first();
  await app.chooseFile(() => person.press(file), pictureFile(app.downloads, 'domicile.png'));
  await page.getByText('domicile.png').first().waitFor();
  await next();
  const purposes = page.getByRole('radiogroup', {
    name: new RegExp(`^${text('recordForm:needs.subject')}`, 'u'),
  });
  await person.press(purposes.getByRole('radio').first());
  await next();
  await choosePlace(person, 'recordForm:journey.origin', 'Nancy');
  await choosePlace(person, 'recordForm:journey.destination', 'Vand');
  await next();
  await person.fill(person.field('recordForm:times.day'), text('week:short.mon'));
  await person.fill(person.field('recordForm:times.hour'), '930');
  await next();
  await person.button('recordForm:create.button').waitFor();
}

/** Adds an action to the follow-up, found by its name; Ctrl+Enter saves it. */
async function add(person: Person, action: string, comment: string): Promise<void> {
  const { page, text } = person;
  const label = text(`solidary:journal.actions.${action}`);
  await person.fill(page.getByRole('combobox', { name: text('recordActions:composer.action') }), label);
  await person.press(page.getByRole('option', { name: label, exact: true }));
  await person.fill(person.field('recordActions:composer.comment'), comment);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('listitem').filter({ hasText: comment }).first().waitFor();
}

/**
 * From the record on screen: one press looks for a solution and shows the best one with their telephone, a second notes
 * that they were reached. Of three presses at most (docs/screens/07-solidary-records.md §3.4) two are needed.
 */
async function callFirst(person: Person): Promise<void> {
  const { page, text } = person;
  let presses = 0;
  const press = async (one: () => Promise<void>) => {
    presses += 1;
    await one();
  };
  await press(() => person.press(person.button('solidaryrecords:offers.search')));
  const calls = page.getByRole('dialog');
  await calls.waitFor();
  await standsAt(person, 2);
  await calls.locator('a[href^="tel:"]').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await press(() => page.keyboard.press(text('solidarylists:calls.keys.reached')));
  await calls.getByText(text('solidarylists:calls.given.reached'), { exact: true }).waitFor();
  expect(presses).toBeLessThanOrEqual(3);
  await page.keyboard.press('Escape');
  await calls.waitFor({ state: 'detached' });
}

/** Chooses the first volunteer who can drive. */
async function chooseVolunteer(person: Person): Promise<void> {
  const { page, text } = person;
  await person.press(page.getByRole('tab', { name: new RegExp(`^${text('matching:tabs.volunteers')}`, 'u') }));
  const [start = ''] = text('matching:contact.moreOf', { name: '', way: '' }).split(/\s?:/u);
  await person.press(page.getByRole('button', { name: new RegExp(`^${start}`, 'u') }).first());
  await person.press(page.getByRole('menuitem', { name: text('matching:choose.button'), exact: true }));
  const question = page.getByRole('alertdialog');
  await person.press(question.getByRole('button', { name: text('matching:choose.confirm'), exact: true }));
  await page.locator('[data-driver]').first().waitFor();
}

/** Waits until the record is at the step of a status. */
const standsAt = ({ page, text }: Person, status: number): Promise<void> =>
  page
    .locator('[aria-current="step"]')
    .filter({ hasText: text(`solidary:records.status.${status}`) })
    .waitFor();

/** What the platform was asked to write on records, in order. */
const writes = ({ requests }: TestPlatform): unknown[] =>
  requests
    .filter(({ request }) => request.method === 'PATCH' && request.url.startsWith('/admin/solidaries/'))
    .map(({ request }) => JSON.parse(request.body ?? '{}'));

const reads = ({ requests }: TestPlatform): number =>
  requests.filter(({ request }) => request.method === 'GET' && /^\/admin\/solidaries\/\d+$/u.test(request.url)).length;

describe.each([
  ['fr', 'light', 'mouse', windowIn('fr', 'light', 'mouse')],
  ['en', 'dark', 'keyboard', windowIn('en', 'dark', 'keyboard')],
] as const)('a solidary record, in %s, %s, by %s', (_locale, _theme, input, enter) => {
  it('lives from the telephone call to its closing, and is read once', async () => {
    const { person, platform } = await enter('solidaryOperator');
    const { page, text } = person;
    const structure = page.getByRole('combobox', { name: text('shell:structure'), exact: true });
    await (input === 'mouse' ? structure.selectOption({ label: NANCY }) : person.fill(structure, NANCY));
    await person.openAddress('/solidaryrecords');
    await person.rows.first().waitFor();
    await person.act('solidaryrecords:actions.create');
    await takeCall(person);
    // The summary comes after too many steps for the walk over all screens.
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await problemsEnlarged(page)).toEqual([]);
    await person.press(person.button('recordForm:create.button'));
    await person.pageOf('solidaryrecords_show').filter({ hasText: 'Neuve Ada' }).waitFor();

    await person.press(person.button('solidaryrecords:offers.take'));
    await standsAt(person, 1);
    await callFirst(person);
    await chooseVolunteer(person);
    await add(person, 'contact_call', 'Nina passe à 9 h');
    await add(person, 'carpool_ongoing', 'Tout va bien');
    await standsAt(person, 3);
    await person.press(person.button('solidaryrecords:offers.close'));
    const closing = page.getByRole('alertdialog');
    const reason = text('solidary:journal.actions.punctual_carpool');
    await person.press(closing.getByRole('radio', { name: reason, exact: true }));
    await person.press(closing.getByRole('button', { name: text('recordActions:close.button'), exact: true }));
    await standsAt(person, 4);

    expect(writes(platform)).toMatchObject([
      { animation: { action: 39, progression: 25 } },
      { animation: { action: 39, progression: 50 } },
      { animation: { action: 72, comment: text('matching:calls.notes.reached') } },
      { solution: { matching: expect.any(Number), transporter: expect.any(Number) } },
      { animation: { action: 72, comment: 'Nina passe à 9 h' } },
      { animation: { action: 51, comment: 'Tout va bien' } },
      { animation: { action: 56 } },
    ]);
    // Every write answers the record: reading it anew could notify other volunteers.
    expect(reads(platform)).toBe(1);
    await person.openAddress('/solidaryrecords?display=board');
    await page.getByRole('region', { name: text('solidaryrecords:board.label') }).waitFor();
    expect(await page.getByRole('link', { name: 'Neuve Ada' }).count()).toBe(0);
  });
});
