import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlatformClient } from '#main/api/client.ts';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import { writeRelayPointsFile } from '../support/e2e/relay-points-file.ts';
import { shareWindow, shareWindowOver } from '../support/e2e/shared.ts';
import {
  manyDepartments,
  type NationalRow,
  nationalFile,
  nationalRows,
  nextMonth,
} from '../support/national-places.ts';
import { administratorOf, signedInClient } from '../support/platform-client.ts';

const french = shareWindow('fr', { config: { theme: 'light' } });
const english = shareWindowOver({}, 'en', { config: { theme: 'dark' } });

const NAME = 'Parking de la Halle aux Blés';

async function find(person: Person, name: string, count: number): Promise<void> {
  await person.page.getByRole('searchbox', { name: person.text('relaypoints:fields.name') }).fill(name);
  await expect.poll(() => person.total()).toBe(count);
  await person.settled();
}

/** Places the point of a form where another one exists already. */
async function placeBeside(person: Person, [latitude = '', longitude = '']: readonly string[]): Promise<void> {
  await person.field('form:address.latitude').fill((Number(latitude) + 0.0003).toFixed(6));
  await person.field('form:address.longitude').fill(longitude);
}

/** The coordinates on the page of the record. */
async function coordinates(person: Person): Promise<string[]> {
  const label = person.page.locator('dt').filter({ hasText: person.text('map:place.coordinates') });
  const shown = await label.locator('xpath=following-sibling::dd').innerText();
  return (
    shown
      .replaceAll('−', '-')
      .replaceAll(',', '.')
      .match(/-?\d+\.\d{6}/gu) ?? []
  );
}

const openList = async (person: Person) => {
  await person.goTo('relaypoints');
  await person.rows.first().waitFor();
};

/** Each language with one of the themes: axe checks the screens on the way. */
describe.each([
  ['fr', 'light', french],
  ['en', 'dark', async () => (await english()).person],
] as const)('relay points, in %s, %s', (_locale, _theme, enter) => {
  it('warn about a neighbour, and can be created, found, viewed, edited and deleted', async () => {
    const person = await enter();
    const { page, text } = person;
    const problems: Record<string, string[]> = {};
    const look = async (screen: string) => {
      problems[screen] = await accessibilityProblems(page);
    };
    await openList(person);
    await look('list');
    const before = await person.total();
    expect(before).toBeGreaterThan(3000);

    // An existing point, and a new one thirty metres from it.
    const former = await person.nameOf(person.rows.first());
    await person.rows.first().getByRole('link').first().click();
    await person.pageOf('relaypoints_show').waitFor();
    const place = await coordinates(person);
    await look('show');
    await openList(person);
    await person.act('relaypoints:actions.create');
    await person.pageOf('relaypoints_create').waitFor();
    await person.button('form:save').click();
    await page.getByText(text('form:rules.placeNeeded')).first().waitFor();
    await person.field('relaypoints:fields.name').fill(NAME);
    await placeBeside(person, place);
    const near = page.getByRole('status').filter({ hasText: text('relaypoints:near.check') });
    await near.getByRole('link', { name: former, exact: true }).waitFor();
    await look('form');
    await person.button('form:save').click();
    const question = page.getByRole('alertdialog').filter({ hasText: former });
    await question.waitFor();
    await look('question');
    await question.getByRole('button', { name: text('relaypoints:near.back') }).click();
    expect(await person.field('relaypoints:fields.name').inputValue()).toBe(NAME);
    await person.button('form:save').click();
    await question.getByRole('button', { name: text('relaypoints:near.saveAnyway') }).click();
    await person.pageOf('relaypoints_show').waitFor();
    await page.getByText(text('relaypoints:form.fresh', { name: NAME })).waitFor();
    // The nearby point is shown here too.
    await page.getByRole('link', { name: former, exact: true }).first().waitFor();

    await openList(person);
    await find(person, NAME, 1);
    const status = () => person.cell(person.rows.first(), text('relaypoints:fields.status'));
    await expect.poll(status).toBe(text('relaypoints:values.status.1'));
    await person.startForRow(person.rows.first(), 'relaypoints:actions.deactivate');
    await expect.poll(status).toBe(text('relaypoints:values.status.2'));
    await person.undo();
    await expect.poll(status).toBe(text('relaypoints:values.status.1'));

    await person.startForRow(person.rows.first(), 'record:actions.edit');
    await person.pageOf('relaypoints_edit').waitFor();
    await person.field('relaypoints:fields.places').fill('4');
    await person.field('relaypoints:fields.placesDisabled').fill('6');
    await page.getByText(text('relaypoints:form.hints.tooManyDisabled')).waitFor();
    await person.field('relaypoints:fields.placesDisabled').fill('1');
    await person.button('form:saveAndClose').click();
    await person.pageOf('relaypoints_show').waitFor();
    await page.getByRole('button', { name: text('form:show.more') }).click();
    await person.menuItem('record:actions.remove').click();
    await person.button('record:remove.button').click();
    await person.title('relaypoints').waitFor();
    await expect.poll(() => person.total()).toBe(before);
    expect(problems).toEqual({ list: [], show: [], form: [], question: [] });
  });
});

it('relay points are imported by the hundreds, seen on the map, and given another type together', async () => {
  const { person } = await english();
  const problems: Record<string, string[]> = {};
  await openList(person);
  await importPoints(person, person.app.userData, async (screen) => {
    problems[screen] = await accessibilityProblems(person.page);
  });
  await changeTypes(person);
  expect(problems).toEqual({ places: [], map: [] });
});

const FILE = 20_000;
/** Two of the departments of the file. */
const TERRITORY = ['01', '57'];
/** Where staff moves points to, one after the other. */
const movedTo = (index: number) => ({ latitude: (46.5 + index / 1000).toFixed(6), longitude: '5.001000' });

/** Position and places of the points that were imported, by name, as the platform has them. */
async function importedPoints(client: PlatformClient) {
  const points = new Map<string, { id: number; address: Record<string, unknown>; latitude: string; places: number }>();
  for (let page = 1; ; page += 1) {
    const bounds = ['bounds', '3,47,7,45'] as const;
    const { members } = await client.list('admin/relaypoints', [['page', String(page)], ['perPage', '500'], bounds]);
    for (const member of members as { id: number; name: string; places: number; address: Record<string, unknown> }[]) {
      const { id, name, places, address } = member;
      if (!/^(?:Lieu inventé|Changé|Nouveau) /u.test(name)) continue;
      points.set(name, { id, places, address, latitude: Number(address.latitude).toFixed(6) });
    }
    if (members.length < 500) return points;
  }
}
type Points = Awaited<ReturnType<typeof importedPoints>>;
const summary = (points: Points) =>
  new Map([...points].map(([name, { latitude, places }]) => [name, { latitude, places }]));

it('a national file is imported for two departments, and the file of the next month by its recipe', async () => {
  const { person, platform } = await english();
  const { page, text, app } = person;
  const client = await signedInClient(platform.url, administratorOf(platform));
  const rows = nationalRows(FILE, manyDepartments);
  const isOfTerritory = ({ insee = '' }: NationalRow) => TERRITORY.includes(insee.slice(0, 2));
  const shown = (count: number) => ({ count, shown: count.toLocaleString('en') });
  const counted = (key: string, count: number) =>
    page
      .getByText(text(`import:${key}`, shown(count)))
      .first()
      .waitFor();
  await openList(person);
  const choose = async (file: string, some: readonly NationalRow[]) => {
    const path = join(app.userData, file);
    writeFileSync(path, nationalFile(some));
    await person.act('relaypoints:actions.import');
    await person.pageOf('relaypoints_import').waitFor();
    await app.chooseFile(() => person.button('import:file.choose').click(), path);
  };
  const send = async () => {
    await person.button('import:check.continue').click();
    await page.getByRole('checkbox', { name: text('import:send.understandRelaypoints') }).check();
    await person.button('import:send.confirm').click();
    await person.button('import:report.toList').click();
    await person.title('relaypoints').waitFor();
  };

  await choose('bnlc.csv', rows);
  await counted('national.whole', FILE);
  await page.getByRole('combobox', { name: text('import:national.departments') }).click();
  for (const code of TERRITORY) {
    await page.getByRole('menuitemcheckbox', { name: new RegExp(`^${code} `, 'u') }).click();
  }
  const taken = rows.filter(isOfTerritory);
  await page
    .getByText(text('import:national.taken', { ...shown(taken.length), all: FILE.toLocaleString('en') }))
    .waitFor();
  await page.keyboard.press('Escape');
  // The file is read with the territory.
  await expect.poll(() => person.button('import:columns.check').isEnabled()).toBe(true);
  // A file of many columns scrolls in its tables, not with the page.
  const isWider = (element: Element) => element.scrollWidth > element.clientWidth;
  expect(await page.locator('#page-content').evaluate(isWider)).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);
  await person.button('import:columns.check').click();
  for (const value of ['Auto-stop', 'Parking', "Sortie d'autoroute", 'Supermarché']) {
    await page.getByRole('combobox', { name: text('import:values.choose', { value }) }).click();
    await page.getByRole('option', { name: 'Gare', exact: true }).click();
  }
  await person.button('import:values.continue').click();
  const open = taken.filter(({ ouvert }) => ouvert === 'true');
  await counted('places.count', open.length);
  await person.button('import:recipe.keep').click();
  await page.getByText(text('import:recipe.kept')).waitFor();
  await send();
  const first = await importedPoints(client);
  expect([...first.keys()].toSorted()).toEqual(open.map(({ nom_lieu }) => nom_lieu).toSorted());

  const next = nextMonth(rows, isOfTerritory, { fresh: 30, changed: 40, closed: 9, gone: 5 });
  // Staff moves eight places that the file leaves as they are, and four that it changes.
  const moved = [...next.unchanged.slice(0, 8), ...open.slice(0, 4)].map(({ nom_lieu = '' }) => nom_lieu);
  for (const [index, name] of moved.entries()) {
    const point = first.get(name);
    const address = { addressLocality: point?.address.addressLocality, ...movedTo(index) };
    await client.patch(`admin/relaypoints/${point?.id}`, { address });
  }

  await choose('bnlc-next.csv', next.rows);
  await person.button('import:recipe.applyAndCheck').click();
  await counted('changes.edited', 12);
  await counted('changes.unchangedOut', next.unchanged.length - 8);
  for (const [key, count] of Object.entries({ fresh: 30, changed: 36, closed: 9, gone: 5 })) {
    await counted(`changes.${key}`, count);
  }
  // What staff changed is kept unasked: eight lines are left out, four keep the position.
  await counted('places.count', 30 + 40);
  expect(await accessibilityProblems(page)).toEqual([]);
  // Two places that the file leaves as they are go back to where it has them, and one that it changes.
  const replaced = [moved[0], moved[1], moved[8]];
  for (const [index, name] of replaced.entries()) {
    const row = next.rows.find(({ id_lieu }) => rows.some((one) => one.nom_lieu === name && one.id_lieu === id_lieu));
    await page.getByRole('checkbox', { name: new RegExp(`“${row?.nom_lieu}”`, 'u') }).uncheck();
    const decided = { kept: String(11 - index), replaced: String(index + 1) };
    await page.getByText(text('import:changes.decided', decided)).waitFor();
  }
  await counted('places.count', 30 + 40 + 2);
  expect(await page.locator('#page-content').evaluate(isWider)).toBe(false);
  await send();

  const expected = new Map<string, { latitude: string; places: number }>();
  const latitudeOf = ({ Ylat = '' }: NationalRow) => Number(Ylat).toFixed(6);
  for (const row of open) expected.set(row.nom_lieu ?? '', { latitude: latitudeOf(row), places: 0 });
  for (const [index, name] of moved.entries()) {
    const { places = 0 } = expected.get(name) ?? {};
    if (!replaced.includes(name)) expected.set(name, { latitude: movedTo(index).latitude, places });
  }
  for (const row of next.changed) {
    const before = rows.find(({ id_lieu }) => id_lieu === row.id_lieu)?.nom_lieu ?? '';
    expected.set(row.nom_lieu ?? '', { latitude: expected.get(before)?.latitude ?? '', places: 7 });
    expected.delete(before);
  }
  for (const row of next.fresh) expected.set(row.nom_lieu ?? '', { latitude: latitudeOf(row), places: 7 });
  const now = await importedPoints(client);
  expect(summary(now)).toEqual(expected);
  expect(now.size).toBe(open.length + 30);
});

const IMPORTED = 'Halte importée';

/** Five hundred points from a file that names their types, seen in the list and on the map. */
async function importPoints(person: Person, folder: string, look: (screen: string) => Promise<void>): Promise<void> {
  const { page, text, app } = person;
  await person.act('relaypoints:actions.import');
  await person.pageOf('relaypoints_import').waitFor();
  const points = { count: 500, name: IMPORTED, types: ['Gare', 'aire de covoiturage', 'Vieille halte'] };
  const file = writeRelayPointsFile(folder, 'haltes.csv', { ...points, latitude: 47.1, longitude: -3.9 });
  await app.chooseFile(() => person.button('import:file.choose').click(), file);
  await person.button('import:columns.check').click();
  await page.getByText(text('import:values.left', { count: 1 })).waitFor();
  await page.getByRole('combobox', { name: text('import:values.choose', { value: 'Vieille halte' }) }).click();
  await page.getByRole('option', { name: 'Gare', exact: true }).click();
  await person.button('import:values.continue').click();
  await page.getByText(text('import:places.count', { count: 500, shown: '500' })).waitFor();
  await person.button('import:places.search').click();
  await page.getByText(text('import:places.noExisting')).waitFor();
  await look('places');
  await person.button('import:check.continue').click();
  await page.getByRole('checkbox', { name: text('import:send.understandRelaypoints') }).check();
  await person.button('import:send.confirm').click();
  await page.getByText(text('import:report.allAdded')).waitFor();
  await page.getByText(text('import:report.added', { count: 500 })).waitFor();
  await person.button('import:report.toList').click();
  await person.title('relaypoints').waitFor();
  await find(person, IMPORTED, 500);

  await page.getByRole('button', { name: text('list:layout.both'), exact: true }).click();
  const shown = page.locator('[data-map] [data-marker]');
  await shown.first().waitFor();
  // Clusters and single points together show every point.
  const told = () =>
    shown.evaluateAll((marks) => {
      const counts = marks.map((mark) => Number(mark.textContent?.replaceAll(/\D/gu, '') || 1));
      return counts.reduce((sum, count) => sum + count, 0);
    });
  await expect.poll(told).toBe(500);
  await look('map');
  await page.getByRole('button', { name: text('list:layout.list'), exact: true }).click();
}

/** Changes the type of several points at once, and undoes it. */
async function changeTypes(person: Person): Promise<void> {
  const { page, text } = person;
  const type = (place: number) => person.cell(person.rows.nth(place), text('relaypoints:fields.type'));
  await find(person, `${IMPORTED} 49`, 11);
  const former = [await type(0), await type(1), await type(2)];
  expect(new Set(former)).toEqual(new Set(['Gare', 'Aire de covoiturage']));
  for (const place of [0, 1, 2]) await person.rows.nth(place).getByRole('checkbox').click();
  await person.act('relaypoints:actions.changeType.label');
  const dialog = person.dialog('relaypoints:actions.changeType.title', { count: 3 });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Arrêt de bus', exact: true }).click();
  await dialog.getByRole('button', { name: text('relaypoints:actions.changeType.label'), exact: true }).click();
  const report = person.dialog('relaypoints:actions.changeType.label');
  await report.getByRole('button', { name: text('common:actions.close'), exact: true }).click();
  await expect.poll(async () => [await type(0), await type(1), await type(2)]).toEqual(Array(3).fill('Arrêt de bus'));
  await person.undo();
  await expect.poll(async () => [await type(0), await type(1), await type(2)]).toEqual(former);
}

it('a person without the rights sees no menu entry, and can only view a relay point by its address', async () => {
  const person = await french('hitchhikingWatcher');
  const { page, text } = person;
  expect(await person.isInMenu('relaypoints')).toBe(false);
  await person.openAddress('/relaypoints');
  // Everybody may list and read them on the platform (docs/platform/b-communities-content.md §2).
  await person.rows.first().waitFor();
  expect(await person.button('relaypoints:actions.import').count()).toBe(0);
  await page.getByRole('link').and(page.locator('[data-pinned] a')).first().click();
  await person.pageOf('relaypoints_show').waitFor();
  expect(await page.getByRole('link', { name: text('record:actions.edit'), exact: true }).count()).toBe(0);
  // Its form opens and names the right that the platform will require.
  await person.openAddress(`/relaypoints/${new URL(page.url()).pathname.split('/').at(-1)}`);
  await person.pageOf('relaypoints_edit').waitFor();
  await page.getByText(text('form:missingRight', { right: 'relay_point_update' })).waitFor();
});
