import { describe, expect, it } from 'vitest';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import { addressOf } from '#shared/routes.ts';
import { accounts } from '#training/access/accounts.ts';
import { countPresses, focused, focusOn, pressQuickly, pressUntil, tabTo } from '../support/e2e/keyboard.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { startPlatform, type TestPlatform } from '../support/e2e/platform.ts';

const modules = { hitchhiking: true, community: true, campaign: true, solidary: true, solidaryTransport: true };

interface Day {
  person: Person;
  platform: TestPlatform;
  /** Keys that were pressed since the last time it was asked. */
  pressed: () => number;
}

/** Opens a window and signs in by keys. */
async function begin(key: TrainingAccount['key']): Promise<Day> {
  const platform = await startPlatform();
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
