import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { focused, focusOn, tabTo } from '../support/e2e/keyboard.ts';
import type { Person } from '../support/e2e/person.ts';
import { pictureFile } from '../support/e2e/picture-file.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const modules = { campaign: true };

/** A draft of the training platform with an element of another tool. */
const FOREIGN = 6;

const blocks = ({ page }: Person) => page.locator('[data-block]');
const kinds = (person: Person) => blocks(person).evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
const add = async (person: Person, kind: 'title' | 'text' | 'image' | 'button' | 'divider') => {
  await person.button('message:editor.add').click();
  await person.menuItem(`message:kinds.${kind}`).click();
};
const chooseImage = async (person: Person, name: string) => {
  await add(person, 'image');
  const card = blocks(person).last();
  const choose = () => card.getByRole('button', { name: person.text('form:image.choose') }).click();
  await person.app.chooseFile(choose, pictureFile(person.app.downloads, name));
  await card.getByText(name).waitFor();
};
const previewed = ({ page, text }: Person) => page.frameLocator(`iframe[title="${text('message:preview.frame')}"]`);

/** Writes a text with a mistake, and takes what is suggested for it by the key of spelling. */
async function correct(
  person: Person,
  { start, wrong, right, rest }: Record<'start' | 'wrong' | 'right' | 'rest', string>,
) {
  const { page, text } = person;
  await person.openAddress('/campaigns/create');
  await person.pageOf('campaigns_create').waitFor();
  await add(person, 'text');
  const field = page.getByRole('textbox', { name: text('message:fields.text'), exact: true });
  await field.fill(`${start} ${wrong} ${rest}`);
  await person.button('spelling:count', { count: 1 }).waitFor();
  // Marked over the document, which stays as it is.
  expect(await previewed(person).getByText(wrong).innerText()).toBe(`${start} ${wrong} ${rest}`);
  await field.press('F7');
  await page.getByRole('menuitem', { name: right, exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('menuitem', { name: right, exact: true }).press('Enter');
  await previewed(person).getByText(`${start} ${right} ${rest}`).waitFor();
  await person.button('spelling:count', { count: 1 }).waitFor({ state: 'detached' });

  // A word of the place is added once, and is right everywhere on this computer.
  await field.fill(`${start} ${right} zblorg.`);
  await person.button('spelling:count', { count: 1 }).click();
  await person.menuItem('spelling:menu.add').click();
  await person.button('spelling:count', { count: 1 }).waitFor({ state: 'detached' });
}

describe('the block editor by mouse, in French, light', () => {
  const enter = shareWindowOver({ users: 60 }, 'fr', { config: { theme: 'light', modules } });

  it('writes, undoes and shows a message, and keeps it whole when an image is refused in the middle of a save', async () => {
    const { person, platform } = await enter();
    const { page, text } = person;
    await person.goTo('campaigns');
    await person.rows.first().waitFor();
    await person.act('campaigns:actions.create');
    await person.pageOf('campaigns_create').waitFor();
    await person.field('campaigns:fields.internalName').fill('Lettre de la rentrée');
    await person.field('campaigns:fields.subject').fill('Trois places pour septembre');

    await add(person, 'title');
    await person.field('message:fields.title').fill('Bonne rentrée');
    await add(person, 'text');
    await page.getByRole('textbox', { name: text('message:fields.text'), exact: true }).fill('Partagez vos trajets.');
    await chooseImage(person, 'place.png');
    await chooseImage(person, 'gare.png');
    await blocks(person)
      .last()
      .getByRole('textbox', { name: text('message:fields.alt') })
      .fill('La gare');
    await add(person, 'divider');
    await page
      .getByRole('toolbar', { name: text('message:kinds.divider') })
      .getByRole('button')
      .first()
      .click();
    expect(await kinds(person)).toEqual(['title', 'text', 'image', 'divider', 'image']);
    await person.button('form:rows.undo').click();
    expect(await kinds(person)).toEqual(['title', 'text', 'image', 'image', 'divider']);

    // The twin of the keys: dragging the title below the text.
    await blocks(person).nth(0).locator('[draggable="true"]').dragTo(blocks(person).nth(1));
    expect((await kinds(person)).slice(0, 2)).toEqual(['text', 'title']);

    const preview = previewed(person);
    await preview.getByRole('heading', { name: 'Bonne rentrée' }).waitFor();
    await preview.getByText('Partagez vos trajets.').waitFor();
    await expect
      .poll(() =>
        preview.locator('img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    await page.getByRole('radio', { name: text('message:preview.phone') }).check();
    await page.getByRole('switch', { name: text('message:preview.dark') }).check();
    expect(
      await preview
        .locator('body')
        .evaluate((body) => [innerWidth, getComputedStyle(body).colorScheme, body.style.color !== '']),
    ).toEqual([375, 'dark', true]);
    expect(await accessibilityProblems(page)).toEqual([]);

    // The first image is refused, the second taken: the campaign exists once, with its other image.
    platform.faults.status(500, { method: 'POST', path: '/admin/images', times: 1 });
    await person.button('form:save').click();
    await person.pageOf('campaigns_edit').waitFor();
    await page.getByText(text('message:form.partly', { count: 1 })).waitFor();
    expect(await kinds(person)).toEqual(['text', 'title', 'image', 'image', 'divider']);
    expect(await page.locator('[data-block] [role="alert"]').count()).toBe(1);
    await person.button('message:form.retry').click();
    await page.getByText(text('message:form.partly', { count: 1 })).waitFor({ state: 'detached' });
    const posts = platform.requests
      .filter(({ request }) => request.method === 'POST')
      .map(({ request }) => request.url);
    expect(posts.filter((path) => path.endsWith('/admin/campaigns'))).toHaveLength(1);
    expect(posts.filter((path) => path.endsWith('/admin/images'))).toHaveLength(3);
  });

  it('finds a word that is spelled wrong, without asking anybody elsewhere, and puts the right one in its place', async () => {
    const { person, platform } = await enter();
    await correct(person, { start: 'Le', wrong: 'covoituraje', right: 'covoiturage', rest: 'du matin.' });
    expect(platform.requests.filter(({ request }) => request.method !== 'GET')).toEqual([]);
  });
});

describe('the block editor by keyboard only, in English, dark', () => {
  const enter = shareWindowOver({ users: 60 }, 'en', { input: 'keyboard', config: { theme: 'dark', modules } });

  it('adds, moves, copies, removes and takes back blocks, and keeps the one that it does not know', async () => {
    const { person, platform } = await enter();
    const { page, text } = person;
    await person.openAddress(`/campaigns/${FOREIGN}`);
    await person.pageOf('campaigns_edit').waitFor();
    await tabTo(person, text('message:editor.expandAll'));
    await page.keyboard.press('Enter');
    await page.getByText(text('message:fields.unknown')).waitFor();
    expect(await kinds(person)).toEqual(['title', 'unknown', 'text']);
    expect(await accessibilityProblems(page)).toEqual([]);

    await tabTo(person, text('message:kinds.title'));
    await page.keyboard.press('Control+Shift+A');
    await focusOn(person, text('message:kinds.title'));
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await focusOn(person, text('message:fields.buttonLabel'));
    await page.keyboard.type('I take part');
    await page.keyboard.press('Tab');
    await page.keyboard.type('example.org/join');
    expect(await kinds(person)).toEqual(['title', 'button', 'unknown', 'text']);
    await page.keyboard.press('Alt+ArrowDown');
    expect(await kinds(person)).toEqual(['title', 'unknown', 'button', 'text']);
    expect(await focused(person)).toContain(text('message:fields.buttonHref'));
    await page
      .getByRole('status')
      .filter({ hasText: text('form:rows.said.moved', { name: '', rank: 3, count: 4 }).slice(-8) })
      .first()
      .waitFor();

    // One history over everything: the move, then what was typed.
    await page.keyboard.press('Control+z');
    expect(await kinds(person)).toEqual(['title', 'button', 'unknown', 'text']);
    await page.keyboard.press('Control+y');
    expect(await kinds(person)).toEqual(['title', 'unknown', 'button', 'text']);

    await tabTo(person, text('form:rows.up', { name: '' }).trim(), 'Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await kinds(person)).toEqual(['title', 'unknown', 'button', 'text', 'text']);

    await page.keyboard.press('Control+s');
    await expect.poll(() => platform.requests.some(({ request }) => request.method === 'PATCH')).toBe(true);
    await platform.quiet();
    const answer = await previewed(person).locator('body').innerText();
    expect(answer).toContain('I take part');
    const patch = platform.requests.findLast(({ request }) => request.method === 'PATCH');
    expect(patch?.request.body).toContain('film.mp4');
  });
});
