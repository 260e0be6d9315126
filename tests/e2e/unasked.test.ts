import { describe, expect, it } from 'vitest';
import type { RouteName } from '#shared/routes.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform, type TestPlatform } from '../support/e2e/platform.ts';

/** Calls that the platform answered and that may have changed something: all but plain reads. */
function writesAt({ requests }: TestPlatform): string[] {
  const calls = requests.map(({ request }) => `${request.method} ${request.url}`);
  // Some GETs of the platform write too (docs/platform/a-auth-users.md §6).
  return calls.filter(
    (call) => !/^GET /u.test(call) || /\/(?:accept|refuse|validate|delete|login_delegate)/u.test(call),
  );
}

type Place = readonly [x: number, y: number];

/** The centres of all interactive elements, from the top left to the bottom right. */
function placesOn({ page }: Person): Promise<Place[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary, [role], [tabindex]')]
      // The rows of a list are alike: three of them stand for all.
      .filter((element) => Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? 0) < 3)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, bottom, right }) => width > 0 && height > 0 && bottom > 0 && right > 0)
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const),
  );
}

async function pointAtEverything(person: Person): Promise<void> {
  for (const [x, y] of await placesOn(person)) await person.page.mouse.move(x, y);
}

async function tabThroughEverything({ page }: Person): Promise<void> {
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab');
}

describe('nothing is written on the platform', () => {
  it('by pointing at, or moving the keyboard focus over, the controls of the main screens', async () => {
    const platform = await startPlatform();
    const modules = { hitchhiking: true, community: true, export: true, loginDelegate: true };
    const person = await openFor('fr', {
      apiUrl: platform.url,
      config: { modules, loginDelegateUrl: 'https://example.org/?as={user}&by={operator}' },
    });
    const { page, text } = person;
    await person.signIn(administrator.identifier, administrator.password);
    platform.requests.length = 0;

    const look = async (screen: string, min: number) => {
      // A title may stand before what is under it does.
      await expect.poll(async () => (await placesOn(person)).length, { message: screen }).toBeGreaterThan(min);
      await pointAtEverything(person);
      await tabThroughEverything(person);
      await platform.quiet();
      expect(writesAt(platform), screen).toEqual([]);
    };
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
    await person.startForRow(person.rows.first(), 'hitchhikers:marks.isLetterPosted.label');
    await expect.poll(() => writesAt(platform)).toHaveLength(1);
  });
});
