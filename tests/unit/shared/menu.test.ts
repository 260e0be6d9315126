import { expect, test } from 'vitest';
import { type ModuleSwitch, moduleSwitches, type SiteConfigFile, siteConfig } from '#shared/config.ts';
import type { SignedInState } from '#shared/ipc/session.ts';
import { isMenuGroup, type MenuContext, visibleFurther, visibleMenu } from '#shared/menu.ts';
import { type Permission, permissions } from '#shared/permissions.ts';
import { manifestsByMenu } from '#shared/resources/manifests.ts';
import { routes, standalonePages } from '#shared/routes.ts';

const structure = { id: 1, name: 'Vosges', telephone: null, signature: null, isFullMode: true, hasTransport: true };

interface Options {
  on?: readonly ModuleSwitch[];
  structures?: SignedInState['structures'];
  analytics?: SiteConfigFile['analytics'];
}

function contextOfScreen(
  held: readonly Permission[],
  { on = moduleSwitches, structures = [structure], analytics }: Options = {},
): MenuContext {
  const session: SignedInState = {
    status: 'signedIn',
    user: {
      id: 1,
      givenName: 'A',
      familyName: null,
      shortFamilyName: 'B.',
      email: 'a@example.org',
      avatar: null,
      languageCode: null,
      roles: [],
      lastActivityDate: null,
      operates: [],
    },
    permissions: [...held],
    structures,
    currentStructureId: structures[0]?.id ?? null,
    isEecAvailable: false,
    isPersistent: true,
  };
  const modules = Object.fromEntries(on.map((name) => [name, true]));
  return { session, config: siteConfig.parse({ modules, analytics }) };
}

const numbers = (held: readonly Permission[], options?: Options): number[] =>
  visibleMenu(contextOfScreen(held, options)).flatMap((item) =>
    isMenuGroup(item) ? [item.position, ...item.entries.map(({ position }) => position)] : [item.position],
  );

test('with every right and every switch the whole menu is shown, in order', () => {
  const whole = numbers(permissions);
  expect(whole).toEqual(whole.toSorted((left, right) => left - right));
  const placed = [...standalonePages, ...manifestsByMenu].flatMap(({ menu }) => menu?.position ?? []);
  expect(whole.filter((number) => number !== 200 && number !== 300).toSorted()).toEqual(placed.toSorted());
});

test('without rights only the home page is shown', () => {
  expect(numbers([])).toEqual([10]);
});

// What a resource shows is asked of its manifest (manifests.test.ts).
test.each<[Permission, number[]]>([
  ['analytic_list', [20]],
  ['solidary_list', [200, 210]],
  ['dashboard_read', [200, 250]],
  ['relay_point_type_manage', [300, 310]],
])('%s shows its entry and the group of that entry, and nothing else', (permission, shown) => {
  expect(numbers([permission])).toEqual([10, ...shown]);
});

test('a page without its switches is hidden whatever the rights, as is a group whose entries are all hidden', () => {
  const positions = (on: readonly ModuleSwitch[]) => numbers(permissions, { on });
  expect(positions([])).not.toContain(20);
  expect(positions(['analytics'])).toContain(20);
  expect(positions(['analytics'])).not.toContain(200);
  expect(positions(['solidary'])).not.toContain(250);
  expect(positions(['solidary', 'analytics'])).toContain(250);
});

test('the solidary group needs a structure, and its volunteers a structure that offers transport', () => {
  expect(numbers(['solidary_list'], { structures: [] })).toEqual([10]);
  expect(
    numbers(['solidary_list', 'solidary_volunteer_list'], { structures: [{ ...structure, hasTransport: false }] }),
  ).toEqual([10, 200, 210]);
});

test('a group is hidden when the rights show none of its entries', () => {
  expect(numbers(['structure_read'])).toEqual([10]);
});

test('whoever may do everything has every entry', () => {
  const shown = visibleMenu(contextOfScreen(permissions)).flatMap((item) =>
    isMenuGroup(item) ? item.entries : [item],
  );
  const entries = [...standalonePages, ...manifestsByMenu].filter(({ menu }) => menu !== null);
  expect(shown.map(({ route }): string => route).toSorted()).toEqual(entries.map(({ name }) => name).toSorted());
});

test('a dashboard without a name is not in the menu', () => {
  const without = numbers(permissions, { analytics: { names: { summary: '', solidaryCarpool: '' } } });
  expect(numbers(permissions).filter((number) => !without.includes(number))).toEqual([20, 250]);
});

test('every page that is not of a single record is in the menu or under one of its entries', () => {
  const context = contextOfScreen(permissions);
  const inMenu = visibleMenu(context).flatMap((item) => (isMenuGroup(item) ? item.entries : [item]));
  const reached = new Set<string>([...inMenu.map(({ route }) => route), ...visibleFurther(context)]);
  const standing = routes.filter(({ name, path }) => name !== 'login' && !path.includes('$'));
  expect(standing.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
});

test('pages under the menu follow the rights and the modules', () => {
  expect(visibleFurther(contextOfScreen(['event_create', 'relay_point_create']))).toEqual([
    'events_create',
    'relaypoints_create',
  ]);
  // The right that shows the import is not the one that the platform asks for (docs/screens/05-content.md D4).
  expect(visibleFurther(contextOfScreen(['relay_point_update']))).toEqual(['relaypoints_import']);
  expect(visibleFurther(contextOfScreen(['event_create'], { on: [] }))).toEqual([]);
});
