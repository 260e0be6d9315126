import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { tabTo } from '../support/e2e/keyboard.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindow } from '../support/e2e/shared.ts';

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

/** Chooses somebody by the e-mail address in the dialog that adds a member, and sends. */
async function add(person: Person, who: string): Promise<void> {
  const { page, text } = person;
  const ask = person.dialog('communitymembers:add.title');
  await ask.getByRole('combobox', { name: text('communitymembers:fields.person') }).fill(who);
  await page.getByRole('option', { name: new RegExp(RegExp.escape(who), 'u') }).click();
  await ask.getByRole('button', { name: text('communitymembers:add.button'), exact: true }).click();
}

const asking = ({ page }: Person) => page.locator('#queue-member');
/** What a request of the queue has become, as its list says. */
const reviewStatus = (person: Person, who: string) =>
  person.page
    .getByRole('navigation', { name: person.text('communitymembers:queue.list') })
    .getByRole('button', { name: who })
    .first();

/** Presses a key of the queue, and waits until it is at somebody else. */
async function decide(person: Person, key: 'a' | 'r' | 'j'): Promise<string> {
  const who = await asking(person).innerText();
  await person.page.keyboard.press(key);
  await expect.poll(() => asking(person).innerText()).not.toBe(who);
  return who;
}

describe.each([
  ['fr', 'light'],
  ['en', 'dark'],
] as const)('the members of a community, in %s, %s', (locale, theme) => {
  const enter = shareWindow(locale, { config: { theme } });

  it('are accepted in bulk, found by a name with an apostrophe, removed, and back with their status', async () => {
    const person = await enter();
    const { page, text } = person;
    await openMembers(person);
    expect(await accessibilityProblems(page)).toEqual([]);

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

  it('are added once, and the requests of others decided by the keys alone', async () => {
    const person = await enter();
    const { page, text } = person;
    await openMembers(person);
    await person.button('communitymembers:actions.add').click();
    await add(person, 'communaute@example.org');
    await page.getByText(text('communitymembers:add.already')).waitFor();
    await add(person, 'autostop@example.org');
    await person.expectNotice('notifications:communitymembers.created.success');

    await tabTo(person, text('communitymembers:actions.queue'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await asking(person).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const skipped = await decide(person, 'j');
    const accepted = await decide(person, 'a');
    const refused = await decide(person, 'r');
    const ends = { skipped, accepted, refused } as const;
    for (const kind of ['skipped', 'accepted', 'refused'] as const) {
      await expect
        .poll(() => reviewStatus(person, ends[kind]).innerText())
        .toContain(text(`communitymembers:queue.reviewStatuses.${kind}`));
    }
    await tabTo(person, text('communitymembers:queue.back'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await person.rows.first().waitFor();
  });

  it('are added by no manager: the platform refuses it once, and it is not offered again', async () => {
    const person = await enter('communityManager');
    const { page, text } = person;
    await openMembers(person);
    await person.button('communitymembers:actions.add').click();
    // A manager finds nobody else among the users.
    await add(person, 'communaute@example.org');
    const ask = person.dialog('communitymembers:add.title');
    await ask.getByText(text('communitymembers:actions.refusedToManagers')).waitFor();
    await ask.getByRole('button', { name: text('common:actions.cancel'), exact: true }).click();
    const button = person.button('communitymembers:actions.add');
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await page.getByText(text('communitymembers:actions.refusedToManagers')).waitFor();

    // Whoever may add nobody is not offered to undo a removal.
    await status(person, 1).click();
    await person.settled();
    await person.startForRow(person.rows.first(), 'communitymembers:actions.remove');
    const question = page.getByRole('alertdialog');
    await question.getByText(text('communitymembers:remove.textForGood')).waitFor();
    await question.getByRole('button', { name: text('communitymembers:remove.button'), exact: true }).click();
    await person.expectNotice('notifications:communitymembers.deleted.success');
    expect(await person.button('actions:undo.button').count()).toBe(0);
  });
});
