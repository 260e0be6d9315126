import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pathOfDeepLink } from '#shared/deep-link.ts';
import { colleagueAt } from '../support/e2e/colleague.ts';
import { focusOn, pressUntil } from '../support/e2e/keyboard.ts';
import type { Person } from '../support/e2e/person.ts';
import { administrator } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const newcomer = { givenName: 'Noémie', familyName: 'Duchamp', email: 'noemie.duchamp@example.com', gender: 1 };

const titles = (person: Person): Promise<string[]> =>
  person.page
    .getByRole('columnheader')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.trim()).filter(Boolean));

const height = async (row: Locator) => Math.round((await row.boundingBox())?.height ?? 0);

const french = shareWindowOver({ users: 2000 }, 'fr');
const english = shareWindowOver({ users: 2000 }, 'en');

describe.each([
  ['fr', french],
  ['en', english],
] as const)('a list, in %s', (locale, enter) => {
  it('previews a row, walks through the records one after another, and can be reopened by its link', async () => {
    const { person } = await enter();
    const { page, text } = person;
    const { keyboard } = page;
    await person.openUsers();
    await person.searchUsers('Petit');
    await expect.poll(() => person.nameOf(person.rows.first())).toMatch(/Petit/u);
    await person.settled();
    const names = await Promise.all([0, 1, 2].map((place) => person.nameOf(person.rows.nth(place))));

    // By keyboard: the space bar on a name shows the row, J and K go on and back, Escape closes.
    await person.nameCell(person.rows.first()).focus();
    await keyboard.press('Space');
    const panel = page.getByRole('complementary', { name: text('list:preview.label') });
    const shows = (place: number) => panel.getByRole('heading', { name: names[place], exact: true }).waitFor();
    await shows(0);
    await keyboard.press('j');
    await shows(1);
    await keyboard.press('j');
    await shows(2);
    await keyboard.press('k');
    await shows(1);
    await keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });

    // A record knows its neighbours in the list that it was opened from.
    await person.rows.nth(1).getByRole('link').first().click();
    await person.pageOf('users_show').waitFor();
    await person.recordTitle(names[1] ?? '').waitFor();
    const neighbours = page.getByRole('navigation', { name: text('list:neighbours.label') });
    await neighbours.getByRole('button', { name: text('list:neighbours.next') }).click();
    await person.recordTitle(names[2] ?? '').waitFor();
    await keyboard.press('k');
    await person.recordTitle(names[1] ?? '').waitFor();

    await page.goBack();
    await person.rows.first().waitFor();
    expect(new URL(page.url()).search).toContain('Petit');
    await page.goForward();
    await person.recordTitle(names[1] ?? '').waitFor();
    await page.goBack();
    await person.rows.first().waitFor();

    // The link opens the same list for anybody who has the application.
    await person.act('list:actions.copyLink');
    await person.expectNotice('notifications:generic.copied.success');
    const copied = await person.app.clipboard();
    expect(copied).toMatch(/^escale:\/\/users\?/u);
    await person.goTo('home');
    await keyboard.press('Control+k');
    await page.getByRole('combobox', { name: text('palette:label') }).fill(copied);
    await keyboard.press('Enter');
    await person.title('users').waitFor();
    await expect.poll(() => person.nameOf(person.rows.first())).toBe(names[0]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathOfDeepLink(copied));
  });

  it('selects rows by keyboard across pages, or all matching rows with exceptions', async () => {
    const { person } = await enter();
    const { page, text } = person;
    const { keyboard } = page;
    // Room for every action of the selection to be a button.
    await page.setViewportSize({ width: 1700, height: 900 });
    await person.openUsers();
    const total = await person.total();
    const says = (key: string, count: number) =>
      person
        .notice(`actions:selection.${key}`, { count, shown: new Intl.NumberFormat(locale).format(count) })
        .waitFor();

    await person.rows.first().getByRole('gridcell').first().focus();
    await keyboard.press('Space');
    await says('count', 1);
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Shift+ArrowDown');
    await says('count', 3);
    await person.button('list:footer.next').click();
    await person.range.filter({ hasText: /^26\D/u }).waitFor();
    await person.settled();
    await says('count', 3);
    await person.rows.nth(1).getByRole('checkbox').click();
    await says('count', 4);
    await person.button('list:footer.previous').click();
    await person.range.filter({ hasText: /^1\D/u }).waitFor();
    await person.settled();
    expect(await person.rows.nth(1).getByRole('checkbox').isChecked()).toBe(true);

    await person.rows.first().getByRole('gridcell').first().focus();
    await keyboard.press('Control+a');
    const bar = page.getByRole('toolbar', { name: text('actions:selection.bar') });
    await bar
      .getByRole('button', { name: new RegExp(`^${text('actions:selection.all', { total: '' }).split(' ')[0]}`, 'u') })
      .first()
      .click();
    await focusOn(person, text('actions:selection.clear'));
    await says('matching', total);
    await person.rows.nth(2).getByRole('checkbox').click();
    await says('except', total - 1);

    // All that match is taken, whatever its number, which is asked for.
    const remove = bar.getByRole('button', { name: text('users:actions.removeMany.label') });
    await remove.focus();
    await keyboard.press('Enter');
    await page
      .getByRole('alertdialog')
      .getByText(String(total - 1), { exact: true })
      .waitFor();
    await keyboard.press('Escape');
    await focusOn(person, text('users:actions.removeMany.label'));
    await pressUntil(person, 'ArrowRight', text('actions:selection.clear'));
    await keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });

    // The focus is among the rows again, also after a cancelled question.
    await keyboard.press('Control+Home');
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    await says('count', 1);
    await remove.focus();
    await keyboard.press('Enter');
    await person.dialog('users:actions.removeMany.title', { count: 1 }).getByRole('textbox').waitFor();
    await keyboard.press('Escape');
    await focusOn(person, text('users:actions.removeMany.label'));
  });
});

describe('a list, in either language', () => {
  it('appears at once on return, refreshes in the background, and says how many rows are new', async () => {
    const { person, platform } = await french();
    const colleague = await colleagueAt(platform);
    const { page, text } = person;
    await person.openUsers();
    const total = await person.total();
    await person.goTo('home');
    // The platform is slow: the former rows stay while they are read again.
    platform.faults.hang({ path: '/admin/users' });
    await person.openUsers();
    platform.faults.clear();

    await colleague.create(newcomer);
    await page.keyboard.press('F5');
    await person.notice('list:changed.more', { count: 1 }).waitFor();
    expect(await person.total()).toBe(total + 1);
    await page
      .getByRole('button', { name: text('list:changed.close'), exact: true })
      .first()
      .click();

    // A page that no longer exists is replaced by the last one, with a message.
    await page.getByRole('textbox', { name: text('list:footer.page') }).fill('2');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('page=2');
    await person.settled();
    await person.searchUsers(newcomer.email);
    await expect.poll(() => person.total()).toBe(1);
  });

  // The last one: the columns and heights that it leaves are those of the person.
  it('keeps the chosen columns, their order, their widths and the row height', async () => {
    const { person } = await french();
    const { page, text } = person;
    const { keyboard } = page;
    await person.openUsers();
    const email = text('users:columns.email');
    const telephone = text('users:columns.telephone');
    expect((await titles(person)).slice(0, 3)).toEqual([text('users:columns.name'), email, telephone]);

    await person.button('list:columns.open').click();
    const chooser = person.dialog('list:columns.open');
    await chooser.getByRole('checkbox', { name: text('users:columns.id'), exact: true }).check();
    // By keyboard: the button keeps the focus while its line moves.
    await chooser.getByRole('button', { name: text('list:columns.up', { label: telephone }) }).focus();
    await keyboard.press('Enter');
    await expect
      .poll(async () => (await titles(person)).slice(0, 3))
      .not.toEqual([text('users:columns.name'), email, telephone]);
    expect(await chooser.getByRole('checkbox', { name: text('users:columns.name'), exact: true }).isDisabled()).toBe(
      true,
    );
    await keyboard.press('Escape');
    expect(await height(person.rows.first())).toBe(32);
    await page.getByLabel(text('list:columns.density')).selectOption('normal');
    await expect.poll(() => height(person.rows.first())).toBe(40);

    // In the column headers: wider, and one position to the right.
    const title = page.getByRole('columnheader').filter({ hasText: telephone });
    const before = (await title.boundingBox())?.width ?? 0;
    await title.getByRole('button').focus();
    await keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(before);
    const width = (await title.boundingBox())?.width;
    const place = (await titles(person)).indexOf(telephone);
    await keyboard.press('Control+Shift+ArrowRight');
    await expect.poll(async () => (await titles(person)).indexOf(telephone)).toBe(place + 1);

    const shown = await titles(person);
    await person.app.restart();
    await person.signInAgain(administrator);
    await person.openUsers();
    expect(await titles(person)).toEqual(shown);
    expect(await height(person.rows.first())).toBe(40);
    const again = person.page.getByRole('columnheader').filter({ hasText: telephone });
    expect((await again.boundingBox())?.width).toBe(width);

    // The name stays visible when the list scrolls sideways.
    const name = person.nameCell(person.rows.first());
    const left = (await name.boundingBox())?.x;
    await person.page.getByRole('grid').evaluate((grid) => grid.scrollTo({ left: 400 }));
    expect((await name.boundingBox())?.x).toBe(left);
  });
});
