import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import { problemsEnlarged } from '../support/e2e/room.ts';
import { shareWindow } from '../support/e2e/shared.ts';

const COMMUNITY = 1;

type Status = 0 | 1 | 2 | 3;

/** Opens the filter of the status, does something there, and closes it. */
async function inStatuses<Result>(person: Person, use: (group: Locator) => Promise<Result>): Promise<Result> {
  const { page, text } = person;
  await person.press(page.locator('[data-filter="status"]'));
  const group = page.getByRole('radiogroup', { name: text('communitymembers:fields.status'), exact: true });
  await group.waitFor();
  const result = await use(group);
  await page.keyboard.press('Escape');
  await group.waitFor({ state: 'detached' });
  return result;
}
/** The name of a status, whatever number it shows. */
const named = (person: Person, which: Status) =>
  new RegExp(`^${RegExp.escape(person.text(`communitymembers:values.statuses.${which}`))}`, 'u');
/** Shows the memberships of a status; those of all for null. */
const show = (person: Person, which: Status | null) =>
  inStatuses(person, (group) =>
    person.press(
      which === null ? group.getByRole('radio').first() : group.getByRole('radio', { name: named(person, which) }),
    ),
  );
/** The number that a status shows. */
const countOf = (person: Person, which: Status): Promise<number> =>
  inStatuses(person, async (group) => {
    const label = await group
      .locator('label')
      .filter({ hasText: named(person, which) })
      .innerText();
    return Number(/\((.*)\)$/u.exec(label)?.[1]?.replaceAll(/\D/gu, '') ?? Number.NaN);
  });
async function counted(person: Person, which: Status): Promise<number> {
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
  await person.fill(ask.getByRole('combobox', { name: text('communitymembers:fields.person') }), who);
  await person.press(page.getByRole('option', { name: new RegExp(RegExp.escape(who), 'u') }));
  await person.press(ask.getByRole('button', { name: text('communitymembers:add.button'), exact: true }));
}

/** Selects the first rows, and accepts or refuses their requests at once. */
async function decideAll(person: Person, decision: 'accept' | 'refuse', count: number): Promise<void> {
  const { page, text } = person;
  for (let row = 0; row < count; row += 1) await person.press(person.rows.nth(row).getByRole('checkbox'));
  await person.act(`communitymembers:actions.${decision}`);
  const question = person.dialog(`communitymembers:${decision}.title`, { count, shown: count });
  const confirm = text(decision === 'accept' ? 'communitymembers:actions.accept' : 'communitymembers:refuse.button');
  await person.press(question.getByRole('button', { name: confirm, exact: true }));
  await page.getByText(text('actions:bulk.counts.done', { count, shown: String(count) }), { exact: true }).waitFor();
  const close = text('common:actions.close');
  await person.press(page.getByRole('alertdialog').getByRole('button', { name: close, exact: true }));
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

const french = shareWindow('fr', { input: 'mouse', config: { theme: 'light' } });
const english = shareWindow('en', { input: 'keyboard', config: { theme: 'dark' } });

describe.each([
  ['fr', 'light', 'mouse', french],
  ['en', 'dark', 'keyboard', english],
] as const)('the members of a community, in %s, %s, by %s only', (_locale, _theme, _input, enter) => {
  it('are accepted and refused in bulk, found by a name with an apostrophe, removed, and back with their status', async () => {
    const person = await enter();
    const { page, text } = person;
    await openMembers(person);
    expect(await accessibilityProblems(page)).toEqual([]);

    // What waits stands first, and three of it are accepted at once.
    const waiting = await counted(person, 0);
    const accepted = await counted(person, 1);
    await show(person, 0);
    await expect.poll(() => person.total()).toBe(waiting);
    await decideAll(person, 'accept', 3);
    await expect.poll(() => countOf(person, 0)).toBe(waiting - 3);
    expect(await countOf(person, 1)).toBe(accepted + 3);
    await person.settled();
    await decideAll(person, 'refuse', 2);
    await expect.poll(() => countOf(person, 0)).toBe(waiting - 5);

    // A name that the platform cannot be asked for as it is.
    await show(person, null);
    const search = page.getByRole('searchbox', { name: text('communitymembers:fields.familyName'), exact: true });
    await person.fill(search, "d'");
    await page.getByText(text('communitymembers:list.widened', { piece: 'd' })).waitFor();
    await expect.poll(() => person.nameCell(person.rows.first()).innerText()).toMatch(/d['’]/iu);
    for (const name of await person.nameCell(person.rows).allInnerTexts()) expect(name).toMatch(/d['’]/iu);
    await person.fill(search, '');
    await person.settled();

    // Removed, and back with the status that was there.
    await show(person, 1);
    await expect.poll(() => person.total()).toBe(accepted + 3);
    await person.settled();
    await person.startForRow(person.rows.first(), 'communitymembers:actions.remove');
    const question = page.getByRole('alertdialog');
    await person.press(question.getByRole('button', { name: text('communitymembers:remove.button'), exact: true }));
    await expect.poll(() => countOf(person, 1)).toBe(accepted + 2);
    await person.undo();
    await expect.poll(() => countOf(person, 1)).toBe(accepted + 3);
  });

  it('are added once, and the requests of others decided by the keys alone', async () => {
    const person = await enter();
    const { page, text } = person;
    await openMembers(person);
    await person.press(person.button('communitymembers:actions.add'));
    await add(person, 'communaute@example.org');
    await page.getByText(text('communitymembers:add.already')).waitFor();
    await add(person, 'autostop@example.org');
    await person.expectNotice('notifications:communitymembers.created.success');

    await person.act('communitymembers:actions.queue');
    await asking(person).waitFor();
    expect([...(await accessibilityProblems(page)), ...(await problemsEnlarged(page))]).toEqual([]);
    const skipped = await decide(person, 'j');
    const accepted = await decide(person, 'a');
    const refused = await decide(person, 'r');
    const ends = { skipped, accepted, refused } as const;
    for (const kind of ['skipped', 'accepted', 'refused'] as const) {
      await expect
        .poll(() => reviewStatus(person, ends[kind]).innerText())
        .toContain(text(`queue:reviewStatuses.${kind}`));
    }
    await person.press(person.button('communitymembers:queue.back'));
    await person.rows.first().waitFor();
  });
});

describe('the members of a community, in either language', () => {
  it('are added by no manager: the platform refuses it once, and it is not offered again', async () => {
    const person = await french('communityManager');
    const { page, text } = person;
    await openMembers(person);
    await person.press(person.button('communitymembers:actions.add'));
    // A manager finds nobody else among the users.
    await add(person, 'communaute@example.org');
    const ask = person.dialog('communitymembers:add.title');
    await ask.getByText(text('communitymembers:actions.refusedToManagers')).waitFor();
    await person.press(ask.getByRole('button', { name: text('common:actions.cancel'), exact: true }));
    const button = person.button('communitymembers:actions.add');
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await page.getByText(text('communitymembers:actions.refusedToManagers')).waitFor();

    // Whoever may add nobody is not offered to undo a removal.
    await show(person, 1);
    await person.settled();
    await person.startForRow(person.rows.first(), 'communitymembers:actions.remove');
    const question = page.getByRole('alertdialog');
    await question.getByText(text('communitymembers:remove.textForGood')).waitFor();
    await person.press(question.getByRole('button', { name: text('communitymembers:remove.button'), exact: true }));
    await person.expectNotice('notifications:communitymembers.deleted.success');
    expect(await person.button('actions:undo.button').count()).toBe(0);
  });
});
