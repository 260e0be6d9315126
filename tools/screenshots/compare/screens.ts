import { addressOf, type RouteName, routes } from '#shared/routes.ts';
import type { AccountKey } from '#training/access/accounts.ts';
import { notablePeople, pinnedRecordIds } from '#training/data/solidary.ts';
import { writePeopleFile } from '../people-file.ts';
import { press, type ScreenContext } from '../screen.ts';

/** A screen that both applications open by its address, and what is done on it before the picture. */
export interface ComparedScreen {
  readonly name: string;
  readonly path: string;
  /** Who opens it; null for the sign-in page. */
  readonly account: AccountKey | null;
  /** The current structure, by its place in the selector; the first if absent. */
  readonly structure?: number;
  readonly prepare?: (at: ScreenContext) => Promise<void>;
}

/** Records of the training platform, by the list of their page. */
const recordsOf: Partial<Record<RouteName, number>> = {
  users: 40,
  hitchhikers: 42,
  communities: 14,
  campaigns: 10,
  events: 12,
  articles: 5,
  editorials: 2,
  relaypoints: 12,
  relaypointtypes: 2,
  solidaryrecords: pinnedRecordIds.withThreads,
  solidarybeneficiaries: 30,
  solidaryvolunteers: 32,
  solidarystructures: 1,
};

/** Pages that need a record in a state of its own. */
const recordsOfPages: Partial<Record<RouteName, number>> = {
  campaigns_edit: 37,
  campaigns_send: 37,
  solidaryrecords_edit: pinnedRecordIds.takenIntoAccount,
  solidarybeneficiaries_show: notablePeople.bothRoles,
};

/** The second structure of the operator offers transport. */
const WITH_TRANSPORT = 1;

/** The operator has the structures of transport; the administrator creates and changes them. */
const accountOf = (name: RouteName): AccountKey =>
  name.startsWith('solidary') && !name.startsWith('solidarystructures') ? 'solidaryOperator' : 'administrator';

const ofRoutes = routes
  .filter(({ name }) => name !== 'login')
  .map(({ name, parent, needsTransport = false }): ComparedScreen => {
    const id = recordsOfPages[name] ?? recordsOf[parent ?? name] ?? 1;
    return {
      name: name.replaceAll('_', '-'),
      path: addressOf(name, { id, communityId: recordsOf.communities ?? 1 }),
      account: accountOf(name),
      ...(needsTransport && { structure: WITH_TRANSPORT }),
    };
  });

const further: readonly ComparedScreen[] = [
  { name: 'login', path: addressOf('login'), account: null },
  { name: 'home-solidary', path: addressOf('home'), account: 'solidaryOperator' },
  { name: 'home-community', path: addressOf('home'), account: 'communityManager' },
  { name: 'home-hitchhiking', path: addressOf('home'), account: 'hitchhikingWatcher' },
  { name: 'solidaryrecords-board', path: `${addressOf('solidaryrecords')}?display=board`, account: 'solidaryOperator' },
  {
    name: 'communities-members',
    path: `${addressOf('communities_show', { id: recordsOf.communities ?? 1 })}?tab=members`,
    account: 'administrator',
  },
  { name: 'communities-moderated', path: `${addressOf('communities')}?tab=moderated`, account: 'communityManager' },
  {
    name: 'users-import-checked',
    path: addressOf('users_import'),
    account: 'administrator',
    prepare: async (at) => {
      await at.window.chooseFile(() => press(at, at.text('import:file.choose')), writePeopleFile(at.folder));
      await press(at, at.text('import:columns.check'));
    },
  },
  {
    name: 'relaypoints-map',
    path: addressOf('relaypoints'),
    account: 'administrator',
    prepare: (at) => press(at, at.text('list:layout.both')),
  },
];

const order: readonly (AccountKey | null)[] = [
  null,
  'administrator',
  'solidaryOperator',
  'communityManager',
  'hitchhikingWatcher',
];

/** Every route and further screens, grouped by who opens them, so that each person signs in once. */
export const comparedScreens: readonly ComparedScreen[] = [...ofRoutes, ...further].toSorted(
  (left, right) => order.indexOf(left.account) - order.indexOf(right.account),
);
