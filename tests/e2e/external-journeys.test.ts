import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pinnedRecordIds } from '#training/data/solidary.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const modules = { solidary: true, externalJourneys: true };
/** The providers of the training platform: one answers at once, one is slow, one is out of order. */
const ANSWERS = 'Covoit’Est';
const SLOW = 'Trajets partagés';
const FAILS = 'Sillon Mobile';

/** The slow provider waits until the test lets it answer. */
const gates: (() => void)[] = [];
const providerPace = () => new Promise<void>((resolve) => gates.push(resolve));
const release = async () => {
  while (gates.length === 0) await delay(20);
  for (const open of gates.splice(0)) open();
};

const windowIn = (locale: 'fr' | 'en', theme: 'light' | 'dark', input: 'mouse' | 'keyboard') =>
  shareWindowOver({ users: 500, providerPace }, locale, { input, config: { theme, modules } });

describe.each([
  ['fr', 'light', windowIn('fr', 'light', 'mouse')],
  ['en', 'dark', windowIn('en', 'dark', 'keyboard')],
] as const)('external journeys of a record, in %s, %s', (_locale, _theme, enter) => {
  it('are searched at three providers of which one fails and one is slow, and a driver is written to once', async () => {
    const { person, platform } = await enter('solidaryOperator');
    const { page, text } = person;
    const words = (key: Parameters<typeof text>[0], values?: Record<string, unknown>) =>
      page.getByText(text(key, values), { exact: true }).first();
    await person.openAddress(`/solidaryrecords/show/${pinnedRecordIds.searching}`);
    const tab = page.getByRole('tab', { name: text('matching:tabs.external') });
    await tab.waitFor();
    await person.press(tab);
    // The way back of a journey without a return has no hours: the places alone are swapped.
    await person.press(page.getByRole('radio', { name: text('externaljourneys:ways.back'), exact: true }));
    const search = person.button('externaljourneys:form.search');
    await search.waitFor();
    // Opening the tab asks nobody.
    expect(platform.count('GET /admin/external_journeys')).toBe(0);
    await person.press(search);
    await words('externaljourneys:lines.failed', { provider: FAILS }).waitFor();
    await words('externaljourneys:lines.asking', { provider: SLOW }).waitFor();
    const table = page.getByRole('table', { name: text('externaljourneys:results.label') });
    const contact = table.getByRole('button', { name: new RegExp(ANSWERS) }).first();
    // What one provider found is there while another is still asked.
    await contact.waitFor();
    await release();
    await expect.poll(() => words('externaljourneys:lines.asking', { provider: SLOW }).count()).toBe(0);
    expect(platform.count('GET /admin/external_journeys')).toBe(3);
    expect(await page.content()).not.toMatch(/training-(?:private-)?key|apikey/);

    await person.press(contact);
    const dialog = page.getByRole('alertdialog');
    const preview = dialog.getByRole('region', {
      name: text('externaljourneys:contact.preview', { provider: ANSWERS }),
    });
    await preview.waitFor();
    const message = dialog.getByRole('textbox', { name: text('externaljourneys:contact.message') });
    await person.fill(message, 'Bonjour, répondez au 03 83 00 00 00');
    await preview.getByText('03 83 00 00 00').waitFor();
    await person.press(dialog.getByRole('button', { name: text('externaljourneys:contact.send'), exact: true }));
    await dialog.getByText(text('externaljourneys:contact.noted')).waitFor();
    await person.press(dialog.getByRole('button', { name: text('externaljourneys:contact.close'), exact: true }));
    await dialog.waitFor({ state: 'detached' });
    expect(platform.count('POST /external_connections')).toBe(1);
    expect(platform.count(`PATCH /admin/solidaries/${pinnedRecordIds.searching}`)).toBe(1);
    // The diary of the record says it from now on, on every computer.
    const contacted = text('externaljourneys:results.contactedOn', { day: '' }).trim();
    await expect.poll(() => table.getByText(contacted).count()).toBeGreaterThan(0);
  });
});
