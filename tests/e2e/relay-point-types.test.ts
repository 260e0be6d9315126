import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const french = shareWindowOver({}, 'fr', { config: { theme: 'light' } });
const english = shareWindowOver({}, 'en', { config: { theme: 'dark' } });

const NAME = 'Ponton';
const NEW_NAME = 'Ponton fluvial';

/** The list stands in a group of the menu, which is closed at first and stays as it was left. */
async function openTypes(person: Person): Promise<void> {
  if (!(await person.isInMenu('relaypointtypes'))) await person.button('routes:groups.settings').click();
  await person.goTo('relaypointtypes');
}

async function find(person: Person, name: string): Promise<void> {
  await person.page.getByRole('searchbox', { name: person.text('relaypointtypes:fields.name') }).fill(name);
  await expect.poll(() => person.rows.count()).toBe(1);
  await person.settled();
}

const more = ({ page, text }: Person) => page.getByRole('button', { name: text('form:show.more') });

/** Each language with one of the themes: axe checks the screens on the way. */
describe.each([
  ['fr', 'light', french],
  ['en', 'dark', english],
] as const)('types of relay points, in %s, %s', (_locale, _theme, enter) => {
  it('can be created, found, viewed, edited, and deleted unless a relay point uses them', async () => {
    const { person } = await enter();
    const { page, text } = person;
    const problems: Record<string, string[]> = {};
    const look = async (screen: string) => {
      problems[screen] = await accessibilityProblems(page);
    };
    await openTypes(person);
    await person.rows.first().waitFor();
    await look('list');
    // Icons are SVG, which the page draws like any other picture.
    const drawn = () =>
      person.rows
        .locator('img')
        .evaluateAll((icons) =>
          icons.map((icon) => icon instanceof HTMLImageElement && icon.complete && icon.naturalWidth > 0),
        );
    await expect.poll(async () => new Set(await drawn())).toEqual(new Set([true]));

    // A name in use, in another case, is reported at its field.
    await person.act('relaypointtypes:actions.create');
    await person.pageOf('relaypointtypes_create').waitFor();
    await page.getByRole('radio').first().waitFor();
    await person.field('relaypointtypes:fields.name').fill('GARE');
    await page.keyboard.press('Control+s');
    await page
      .getByText(text('relaypointtypes:form.rules.nameTaken', { duplicate: 'Gare' }), { exact: true })
      .waitFor();
    await person.field('relaypointtypes:fields.name').fill(NAME);
    // Icons are chosen with the arrows.
    await page.getByRole('radio').first().check();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
    await look('form');
    await page.keyboard.press('Control+s');
    await person.pageOf('relaypointtypes_show').waitFor();
    await person.expectNotice('notifications:relaypointtypes.created.success');
    await page.getByText(text('relaypointtypes:points.none')).waitFor();
    await page.getByRole('figure', { name: text('relaypointtypes:backdrops.dark') }).waitFor();

    await person.goTo('relaypointtypes');
    await find(person, NAME);
    await person.startForRow(person.rows.first(), 'record:actions.edit');
    await person.pageOf('relaypointtypes_edit').waitFor();
    await person.field('relaypointtypes:fields.name').fill(NEW_NAME);
    await page.getByRole('radio').first().check();
    await person.button('form:saveAndClose').click();
    await person.pageOf('relaypointtypes_show').waitFor();
    await page.getByText(NEW_NAME).first().waitFor();
    await page.getByText(text('relaypointtypes:icon.default'), { exact: true }).waitFor();

    await more(person).click();
    await person.menuItem('record:actions.remove').click();
    await page.getByText(text('relaypointtypes:remove.free')).waitFor();
    await person.button('record:remove.button').click();
    await person.title('relaypointtypes').waitFor();
    await person.expectNotice('notifications:relaypointtypes.deleted.success');

    // A type in use cannot be deleted: its relay points are linked instead.
    await find(person, 'Gare');
    await person.rows.first().getByRole('link').click();
    await person.pageOf('relaypointtypes_show').waitFor();
    await page
      .getByRole('heading', { name: new RegExp(`^${text('relaypointtypes:points.title')}\\s\\d+$`, 'u') })
      .waitFor();
    await look('show');
    await more(person).click();
    await person.menuItem('record:actions.remove').click();
    const refusal = person.dialog('relaypointtypes:remove.refused', { name: 'Gare' });
    await refusal.waitFor();
    await look('refusal');
    expect(await person.button('record:remove.button').count()).toBe(0);
    await refusal.getByRole('link').click();
    await person.title('relaypoints').waitFor();
    await person.rows.first().waitFor();
    expect(new URL(page.url()).searchParams.get('type')).toBe('3');
    // The names of the types come after the rows.
    await expect.poll(() => person.cell(person.rows.first(), text('relaypoints:fields.type'))).toBe('Gare');

    expect(problems).toEqual({ list: [], form: [], show: [], refusal: [] });
  });
});

it('the form waits for the icons, and keeps what was typed', async () => {
  const { person, platform } = await french();
  const { page, text } = person;
  platform.faults.status(500, { path: /\/admin\/icons$/u, times: 1 });
  await openTypes(person);
  await person.startForRow(person.rows.first(), 'record:actions.edit');
  await page.getByText(text('relaypointtypes:unread.title'), { exact: true }).waitFor();
  await person.field('relaypointtypes:fields.name').fill(NAME);
  expect(await person.button('form:save').getAttribute('aria-disabled')).toBe('true');
  await person.button('common:states.retry').click();
  await expect.poll(() => page.getByRole('radio').count()).toBeGreaterThan(1);
  expect(await person.field('relaypointtypes:fields.name').inputValue()).toBe(NAME);
  await person.button('form:save').click();
  await person.expectNotice('notifications:relaypointtypes.updated.success');
});

it('a person without the rights sees no menu entry, and is told which right the address requires', async () => {
  const { person } = await french('hitchhikingWatcher');
  const menu = person.page.getByRole('navigation', { name: person.text('shell:menu.label') });
  expect(await menu.getByText(person.text('routes:groups.settings')).count()).toBe(0);
  await person.openAddress('/relaypointtypes');
  await person.page.getByText(person.text('errors:denied.right', { right: 'relay_point_type_list' })).waitFor();
  expect(await person.rows.count()).toBe(0);
});
