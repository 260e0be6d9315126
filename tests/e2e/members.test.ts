import { describe, expect, it } from 'vitest';
import { openFor, type Person } from '../support/e2e/person.ts';

const COMMUNITY = 1;

const statuses = ({ page, text }: Person) =>
  page.getByRole('group', { name: text('communitymembers:fields.status'), exact: true });
/** A button of the statuses, whatever number it shows. */
const status = (person: Person, which: 0 | 1 | 2 | 3) =>
  statuses(person).getByRole('button', {
    name: new RegExp(`^${RegExp.escape(person.text(`communitymembers:values.statuses.${which}`))}`, 'u'),
  });
/** The number that a button of the statuses shows. */
async function countOf(person: Person, which: 0 | 1 | 2 | 3): Promise<number> {
  const label = await status(person, which).innerText();
  return Number(/\((.*)\)$/u.exec(label)?.[1]?.replaceAll(/\D/gu, '') ?? Number.NaN);
}
async function counted(person: Person, which: 0 | 1 | 2 | 3): Promise<number> {
  await expect.poll(() => countOf(person, which)).not.toBeNaN();
  return countOf(person, which);
}

async function openMembers(person: Person): Promise<void> {
  await person.openAddress(`/communities/show/${COMMUNITY}?tab=members`);
  await person.rows.first().waitFor();
  await person.settled();
}

describe.each([
  ['fr', 'light'],
  ['en', 'dark'],
] as const)('the members of a community, in %s, %s', (locale, theme) => {
  it('are accepted in bulk, found by a name with an apostrophe, removed, and back with their status', async () => {
    const person = await openFor(locale, { config: { theme } });
    const { page, text } = person;
    await person.signInTraining();
    await openMembers(person);

    // What waits stands first, and three of it are accepted at once.
    const waiting = await counted(person, 0);
    const accepted = await counted(person, 1);
    await status(person, 0).click();
    await expect.poll(() => person.total()).toBe(waiting);
    for (const row of [0, 1, 2]) await person.rows.nth(row).getByRole('checkbox').click();
    await person.act('communitymembers:actions.accept');
    await person
      .dialog('communitymembers:accept.title', { count: 3, shown: 3 })
      .getByRole('button', { name: text('communitymembers:actions.accept'), exact: true })
      .click();
    await page.getByText(text('actions:bulk.counts.done', { count: 3 }), { exact: true }).waitFor();
    await person.button('common:actions.close').click();
    await expect.poll(() => countOf(person, 0)).toBe(waiting - 3);
    expect(await countOf(person, 1)).toBe(accepted + 3);

    // A name that the platform cannot be asked for as it is.
    await statuses(person).getByRole('button').first().click();
    const search = page.getByRole('searchbox', { name: text('communitymembers:fields.familyName'), exact: true });
    await search.fill("d'");
    await page.getByText(text('communitymembers:list.widened', { piece: 'd' })).waitFor();
    await expect.poll(() => person.nameCell(person.rows.first()).innerText()).toMatch(/d['’]/iu);
    for (const name of await person.nameCell(person.rows).allInnerTexts()) expect(name).toMatch(/d['’]/iu);
    await search.fill('');
    await person.settled();

    // Removed, and back with the status that was there.
    await status(person, 1).click();
    await expect.poll(() => person.total()).toBe(accepted + 3);
    await person.settled();
    await person.startForRow(person.rows.first(), 'communitymembers:actions.remove');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: text('communitymembers:remove.button'), exact: true }).click();
    await expect.poll(() => countOf(person, 1)).toBe(accepted + 2);
    await person.undo();
    await expect.poll(() => countOf(person, 1)).toBe(accepted + 3);
  });
});
