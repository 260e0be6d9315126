import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import { pictureFile } from '../support/e2e/picture-file.ts';
import type { TestPlatform } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const NAME = 'Bal du quatorze juillet';
const modules = { event: true, community: true, export: true };
const french = shareWindowOver({}, 'fr', { config: { theme: 'light', modules } });
const english = shareWindowOver({}, 'en', { config: { theme: 'dark', modules } });

/** The writes since the last call, in order: `POST /admin/events`. */
const written = ({ requests }: TestPlatform): string[] =>
  requests
    .map(({ request: { method, url } }) => `${method} ${url.replace(/\d+$/u, '{id}')}`)
    .filter((call) => !call.startsWith('GET') && !/login|refresh/u.test(call));

async function findByName(person: Person, name: string): Promise<void> {
  await person.page.getByRole('searchbox', { name: person.text('events:filters.name') }).fill(name);
  await expect.poll(() => person.rows.count()).toBe(1);
  await person.settled();
}

/** A date without hours is its day alone; both of a day with hours have theirs. */
async function fill(person: Person, { name, day }: { name: string; day: string }): Promise<void> {
  const { page, text } = person;
  await person.field('events:fields.name').fill(name);
  await page.getByRole('switch', { name: text('events:fields.hasTime') }).check();
  await person.field('events:fields.fromDate').fill(day);
  await person.field('events:fields.fromTime').fill('20h');
  await person.field('events:fields.toDate').fill(day);
  await person.field('events:fields.toTime').fill('23:30');
  await page.getByRole('combobox', { name: text('form:address.search') }).fill('Nancy');
  await page.getByRole('option', { name: /Nancy/u }).first().click();
  await person.field('events:fields.website').fill('bal.example.org');
}

async function choosePicture(person: Person): Promise<void> {
  const path = pictureFile(person.app.downloads, 'bal.png');
  const choose = () => person.page.getByRole('button', { name: person.text('form:image.choose') }).click();
  await person.app.chooseFile(choose, path);
  await person.page.getByText('bal.png').waitFor();
}

describe.each([
  ['fr', 'light', french],
  ['en', 'dark', english],
] as const)('events, in %s', (_locale, theme, enter) => {
  it(`can be created with a picture, found, viewed, edited and deleted, in a ${theme} window without faults`, async () => {
    const { person, platform } = await enter();
    const { page, text } = person;
    const faults: Record<string, string[]> = {};
    await person.goTo('events');
    await person.rows.first().waitFor();
    faults.list = await accessibilityProblems(page);
    const namesake = await person.nameOf(person.rows.first());

    // A name of another event is reported before anything is sent: both would share the file of the picture.
    await person.act('events:actions.create');
    await person.pageOf('events_create').waitFor();
    await person.field('events:fields.name').waitFor();
    await person.button('form:save').click();
    await person.notice('form:summary.title', { count: 4 }).waitFor();
    faults.refused = await accessibilityProblems(page);
    await fill(person, { name: namesake, day: '14/07/2999' });
    await choosePicture(person);
    platform.requests.length = 0;
    await person.button('form:save').click();
    await page
      .getByText(text('errors:conflict.nameTaken', { duplicate: namesake }))
      .first()
      .waitFor();
    expect(written(platform)).toEqual([]);

    // The picture is refused: the event is saved all the same, and its form offers to send the file again.
    await person.field('events:fields.name').fill(NAME);
    platform.faults.status(500, { method: 'POST', path: '/admin/images', times: 1 });
    await person.button('form:save').click();
    await person.pageOf('events_edit').waitFor();
    await page.getByText(text('form:image.refused', { name: 'bal.png' })).waitFor();
    expect(written(platform)).toEqual(['POST /admin/events', 'POST /admin/images']);
    const sent: unknown = JSON.parse(
      platform.requests.find(({ request }) => request.method === 'POST')?.request.body ?? '',
    );
    expect(sent).toMatchObject({
      name: NAME,
      useTime: true,
      fromDate: '2999-07-14T20:00:00',
      toDate: '2999-07-14T23:30:00',
      url: 'https://bal.example.org',
      private: false,
      status: 1,
    });
    await person.button('form:image.retry').click();
    await person.expectNotice('notifications:events.image.success');
    faults.form = await accessibilityProblems(page);
    await person.button('form:saveAndClose').click();
    await person.pageOf('events_show').waitFor();
    await page.getByText(text('events:values.when.upcoming'), { exact: true }).waitFor();
    await page
      .getByText(/20:00.*23:30/u)
      .first()
      .waitFor();
    faults.show = await accessibilityProblems(page);
    expect(faults).toEqual({ list: [], refused: [], form: [], show: [] });

    // Found in the list; deactivated and activated by one click each.
    await person.goTo('events');
    await findByName(person, NAME);
    const status = () => person.cell(person.rows.first(), text('events:fields.status'));
    await person.startForRow(person.rows.first(), 'events:actions.deactivate');
    await expect.poll(status).toBe(text('events:values.status.2'));
    await person.undo();
    await expect.poll(status).toBe(text('events:values.status.1'));

    // Only changed fields are sent.
    await person.startForRow(person.rows.first(), 'record:actions.edit');
    await person.field('events:fields.toTime').waitFor();
    await person.field('events:fields.toTime').fill('2359');
    platform.requests.length = 0;
    await person.button('form:saveAndClose').click();
    await person.pageOf('events_show').waitFor();
    await page
      .getByText(/20:00.*23:59/u)
      .first()
      .waitFor();
    const change = platform.requests.find(({ request }) => request.method === 'PATCH');
    expect(JSON.parse(change?.request.body ?? '')).toEqual({ toDate: '2999-07-14T23:59:00' });

    // A copy has everything but its dates.
    await person.button('record:actions.duplicate').click();
    await person.pageOf('events_create').waitFor();
    await expect.poll(() => person.field('events:fields.name').inputValue()).toBe(NAME);
    expect(await person.field('events:fields.fromDate').inputValue()).toBe('');
    await person.button('form:cancel').click();
    await person.title('events').waitFor();

    // A future event is deleted after a sentence was ticked.
    await findByName(person, NAME);
    await person.startForRow(person.rows.first(), 'record:actions.remove');
    await page.getByRole('checkbox', { name: text('events:actions.remove.upcoming') }).check();
    await person.button('record:remove.button').click();
    await person.expectNotice('notifications:events.deleted.success');
    await page.getByText(text('common:states.noResult')).waitFor();
  });
});

it('a person who can only create events is offered nothing else, and the form names the further right the platform requires', async () => {
  const { person } = await french('communityManager');
  const { page, text } = person;
  expect(await person.isInMenu('events')).toBe(false);
  await person.openAddress('/events');
  await person.rows.first().click({ button: 'right' });
  await person.menuItem('record:actions.open').waitFor();
  await person.menuItem('record:actions.duplicate').waitFor();
  for (const action of ['record:actions.edit', 'events:actions.deactivate', 'record:actions.remove']) {
    expect(await person.menuItem(action).count()).toBe(0);
  }
  await page.keyboard.press('Escape');
  await person.openAddress('/events/12');
  await page.getByText(text('form:missingRight', { right: 'event_update' })).waitFor();

  // An address without an event leads back to the list.
  await person.openAddress('/events/show/999999');
  await page.getByText(text('common:states.notFound')).first().waitFor();
});
