import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModuleSwitch, moduleSwitches, siteConfig } from '#shared/config.ts';
import { contract } from '#shared/ipc/contract.ts';
import { isMenuGroup, visibleFurther, visibleMenu } from '#shared/menu.ts';
import type { Permission } from '#shared/permissions.ts';
import { defineResource, type ResourceContract } from '#shared/resources/define.ts';
import { resources } from '#shared/resources/index.ts';
import { defineManifest, everyCall, everyPage } from '#shared/resources/manifest.ts';
import { manifestsByMenu, type ResourceName } from '#shared/resources/manifests.ts';
import { addressOf, isRouteName, routes } from '#shared/routes.ts';
import { signedIn } from '#tests/support/signed-in.ts';

/** Somebody who holds these rights alone, of a structure that offers transport, where these modules are on. */
const holding = (permissions: readonly Permission[], on: readonly ModuleSwitch[] = moduleSwitches) => ({
  session: {
    ...signedIn,
    permissions: [...permissions],
    structures: [{ id: 1, name: 'Vosges', telephone: null, signature: null, isFullMode: true, hasTransport: true }],
    currentStructureId: 1,
  },
  config: siteConfig.parse({ modules: Object.fromEntries(on.map((name) => [name, true])) }),
});
type Holding = ReturnType<typeof holding>;

const inMenu = (context: Holding): string[] =>
  visibleMenu(context).flatMap((item) =>
    isMenuGroup(item) ? item.entries.map(({ route }) => route) : item.route === 'home' ? [] : [item.route],
  );

const everyRight = manifestsByMenu.flatMap(({ permissions }): Permission[] => Object.values(permissions));

const rightOf = ({ menu, permissions }: (typeof manifestsByMenu)[number]) => menu?.permission ?? permissions.list;

describe('the rights of the menu', () => {
  const entries = manifestsByMenu.filter(({ menu }) => menu !== null);

  it.each(entries)('show $name to whoever holds its right, and to nobody else', (manifest) => {
    const right = rightOf(manifest);
    const same = entries.filter((other) => rightOf(other) === right).map(({ name }) => name);
    expect(inMenu(holding([right]))).toEqual(same);
  });

  it.each(entries.filter(({ switches }) => switches.length > 0))(
    'show $name only where all its modules are on',
    (manifest) => {
      for (const missing of manifest.switches) {
        const on = moduleSwitches.filter((name) => name !== missing);
        expect(inMenu(holding([rightOf(manifest)], on))).not.toContain(manifest.name);
      }
    },
  );
});

describe('the pages under the menu', () => {
  const created = manifestsByMenu.flatMap(({ name, pages, permissions: { create } }) =>
    pages.includes('create') && create !== undefined ? [{ name, create }] : [],
  );

  it.each(created)('include the creation form of $name for whoever may create one', ({ name, create }) => {
    const page = `${name}_create`;
    expect(visibleFurther(holding([create]))).toContain(page);
    const others = everyRight;
    expect(visibleFurther(holding(others.filter((right) => right !== create)))).not.toContain(page);
  });
});

describe('the routes', () => {
  it('have unique paths and names', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  it('are the pages of every manifest', () => {
    for (const { name, pages, furtherPages } of manifestsByMenu) {
      const expected = [
        ...pages.map((page) => (page === 'list' ? name : `${name}_${page}`)),
        ...Object.keys(furtherPages).map((page) => `${name}_${page}`),
      ];
      const found = routes.filter((route) => route.name === name || route.parent === name);
      expect(found.map((route) => route.name)).toEqual(expected);
      expect(expected.every(isRouteName)).toBe(true);
    }
  });

  it('keep the paths of a resource that docs/screens/01-shell-home.md lists', () => {
    expect(addressOf('events')).toBe('/events');
    expect(addressOf('events_create')).toBe('/events/create');
    expect(addressOf('events_show', { id: 5 })).toBe('/events/show/5');
    expect(addressOf('events_edit', { id: 5 })).toBe('/events/5');
    expect(addressOf('communities_users_import')).toBe('/communities/users/import');
  });
});

it('the bridge has exactly the resource calls that manifests declare', () => {
  const named = manifestsByMenu.flatMap((manifest) =>
    [...manifest.calls, ...(manifest.picture === null ? [] : ['uploadImage'])].map(
      (call) => `${manifest.name}.${call}`,
    ),
  );
  const generic: readonly string[] = [...everyCall, 'uploadImage'];
  const names = new Set(manifestsByMenu.map(({ name }) => name));
  const found = Object.keys(contract).filter((channel) => {
    const [resource = '', call = ''] = channel.split('.');
    return names.has(resource) && generic.includes(call);
  });
  // The deletion of a person (docs/platform/a-auth-users.md §6) and the images of a message have contracts of their
  // own.
  const others = ['users.remove', 'campaigns.uploadImage', 'solidaryrecords.create'];
  expect(found.filter((channel) => !others.includes(channel)).toSorted()).toEqual(named.toSorted());
});

describe('how records are chosen by name', () => {
  const picked = manifestsByMenu.filter(({ pick }) => pick !== null && pick !== 'session');

  it.each(picked)('$name is searched, sorted and named by what its codecs have', ({ name, pick, calls }) => {
    if (pick === null || pick === 'session') throw new Error('left out above');
    // A key of the manifests is one of the codecs.
    const { filters, sorts }: ResourceContract = resources[name as ResourceName];
    expect(Object.keys(filters)).toContain(pick.filter);
    expect(Object.keys(sorts)).toContain(pick.sort[0]);
    if (pick.named === 'ids') expect(Object.keys(filters)).toContain('ids');
    if (pick.named === 'each') expect(calls).toContain('get');
  });
});

describe('the compiler', () => {
  const whole = {
    name: 'tours',
    path: 'admin/tours',
    permissions: {
      list: 'event_list',
      show: 'event_read',
      create: 'event_create',
      edit: 'event_update',
      remove: 'event_delete',
    },
    calls: everyCall,
    switches: [],
    pages: everyPage,
    furtherPages: {},
    menu: null,
    search: null,
    pick: null,
    picture: null,
    hasQuickStatus: false,
    drafts: null,
    hides404As500: false,
    parent: null,
  } as const;
  const { drafts: _drafts, ...forgetful } = whole;
  const { remove: _remove, ...fewerRights } = whole.permissions;

  const readingRights = { list: 'event_list', show: 'event_read', edit: 'event_update' } as const;
  it('accepts a complete manifest, and refuses one with missing or surplus entries', () => {
    expect(defineManifest(whole)).toBe(whole);
    // @ts-expect-error how long its drafts live is not said
    defineManifest(forgetful);
    // @ts-expect-error nobody would know what it means
    defineManifest({ ...whole, colour: 'red' });
    // @ts-expect-error no such right
    defineManifest({ ...whole, permissions: { ...whole.permissions, list: 'tour_list' } });
    // @ts-expect-error it can be deleted, and nobody says by whom
    defineManifest({ ...whole, permissions: fewerRights });
    // @ts-expect-error its form of a new record would open to everybody
    defineManifest({ ...whole, calls: ['list'], permissions: readingRights });
    // @ts-expect-error no such module
    defineManifest({ ...whole, switches: ['tours'] });
  });

  it('refuses a resource that can be created but does not define how', () => {
    const row = z.object({ id: z.int() });
    const codecs = {
      row,
      item: row,
      sorts: { id: 'id' },
      defaultSort: { field: 'id', direction: 'asc' },
      filters: {},
    } as const;
    expect(defineResource({ ...whole, calls: ['list', 'get'] }, codecs).row).toBe(row);
    // @ts-expect-error neither what is written nor its body
    defineResource(whole, codecs);
  });

  it('knows every route by its name', () => {
    // @ts-expect-error no such page
    expect(() => addressOf('events_import')).toThrow();
  });
});
