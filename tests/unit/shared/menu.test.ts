import { expect, test } from 'vitest';
import { type ModuleSwitch, moduleSwitches, type SiteConfigFile, siteConfig } from '#shared/config.ts';
import type { SignedInState } from '#shared/ipc/session.ts';
import { isMenuGroup, type MenuContext, visibleFurther, visibleMenu } from '#shared/menu.ts';
import { type Permission, permissions } from '#shared/permissions.ts';
import { type RouteDefinition, routes } from '#shared/routes.ts';

const structure = { id: 1, name: 'Vosges', telephone: null, signature: null, isFullMode: true, hasTransport: true };

interface Options {
  on?: readonly ModuleSwitch[];
  structures?: SignedInState['structures'];
  isPackaged?: boolean;
  analytics?: SiteConfigFile['analytics'];
}

function contextOfScreen(
  held: readonly Permission[],
  { on = moduleSwitches, structures = [structure], isPackaged = false, analytics }: Options = {},
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
  return { session, config: siteConfig.parse({ modules, analytics }), isPackaged };
}

const numbers = (held: readonly Permission[], options?: Options): number[] =>
  visibleMenu(contextOfScreen(held, options)).flatMap((item) =>
    isMenuGroup(item) ? [item.position, ...item.entries.map(({ position }) => position)] : [item.position],
  );

test('every right and every switch show the whole menu, in order', () => {
  expect(numbers(permissions)).toEqual([
    10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 210, 220, 230, 240, 250, 300, 310,
  ]);
});

test('no right leaves the home', () => {
  expect(numbers([])).toEqual([10]);
});

test.each<[Permission, number[]]>([
  ['analytic_list', [20]],
  ['user_list', [30]],
  ['hitchhiking_watcher', [40]],
  ['community_manage', [50]],
  ['campaign_list', [60]],
  ['event_manage', [70]],
  ['article_manage', [80]],
  ['editorial_manage', [90]],
  ['relay_point_manage', [100]],
  ['solidary_list', [200, 210]],
  ['solidary_beneficiary_list', [200, 220]],
  ['solidary_volunteer_list', [200, 230]],
  ['structure_list', [200, 240]],
  ['dashboard_read', [200, 250]],
  ['relay_point_type_manage', [300, 310]],
])('%s shows its entry and nothing else', (permission, shown) => {
  expect(numbers([permission])).toEqual([10, ...shown]);
});

test('without its switch an entry is away, whatever the rights', () => {
  expect(numbers(permissions, { on: [] })).toEqual([10, 30, 80, 100, 300, 310]);
  expect(numbers(permissions, { on: ['solidary'] })).toEqual([10, 30, 80, 100, 200, 210, 220, 240, 300, 310]);
  expect(numbers(permissions, { on: ['analytics'] })).toEqual([10, 20, 30, 80, 100, 300, 310]);
});

test('the solidary group needs a structure, its volunteers one that offers transport', () => {
  expect(numbers(['solidary_list'], { structures: [] })).toEqual([10]);
  expect(
    numbers(['solidary_list', 'solidary_volunteer_list'], { structures: [{ ...structure, hasTransport: false }] }),
  ).toEqual([10, 200, 210]);
});

test('a group whose rights open none of its entries stays away', () => {
  expect(numbers(['structure_read'])).toEqual([10]);
});

test('modules that come later are not in the packaged menu', () => {
  expect(numbers(permissions, { isPackaged: true })).toEqual([10, 20, 30, 40, 70, 80, 90, 100, 300, 310]);
});

test('a dashboard without a name is in no menu', () => {
  expect(numbers(permissions, { analytics: { names: { summary: '', solidaryCarpool: '' } } })).toEqual([
    10, 30, 40, 50, 60, 70, 80, 90, 100, 200, 210, 220, 230, 240, 300, 310,
  ]);
});

test('every built page that stands for no record is in the menu or under it', () => {
  const context = contextOfScreen(permissions, { isPackaged: true });
  const inMenu = visibleMenu(context).flatMap((item) => (isMenuGroup(item) ? item.entries : [item]));
  const reached = new Set<string>([...inMenu.map(({ route }) => route), ...visibleFurther(context)]);
  const all: readonly RouteDefinition[] = routes;
  const built = all.filter(({ name, path, isBuilt }) => isBuilt && name !== 'login' && !path.includes('$'));
  expect(built.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
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
