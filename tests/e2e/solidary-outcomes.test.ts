import { describe, expect, it } from 'vitest';
import { pinnedRecordIds } from '#training/data/solidary.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { startPlatform, type TestPlatform } from '../support/e2e/platform.ts';

const operator = { identifier: 'solidarite@example.org', password: 'solidarite' };
const ITEM = /^GET \/admin\/solidaries\/\d+$/u;
const callsOf = ({ requests }: TestPlatform) => requests.map(({ request }) => `${request.method} ${request.url}`);
const reads = (platform: TestPlatform): number => callsOf(platform).filter((call) => ITEM.test(call)).length;
const writes = (platform: TestPlatform, id: number): number =>
  callsOf(platform).filter((call) => call === `PATCH /admin/solidaries/${id}`).length;

/** Types a free note and saves it. */
async function note(person: Person, words: string): Promise<void> {
  const { page, text } = person;
  const action = page.getByRole('combobox', { name: text('recordlife:composer.action') });
  await person.fill(action, text('solidary:journal.actions.free'));
  await page.getByRole('option', { name: text('solidary:journal.actions.free'), exact: true }).click();
  await person.fill(page.getByLabel(text('recordlife:composer.comment')), words);
  await person.press(person.button('recordlife:composer.save'));
}

describe('a lost answer', () => {
  it('of an action or a choice is told as it is, nothing is sent twice, and only what was asked for is read', async () => {
    const platform = await startPlatform();
    const modules = { solidary: true, solidaryTransport: true };
    const person = await openFor('fr', { config: { apiBaseUrl: platform.url, modules } });
    const { page, text } = person;
    await person.signIn(operator.identifier, operator.password);
    await person.press(person.button('routes:groups.solidary'));

    // A working hour around records: none is read before it is opened.
    await person.goTo('solidaryrecords');
    await person.rows.first().waitFor();
    for (const row of (await person.rows.all()).slice(0, 5)) await row.hover();
    await page.evaluate(() => {
      for (const event of ['blur', 'focus', 'visibilitychange']) window.dispatchEvent(new Event(event));
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await platform.quiet();
    expect(reads(platform)).toBe(0);

    const { searching, created } = pinnedRecordIds;
    await person.openAddress(`/solidaryrecords/show/${searching}`);
    await person.button('recordlife:composer.save').waitFor();
    expect(reads(platform)).toBe(1);

    // An action that is stored and answered by a 500: one reading proves it.
    platform.faults.instead('hydra500', { method: 'PATCH', path: `/admin/solidaries/${searching}`, times: 1 });
    await note(person, 'Rappeler sa sœur');
    await expect.poll(() => [writes(platform, searching), reads(platform)]).toEqual([1, 2]);
    const diary = page.getByRole('listitem').filter({ hasText: 'Rappeler sa sœur' });
    await diary.first().waitFor();

    // One that the platform never had: it can be tried again, and what was typed is there.
    platform.faults.drop({ method: 'PATCH', path: `/admin/solidaries/${searching}`, times: 1 });
    await note(person, 'Pas avant lundi');
    await page.getByText(text('recordlife:outcome.notDone')).first().waitFor();
    expect(await page.getByLabel(text('recordlife:composer.comment')).inputValue()).toBe('Pas avant lundi');
    await person.press(person.button('recordlife:composer.save'));
    await expect.poll(() => page.getByLabel(text('recordlife:composer.comment')).inputValue()).toBe('');
    expect([writes(platform, searching), reads(platform)]).toEqual([3, 3]);

    // Calls without an answer would never let the platform be quiet.
    platform.requests.length = 0;

    // A carpooler: stored, answered by a 500, and the record can never be read again.
    await person.openAddress(`/solidaryrecords/show/${created}`);
    await person.press(page.getByRole('tab', { name: new RegExp(text('recordsolutions:tabs.carpools'), 'u') }));
    const choices = page.getByRole('button', { name: /^Retenir /u });
    await choices.first().waitFor();
    const offered = await choices.count();
    await person.press(choices.first());
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await person.press(dialog.getByRole('button', { name: text('recordsolutions:choose.anyway'), exact: true }));
    await page.getByText(text('recordsolutions:choose.unconfirmed')).first().waitFor();
    await platform.quiet();
    expect(writes(platform, created)).toBe(1);
    expect(await choices.count()).toBe(offered - 1);

    // The opening, and the check after the lost answer.
    expect(reads(platform)).toBe(2);
  });
});
