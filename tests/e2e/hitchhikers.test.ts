import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { accessibilityProblems } from '../support/app.ts';
import { readPdf } from '../support/e2e/pdf.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindow } from '../support/e2e/shared.ts';

const card = ({ page, text }: Person, queue: string) =>
  page.getByRole('region', { name: text('hitchhikers:home.title'), exact: true }).getByRole('link', {
    name: new RegExp(`^${RegExp.escape(text(`hitchhikers:queue.titles.${queue}`))}`, 'u'),
  });

const shown = ({ page }: Person) => page.locator('#queue-hitchhiker').innerText();

describe.each(locales)('the hitchhikers, in %s', (locale) => {
  const enter = shareWindow(locale);

  it('can be filtered to those without a kit, marked together, and unmarked by undo', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.goTo('hitchhikers');
    await person.rows.first().waitFor();

    const kit = () => person.cell(person.rows.first(), text('users:filters.isKitGiven'));
    await person.openView(text('hitchhikers:views.kits'));
    await person.sortedBy(text('users:filters.isKitGiven'));
    expect(await kit()).toBe(text('list:values.no'));
    const address = await person.rows.first().getByRole('link').first().getAttribute('href');
    const id = address?.split('/').at(-1) ?? '';
    for (const place of [0, 1]) await person.rows.nth(place).getByRole('checkbox').click();
    await person.act('hitchhikers:flags.isKitGiven.label');
    await page.getByText(text('hitchhikers:flags.isKitGiven.title', { count: 2 })).waitFor();
    await person.button('hitchhikers:flags.button').click();
    await person.button('common:actions.close').last().click();

    const marked = { label: text('hitchhikers:flags.isKitGiven.label'), done: 2, total: 2 };
    await person.expectNotice('notifications:bulk.ended.success', marked);
    await person.button('actions:selection.clear').click();
    await person.searchUsers(`#${id}`);
    await expect.poll(() => person.rows.count()).toBe(1);
    await expect.poll(kit).toBe(text('list:values.yes'));
    await person.undo();
    await expect.poll(kit).toBe(text('list:values.no'));
  });

  it('show the status of their territory on demand, and can be edited', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.goTo('hitchhikers');
    await person.rows.first().getByRole('link').first().click();
    await person.pageOf('hitchhikers_show').waitFor();
    await person.button('hitchhikers:territory.check').click();
    const known = ['notConsidered', 'pondering', 'ongoing', 'working', 'unsubscribed', 'unknown'];
    const words = known.map((name) => RegExp.escape(text(`hitchhikers:territory.values.${name}`))).join('|');
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^(?:${words}) `, 'u') })
      .waitFor();

    await page
      .getByRole('main')
      .getByRole('link', { name: text('users:show.actions.edit'), exact: true })
      .click();
    await person.pageOf('hitchhikers_edit').waitFor();
    for (const role of ['isHitchhikingDriver', 'isHitchhikingPassenger']) {
      const toggle = page.locator(`[data-field="${role}"] input`);
      if (await toggle.isChecked()) await toggle.uncheck();
    }
    await person.button('form:save').click();
    await page.getByText(text('hitchhikers:form.oneRole')).first().waitFor();
    for (const role of ['isHitchhikingDriver', 'isHitchhikingPassenger']) {
      await page.locator(`[data-field="${role}"] input`).check();
    }
    await person.button('form:saveAndClose').click();
    await person.pageOf('hitchhikers_show').waitFor();
    await page.getByText(text('users:values.hitchhiking.both'), { exact: true }).first().waitFor();
  });

  it('opens on the queues, and a queue that cannot be changed says so and offers nothing', async () => {
    const person = await enter('hitchhikingWatcher');
    const { page, text } = person;
    await card(person, 'calls').waitFor();
    await page.getByRole('region', { name: text('hitchhikers:home.arrivals.title') }).waitFor();
    await page.getByText(text('hitchhikers:home.readOnly')).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await card(person, 'lettersToPrint').click();
    await page.locator('#queue-hitchhiker').waitFor();
    expect(await page.getByRole('button', { name: text('hitchhikers:queue.accept.lettersToPrint') }).count()).toBe(0);
    const first = await shown(person);
    await page.keyboard.press('j');
    await expect.poll(() => shown(person)).not.toBe(first);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('calls one person after another by keys, and remembers who was reached', async () => {
    const person = await enter('hitchhikingWatcher');
    const { page, text } = person;
    await card(person, 'calls').click();
    await page.locator('#queue-hitchhiker').waitFor();
    const first = await shown(person);
    await page.keyboard.press('a');
    await expect.poll(() => shown(person)).not.toBe(first);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('queue-hitchhiker');
    await page.keyboard.press('r');
    await person.goTo('home');
    await card(person, 'calls').click();
    await page.locator('#queue-hitchhiker').waitFor();
    const list = page.getByRole('navigation', { name: text('hitchhikers:queue.list') });
    await list
      .getByRole('button', {
        name: new RegExp(`${RegExp.escape(first)}.*${text('hitchhikers:queue.words.reached')}`, 'u'),
      })
      .waitFor();
    expect(await shown(person)).not.toBe(first);
  });

  it('notes what is done by a key, takes it back, and prints the letters of the queue', async () => {
    const person = await enter();
    const { page, text } = person;
    await card(person, 'lettersToPrint').click();
    await page.locator('#queue-hitchhiker').waitFor();
    const first = await shown(person);
    await page.keyboard.press('a');
    await expect.poll(() => shown(person)).not.toBe(first);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('queue-hitchhiker');
    await page.keyboard.press('k');
    await expect.poll(() => shown(person)).toBe(first);
    await page.getByText(text('hitchhikers:queue.told.accepted')).waitFor();
    await page.keyboard.press('r');
    await page.getByText(text('hitchhikers:queue.told.accepted')).waitFor({ state: 'detached' });

    await page.keyboard.press('Control+p');
    await page.getByRole('radio', { name: text('hitchhikers:letters.labels') }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('radio', { name: text('hitchhikers:letters.labels') }).click();
    await page.getByLabel(text('hitchhikers:letters.first')).fill('4');
    await page.getByRole('radio', { name: text('hitchhikers:letters.letters') }).click();
    await person.button('common:print.savePdf').click();
    await page.getByText(text('common:print.saved', { fileName: '' }).trim()).waitFor();
    const [name = ''] = readdirSync(person.app.downloads).filter((file) => file.endsWith('.pdf'));
    const pdf = await readPdf(join(person.app.downloads, name));
    expect(pdf.sizes[0]).toEqual([210, 297]);
    expect(pdf.pages.join(' ')).not.toContain(text('common:print.personal'));
    const letters = pdf.pages.length;
    expect(letters).toBeGreaterThan(2);
    await page.getByText(text('hitchhikers:letters.printed')).waitFor();

    const mark = page.getByRole('button', {
      name: text('hitchhikers:letters.mark.isPrinted', { count: letters, shown: String(letters) }),
    });
    await mark.click();
    await person.button('actions:bulk.copy').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await person.button('common:actions.close').last().click();
    await person.button('hitchhikers:letters.marked.isPrinted').waitFor();
    // The focus is in the letters again, and lost to nothing.
    await expect
      .poll(() => page.evaluate(() => (document.activeElement?.closest('[role="dialog"]') ?? null) !== null))
      .toBe(true);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('common:actions.close'), exact: true })
      .click();
  });
});
