import process from 'node:process';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { fontNames, fonts } from '../../tools/run/steps/fonts.ts';
import { pressQuickly } from '../support/e2e/keyboard.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindow } from '../support/e2e/shared.ts';

const heightOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.height ?? 0;

/** The families of fonts in which the page is drawn. */
async function familiesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const drawn = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return drawn.fonts.map(({ familyName }) => familyName);
}

/** The visible actions of a selection by their names: buttons, then entries of the menu at their end. */
async function offered({ page, text }: Person): Promise<string[]> {
  const bar = page.getByRole('toolbar', { name: text('actions:selection.bar') });
  const buttons = await bar
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));
  await bar.locator('[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem').first().waitFor();
  const entries = await page.getByRole('menuitem').allInnerTexts();
  return [...buttons, ...entries].map((label) => label.trim());
}

const everyRoom = locales.flatMap((locale) => fontNames.map((font) => ({ locale, font })));

describe.each(everyRoom)(
  'the height left for the rows of a list, in $locale and the $font font',
  ({ locale, font }) => {
    const enter = shareWindow(locale, { font });

    it('stays the same with a selection whose actions do not fit: one line, the rest in a menu that returns the focus', async () => {
      const person = await enter();
      const { page, text } = person;
      // Only there the font can be chosen: what follows is measured in it.
      if (process.platform === 'linux') expect(await familiesOf(page)).toEqual([fonts[font].sansSerif]);
      await person.goTo('hitchhikers');
      await person.rows.first().waitFor();
      await page.getByRole('checkbox', { name: text('actions:selection.page') }).click();
      const bar = page.getByRole('toolbar', { name: text('actions:selection.bar') });
      await bar.waitFor();
      await expect.poll(() => heightOf(bar)).toBeLessThan(48);

      const labels = await offered(person);
      const all = [
        ...['isKitGiven', 'isLetterPrinted', 'isLetterPosted'].map((mark) => `hitchhikers:flags.${mark}.label`),
        'users:actions.addToCommunity.label',
        'users:list.actions.export',
        'users:actions.removeMany.label',
      ].map((key) => text(key));
      expect(labels).toEqual(expect.arrayContaining(all));

      await person.menuItem('users:actions.removeMany.label').click();
      // The people are read first: only then does the question show its field.
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('textbox').first().waitFor();
      await page.keyboard.press('Escape');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.outerHTML ?? ''))
        .toMatch(/^[^>]*aria-haspopup="menu"/u);
    });

    it('fits the actions on a few selected users on one line', async () => {
      const person = await enter();
      const { page, text } = person;
      await person.openUsers();
      await person.rows.first().getByRole('checkbox').click();
      const bar = page.getByRole('toolbar', { name: text('actions:selection.bar') });
      const last = bar.getByRole('button', { name: text('users:actions.removeMany.label'), exact: true });
      await expect.poll(() => last.isVisible()).toBe(true);
      expect(await heightOf(bar)).toBeLessThan(48);
    });

    it('is kept in a window of 1280 × 800 at 200 %: each toolbar above the rows takes one line', async () => {
      const person = await enter();
      const { page, text } = person;
      await page.setViewportSize({ width: 640, height: 400 });
      for (const list of ['users', 'hitchhikers'] as const) {
        await pressQuickly(person, 'g', list === 'users' ? 'u' : 'h');
        await person.title(list).waitFor();
        await person.rows.first().waitFor();
        const create = page.getByRole('main').getByRole('button', { name: text('users:list.actions.create') });
        const search = page.getByRole('search');
        // The hint of the search box may take two lines; a button below it would take more.
        await expect.poll(() => heightOf(create.locator('..'))).toBeLessThan(48);
        await expect.poll(() => heightOf(search)).toBeLessThan(80);
        expect(await search.getByRole('button', { name: text('list:filters.add') }).isVisible()).toBe(true);
      }
    });
  },
);
