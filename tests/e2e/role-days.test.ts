import { describe, expect, it } from 'vitest';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import { addressOf } from '#shared/routes.ts';
import { accounts } from '#training/access/accounts.ts';
import {
  countInput,
  countPresses,
  focused,
  focusOn,
  pressQuickly,
  pressUntil,
  tabTo,
} from '../support/e2e/keyboard.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { pictureFile } from '../support/e2e/picture-file.ts';
import { startPlatform, type TestPlatform } from '../support/e2e/platform.ts';

const modules = { hitchhiking: true, community: true, campaign: true, solidary: true, solidaryTransport: true };

interface Day {
  person: Person;
  platform: TestPlatform;
  /** Keys that were pressed since the last time it was asked. */
  pressed: () => number;
}

/** Opens a window and signs in by keys; few users have no volunteer for every journey. */
async function begin(key: TrainingAccount['key'], users = 500): Promise<Day> {
  const platform = await startPlatform({ users });
  const person = await openFor('fr', { apiUrl: platform.url, config: { modules } });
  const account = accounts.find((one) => one.key === key);
  if (account === undefined) throw new Error(`no account ${key}`);
  const { keyboard } = person.page;
  const pressed = countPresses(person);
  await focusOn(person, person.text('session:form.identifier'));
  await keyboard.type(account.identifier);
  await keyboard.press('Tab');
  await keyboard.type(account.password);
  await keyboard.press('Enter');
  await expect.poll(() => focused(person)).toContain(person.text('home:greeting', { name: '' }).trim());
  pressed();
  return { person, platform, pressed };
}

/** Signs out by keys. */
async function end({ person }: Day): Promise<void> {
  const { page, text } = person;
  await pressQuickly(person, 'g', 'a');
  await person.title('home').waitFor();
  await tabTo(person, text('shell:signOut.button'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await person.title('login').waitFor();
}

const patches = ({ platform }: Day): string[] =>
  platform.requests.flatMap(({ request: { method, url } }) => (method === 'PATCH' ? [url] : []));

describe('a working day by keys alone', () => {
  it('of an operator: hours on a press, a note in place, whoever calls back, figures', async () => {
    const day = await begin('solidaryOperator');
    const { person, platform, pressed } = day;
    const { page, text } = person;
    const { keyboard } = page;
    const block = page.getByRole('region', { name: text('home:solidary.day.title'), exact: true });
    await block.getByRole('listitem').first().waitFor();
    const reads = () =>
      platform.requests.filter(({ request }) => /\/admin\/solidaries\/\d+$/u.test(request.url)).length;
    expect(reads()).toBe(0);

    // The hours of what leaves today and tomorrow.
    const count = await block.getByRole('listitem').count();
    expect(count).toBeGreaterThan(3);
    await tabTo(person, text('home:solidary.day.read', { count: 2 }).replace(/\s*\(.*$/u, ''));
    await keyboard.press('Enter');
    await expect.poll(reads, { timeout: 30_000 }).toBeGreaterThan(1);
    await block
      .getByText(/^\d\d:\d\d$/u)
      .first()
      .waitFor();

    // The next call is noted where it stands: open, note, save.
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.focus());
    const note = text('home:solidary.day.note');
    await tabTo(person, `${note} `.trim());
    pressed();
    await keyboard.press('Enter');
    await focusOn(person, text('recordActions:composer.likely.more_infos_call'));
    await pressUntil(person, 'Tab', text('recordActions:composer.likely.free'));
    await keyboard.press('Space');
    await keyboard.press('Control+Enter');
    await expect.poll(() => patches(day)).toHaveLength(1);
    // The composer goes, and the focus is back where it came from.
    await focusOn(person, note);
    // To open, to go to the third action, to choose it, to save.
    expect(pressed()).toBeLessThanOrEqual(6);

    // Whoever calls back: their number alone leads to their record.
    const shown = await block.locator('a[href^="tel:"]').first().getAttribute('href');
    const telephone = (shown ?? '').replace('tel:', '');
    await keyboard.press('Control+k');
    await focusOn(person, text('palette:label'));
    await keyboard.type(telephone);
    const option = page.getByRole('group', { name: text('routes:solidaryrecords.title') }).getByRole('option');
    await option.first().waitFor();
    await keyboard.press('Escape');

    // The figures are there without a press.
    await pressQuickly(person, 'g', 'd');
    await person.title('solidaryrecords').waitFor();
    await end(day);
  });

  it('of a community manager: requests decided by A and R, from home', async () => {
    const day = await begin('communityManager');
    const { person, pressed } = day;
    const { page, text } = person;
    const { keyboard } = page;
    // A browser gives the spaces of French typography as plain ones.
    const requests = text('home:waiting.requestsOf', { name: '' }).trim().replaceAll(/\s/gu, '\\s');
    await page
      .getByRole('link', { name: new RegExp(requests, 'u') })
      .first()
      .waitFor();
    await tabTo(person, text('home:waiting.requestsOf', { name: '' }));
    pressed();
    await keyboard.press('Enter');
    const list = page.getByRole('navigation', { name: text('communitymembers:queue.list') });
    await list.waitFor();
    await keyboard.press('a');
    await list.getByText(text('communitymembers:queue.told.accepted')).first().waitFor();
    expect(pressed()).toBe(2);
    await end(day);
  });

  it('of a watcher: the queue of calls, one key for each person', async () => {
    const day = await begin('hitchhikingWatcher');
    const { person, pressed } = day;
    const { page, text } = person;
    const { keyboard } = page;
    await tabTo(person, text('hitchhikers:queue.titles.calls'));
    await keyboard.press('Enter');
    const current = page.locator('#queue-hitchhiker');
    await current.waitFor();
    pressed();
    for (const key of ['a', 'r', 'a']) {
      const before = await current.innerText();
      await keyboard.press(key);
      await expect.poll(() => current.innerText()).not.toBe(before);
    }
    expect(pressed()).toBe(3);
    expect(page.url()).toContain(addressOf('hitchhikers_queue'));
    await end(day);
  });
});

/**
 * A typical call of an operator, from home: somebody new, one trip, a volunteer chosen. The structure has the whole form,
 * asks for a file, and offers transport. Everything is counted, the letters of names included; what is pressed in the
 * dialog of the system that chooses the file is outside of the window, and is not.
 */
async function takeTypicalCall({ app, page, text }: Person): Promise<void> {
  const { keyboard } = page;
  const typeAt = async (label: string, typed: string) => {
    await page.locator(`[data-label="${label}"] input:focus`).waitFor();
    await keyboard.type(typed);
  };
  const next = () => keyboard.press('Control+Enter');
  const place = async (label: string, typed: string, town: string) => {
    await typeAt(text(label), typed);
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(town, 'u') })
      .first()
      .waitFor();
    await keyboard.press('Enter');
  };

  await keyboard.press('Control+n');
  await page.getByRole('searchbox', { name: text('recordForm:search.label') }).waitFor();
  await keyboard.type('Ada Neuve');
  await page.getByRole('button', { name: text('recordForm:search.newPerson') }).click();
  await page.getByRole('radio', { name: text('recordForm:identity.genders.1'), exact: true }).waitFor();
  await keyboard.press('Space');
  await page.getByLabel(text('recordForm:identity.telephone')).click();
  await keyboard.type('0612345678');
  await next();
  const file = page.getByRole('button', { name: text('solidary:proofs.upload.choose') }).first();
  await app.chooseFile(() => file.click(), pictureFile(app.downloads, 'domicile.png'));
  await page.getByText('domicile.png').first().waitFor();
  await next();
  await page.getByRole('radio').first().waitFor();
  await keyboard.press('Space');
  await next();
  await place('recordForm:journey.origin', 'nanc', 'Nancy');
  await page.getByRole('combobox', { name: new RegExp(`^${text('recordForm:journey.destination')}`, 'u') }).click();
  await place('recordForm:journey.destination', 'vand', 'Vand');
  await next();
  await typeAt(text('recordForm:times.day'), 'lun');
  await page.getByRole('textbox', { name: new RegExp(`^${text('recordForm:times.hour')}`, 'u') }).click();
  await typeAt(text('recordForm:times.hour'), '930');
  await next();
  await page.getByRole('button', { name: text('recordForm:create.button'), exact: true }).waitFor();
  await next();
}

/** The caller rings again: the day is changed where the record stands, and its journal stays in sight. */
async function changeDate({ page, text }: Person): Promise<void> {
  const { keyboard } = page;
  const journal = page.getByRole('region', { name: text('solidaryrecords:diary.title'), exact: true });
  const created = journal.getByText(text('solidary:journal.actions.create'));
  expect(await created.count()).toBe(1);
  const former = page.url();
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.focus());
  await keyboard.press('d');
  const panel = page.getByRole('region', { name: text('recordForm:changeDates.title'), exact: true });
  await panel.locator('input:focus').waitFor();
  await keyboard.press('Control+a');
  await keyboard.type(text('week:short.wed'));
  // Nothing stands over the journal and the solutions.
  const [zone, box] = await Promise.all([journal.boundingBox(), panel.boundingBox()]);
  if (zone === null || box === null) throw new Error('nothing is drawn');
  expect(box.y + box.height).toBeLessThanOrEqual(zone.y);
  await keyboard.press('Enter');
  await panel.getByRole('button', { name: text('recordForm:edit.replace.confirm'), exact: true }).waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect.poll(() => page.url()).not.toBe(former);
  // The new record has its own journal and, before it, that of the record that it replaces.
  await expect.poll(() => created.count()).toBe(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('change-dates');
}

describe('the typical call of an operator, by mouse and keys', () => {
  it('takes ten clicks and forty-five keys at most, and its date is changed with the follow-up in sight', async () => {
    const day = await begin('solidaryOperator', 5000);
    const { person } = day;
    const { page, text } = person;
    // Chosen once: Escale keeps it from one day to the next.
    const structure = page.getByRole('combobox', { name: text('shell:structure'), exact: true });
    await structure.selectOption({ label: 'Mobilité solidaire du Grand Nancy' });
    const counted = await countInput(person);
    await takeTypicalCall(person);
    await person.pageOf('solidaryrecords_show').filter({ hasText: 'Neuve Ada' }).waitFor();
    const [start = ''] = text('matching:contact.moreOf', { name: '', way: '' }).split(/\s?:/u);
    const volunteer = page.getByRole('row').filter({ hasText: text('matching:type.transporter') });
    await volunteer
      .getByRole('button', { name: new RegExp(`^${start}`, 'u') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: text('matching:choose.button'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: text('matching:choose.confirm'), exact: true }).click();
    await page.locator('[data-driver]').first().waitFor();
    const { clicks, keys } = await counted();
    expect(clicks).toBeLessThanOrEqual(10);
    expect(keys).toBeLessThanOrEqual(45);
    await changeDate(person);
  });
});
