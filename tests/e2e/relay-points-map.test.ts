import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { scenePng } from '#training/drawings/scenes.ts';
import { accessibilityProblems } from '../support/app.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform, type TestPlatform } from '../support/e2e/platform.ts';

/** A local tile server that records the requested tiles. */
async function startTiles() {
  const asked: string[] = [];
  const tile = scenePng('tile');
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return { asked, template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png` };
}

/** The page and the bounds of each request of the map to the platform; null for a request without bounds. */
const mapQuestions = ({ requests }: TestPlatform): { page: string | null; bounds: string | null }[] =>
  requests
    .map(({ request }) => new URL(request.url, 'http://platform'))
    .filter(({ pathname, searchParams }) => pathname === '/admin/relaypoints' && searchParams.get('perPage') === '500')
    .map(({ searchParams }) => ({ page: searchParams.get('page'), bounds: searchParams.get('bounds') }));

const surfaceOf = ({ page, text }: Person): Locator =>
  page.getByRole('application', { name: text('relaypoints:map.label') });

/** The point or cluster with the keyboard focus. */
const activeMark = ({ page }: Person): Locator => page.locator('[data-marker][data-current]');

const layout = (person: Person, name: 'list' | 'map' | 'both') => person.button(`list:layout.${name}`).click();

/** The labels of all points and clusters. */
const marksOf = ({ page }: Person): Promise<string> =>
  page.locator('[data-marker]').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')).join('\n'));

/** Waits until the map is still and has no pending request: it requests points after a pause. */
const isAtRest = async (person: Person) => {
  let last = '';
  const isStill = async () => {
    const before = last;
    last = await marksOf(person);
    return last === before;
  };
  await expect.poll(isStill, { interval: 600 }).toBe(true);
  await person.page.getByText(person.text('relaypoints:map.loading')).waitFor({ state: 'detached' });
};

it('a site without tiles shows France under its points, in both themes, within what can be read', async () => {
  const platform = await startPlatform();
  const person = await openFor('fr', { apiUrl: platform.url });
  const { page, text } = person;
  await person.signIn(administrator.identifier, administrator.password);
  await person.goTo('relaypoints');
  await person.rows.first().waitFor();
  const all = await person.total();
  await layout(person, 'map');
  await page.locator('[data-marker]').first().waitFor();
  await isAtRest(person);
  await page.locator('[data-outline] path').nth(8).waitFor({ state: 'attached' });
  await page.getByText(text('map:basemap.credit')).waitFor();
  // The names of towns make room for the points, which come in pages.
  await expect.poll(() => surfaceOf(person).getAttribute('data-points')).toBe(String(all));
  await isAtRest(person);
  await expect.poll(() => page.locator('[data-outline] text').count()).toBeGreaterThan(3);
  const land = page.locator('[data-outline] path').nth(3);
  const edge = page.locator('[data-outline] path').nth(8);
  const fillOf = (path: Locator) => path.evaluate((drawn) => getComputedStyle(drawn).fill);
  expect(await accessibilityProblems(page)).toEqual([]);
  const light = await fillOf(land);
  await toDark(person);
  await expect.poll(() => fillOf(land)).not.toBe(light);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await fillOf(land)).not.toBe(await edge.evaluate((path) => getComputedStyle(path).stroke));
});

/** Switches to the dark theme. */
async function toDark({ page, text }: Person): Promise<void> {
  const label = text('shell:theme.darkSwitch');
  await page
    .getByRole('switch', { name: label })
    .or(page.getByRole('button', { name: label, exact: true }))
    .first()
    .click();
  // The tooltip of the button disappears with the pointer.
  await page.mouse.move(640, 700);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
}

describe.each(locales)('the map of the relay points, in %s', (locale) => {
  it('shows the points of the list, searches an area, shares the selection and works by keyboard', async () => {
    const [platform, tiles] = await Promise.all([startPlatform(), startTiles()]);
    const config = { mapTiles: tiles.template, mapTilesCredit: 'Tuiles d’essai' };
    const person = await openFor(locale, { apiUrl: platform.url, config });
    const { page, text } = person;
    await person.signIn(administrator.identifier, administrator.password);
    await person.goTo('relaypoints');
    await person.rows.first().waitFor();
    const all = await person.total();

    // A window of this width opens with the rows only; without a map there are no map requests.
    expect(await surfaceOf(person).count()).toBe(0);
    expect(mapQuestions(platform)).toEqual([]);
    await layout(person, 'both');
    await page.locator('[data-marker]').first().waitFor();
    await expect.poll(() => surfaceOf(person).getAttribute('data-points')).toBe(String(all));
    await isAtRest(person);
    // All of them come, in pages, and none is left out of the clusters.
    const pages = Math.ceil(all / 500);
    expect(mapQuestions(platform)).toEqual(
      Array.from({ length: pages }, (_, index) => ({ page: String(index + 1), bounds: null })),
    );
    await page
      .getByText(/(?:3\s222|3,222)/u)
      .and(page.getByRole('status'))
      .first()
      .waitFor();
    await page.getByText('Tuiles d’essai').waitFor();
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
    expect(tiles.asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/u.test(path))).toBe(true);

    // A movement asks for nothing: the points are there.
    await surfaceOf(person).focus();
    for (const key of ['Home', '+', '+', '+', '+', '+']) await page.keyboard.press(key);
    await person.button('relaypoints:map.searchHere').waitFor();
    await isAtRest(person);
    expect(mapQuestions(platform)).toHaveLength(pages);

    // The area becomes a filter of the list: both show the same points.
    await person.button('relaypoints:map.searchHere').click();
    await person.settled();
    await expect.poll(() => page.url()).toContain('area=');
    await expect.poll(() => person.total()).toBeLessThan(all);
    const inArea = String(await person.total());
    await expect.poll(() => surfaceOf(person).getAttribute('data-points')).toBe(inArea);
    const [west, north, east, south] = (mapQuestions(platform).at(-1)?.bounds ?? '').split(',').map(Number);
    expect([Number(west) < Number(east), Number(south) < Number(north)]).toEqual([true, true]);
    await page
      .getByRole('button', { name: new RegExp(`^${text('relaypoints:map.area')}`, 'u') })
      .first()
      .waitFor();

    // S selects in both; the card describes the point and links to it.
    await surfaceOf(person).focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Home');
      if (!/\d+ points/u.test((await activeMark(person).getAttribute('aria-label')) ?? '')) break;
      const before = await marksOf(person);
      await page.keyboard.press('Enter');
      await expect.poll(() => marksOf(person)).not.toBe(before);
      await isAtRest(person);
    }
    const name = ((await activeMark(person).getAttribute('aria-label')) ?? '').split(', ')[0] ?? '';
    await page.keyboard.press('s');
    await page
      .getByText(text('actions:selection.count', { count: 1, shown: '1' }))
      .first()
      .waitFor();
    await expect.poll(() => activeMark(person).getAttribute('aria-label')).toContain(text('map:chosen'));
    await page.keyboard.press('Enter');
    const card = page.getByRole('region', { name });
    await card.getByRole('link', { name: text('relaypoints:map.open') }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => card.count()).toBe(0);
    await page.keyboard.press('s');
    await page
      .getByText(text('actions:selection.count', { count: 1, shown: '1' }))
      .first()
      .waitFor({ state: 'detached' });

    // The layout is stored per person; a row can show its point on the map.
    await layout(person, 'map');
    await expect.poll(() => person.rows.count()).toBe(0);
    await person.goTo('users');
    await person.goTo('relaypoints');
    await surfaceOf(person).waitFor();
    await toDark(person);
    await isAtRest(person);
    expect(await accessibilityProblems(page)).toEqual([]);

    await layout(person, 'list');
    await person.settled();
    const row = person.rows.first();
    const wanted = await person.nameOf(row);
    await person.startForRow(row, 'relaypoints:map.centre');
    await expect.poll(() => activeMark(person).getAttribute('aria-label')).toContain(wanted);

    // So can its own page, whatever the map showed before.
    await row.getByRole('link').first().click();
    await person.pageOf('relaypoints_show').waitFor();
    await person.button('form:show.more').click();
    await person.menuItem('relaypoints:map.centre').click();
    await person.title('relaypoints').waitFor();
    await expect.poll(() => activeMark(person).getAttribute('aria-label')).toContain(wanted);
    expect(await activeMark(person).getAttribute('data-open')).toBe('');
  });
});
