import { describe, expect, it } from 'vitest';
import { addressOf, type RouteName } from '#shared/routes.ts';
import { pinnedRecordIds } from '#training/data/solidary.ts';
import { pressQuickly } from '../support/e2e/keyboard.ts';
import type { Person } from '../support/e2e/person.ts';
import type { TestPlatform } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const callsAt = ({ requests }: TestPlatform): string[] =>
  requests.map(({ request }) => `${request.method} ${request.url}`);

/** Calls that the platform answered and that may have changed something: all but plain reads. */
const writesAt = (platform: TestPlatform): string[] =>
  // Some GETs of the platform write too (docs/platform/a-auth-users.md §6).
  callsAt(platform).filter(
    (call) => !/^GET /u.test(call) || /\/(?:accept|refuse|validate|delete|login_delegate)/u.test(call),
  );

/** Reads that change something: of a solidary record, whose volunteers it may notify, and of providers. */
const readsWithEffectAt = (platform: TestPlatform): string[] =>
  callsAt(platform).filter((call) => /^GET \/admin\/(?:solidaries\/\d+|external_journeys)\b/u.test(call));

type Place = readonly [x: number, y: number];

/** The centres of all interactive elements on screen, from the top left to the bottom right. */
function placesOn({ page }: Person): Promise<Place[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary, [role], [tabindex]')]
      // The rows of a list are alike: three of them stand for all.
      .filter((element) => Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? 0) < 3)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const)
      .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight),
  );
}

async function pointAtEverything(person: Person): Promise<void> {
  for (const [x, y] of await placesOn(person)) await person.page.mouse.move(x, y);
}

const tabThroughEverything = (person: Person): Promise<void> =>
  pressQuickly(person, ...Array.from({ length: 60 }, () => 'Tab'));

/** Points at everything on a screen and moves the focus over it, once it shows more controls than some. */
async function lookAt(person: Person, platform: TestPlatform, screen: string, min: number): Promise<void> {
  // A title may stand before what is under it does.
  await expect.poll(async () => (await placesOn(person)).length, { message: screen }).toBeGreaterThan(min);
  await pointAtEverything(person);
  await tabThroughEverything(person);
  await platform.quiet();
  expect([...writesAt(platform), ...readsWithEffectAt(platform)], screen).toEqual([]);
}

describe('nothing is written on the platform, and nothing with an effect is read', () => {
  const modules = {
    hitchhiking: true,
    community: true,
    export: true,
    loginDelegate: true,
    solidary: true,
    solidaryTransport: true,
    externalJourneys: true,
    analytics: true,
  };
  const loginDelegateUrl = 'https://example.org/?as={user}&by={operator}';
  const enter = shareWindowOver({}, 'fr', { config: { modules, loginDelegateUrl } });

  it('by pointing at, or moving the keyboard focus over, the controls of the main screens', async () => {
    const { person, platform } = await enter();
    const { page, text } = person;
    const look = (screen: string, min: number) => lookAt(person, platform, screen, min);
    await look('home', 10);
    const lists: RouteName[] = ['users', 'hitchhikers'];
    for (const route of lists) {
      await person.goTo(route);
      await person.rows.first().waitFor();
      await person.rows.first().getByRole('checkbox').click();
      await look(route, 50);
    }
    await person.rows.first().locator('[data-menu]').click();
    await page.getByRole('menu').waitFor();
    await look('row menu', 50);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: text('palette:label') }).fill('a');
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown');
    await look('palette', 30);
    await page.keyboard.press('Escape');
    await person.rows.first().getByRole('link').first().click();
    await person.pageOf('hitchhikers_show').waitFor();
    await look('record', 15);
    await page.goto(new URL('/users/identities', page.url()).href);
    await person.title('users_identities').waitFor();
    await look('identities', 15);
    // Proves that the check detects a write: a mark set on purpose.
    await person.goTo('hitchhikers');
    await person.startForRow(person.rows.first(), 'hitchhikers:flags.isLetterPosted.label');
    await expect.poll(() => writesAt(platform)).toHaveLength(1);
  });

  it('by pointing at, or moving the keyboard focus over, the controls of solidary records', async () => {
    const { person, platform } = await enter('solidaryOperator');
    const { page, text } = person;
    const look = (screen: string, min: number) => lookAt(person, platform, screen, min);
    // Links to records are on all of these.
    await page
      .getByRole('region', { name: text('home:solidary.day.title') })
      .getByRole('listitem')
      .first()
      .waitFor();
    await look('home', 15);
    await person.openAddress(addressOf('solidaryrecords'));
    await person.rows.first().waitFor();
    await look('list', 50);
    await page.getByRole('link', { name: text('solidaryrecords:display.board') }).click();
    await look('board', 30);
    await person.openAddress(addressOf('solidaryrecords_show', { id: pinnedRecordIds.withThreads }));
    await person.button('recordActions:composer.save').waitFor();
    await platform.quiet();
    // Opening it reads it, which proves that the check detects a reading.
    expect(readsWithEffectAt(platform)).toHaveLength(1);
    platform.requests.length = 0;
    await look('record', 25);
    await page.getByRole('tab', { name: new RegExp(`^${text('matching:tabs.external')}`, 'u') }).click();
    await look('external journeys', 25);
    await person.button('solidaryrecords:offers.edit').click();
    await person.field('recordForm:needs.additionalNeed').waitFor();
    await platform.quiet();
    platform.requests.length = 0;
    await look('edition', 20);
  });
});
