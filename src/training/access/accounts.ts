import type { TrainingAccount } from '#shared/ipc/session.ts';
import type { RoleId } from '#shared/resources/users/values.ts';
import { addressIn } from '../data/addresses.ts';
import { DAY, wholeSeconds } from '../data/time.ts';
import { townCalled } from '../data/towns.ts';
import { bareUser, type RoleRecord, type UserRecord } from '../store/user-record.ts';
import type { Right } from './roles.ts';

export type AccountKey = TrainingAccount['key'];

export interface Account extends TrainingAccount {
  readonly password: string;
  /** Permissions that the site granted in addition to those of the roles. */
  readonly extraRights: readonly Right[];
  /**
   * True when the site does not limit the users list to the person's communities (docs/platform/a-auth-users.md §5).
   */
  readonly seesEveryUser: boolean;
  readonly user: (now: number) => UserRecord;
}

const everywhere = (...roles: RoleId[]): RoleRecord[] => roles.map((role) => ({ role, territory: null }));

function person(
  id: number,
  name: readonly [given: string, family: string],
  given: Omit<Partial<UserRecord>, 'id' | 'createdDate' | 'email'> & { email: string; town: string },
): (now: number) => UserRecord {
  const { town: townName, ...fields } = given;
  const town = townCalled.get(townName);
  const homeAddress = town === undefined ? null : addressIn(town, id * 7919);
  return (now) => {
    const createdDate = wholeSeconds(now - 700 * DAY) + id * 3_600_000;
    return bareUser({
      id,
      createdDate,
      validatedDate: createdDate + 600_000,
      givenName: name[0],
      familyName: name[1],
      birthDate: `${1960 + id * 6}-0${id}-1${id}`,
      telephone: `06399800${String(id).padStart(2, '0')}`,
      newsSubscription: true,
      image: `user-${id}.png`,
      homeAddress,
      ...fields,
    });
  };
}

export const accounts: readonly Account[] = [
  {
    key: 'administrator',
    identifier: 'administration@example.org',
    password: 'administration',
    extraRights: [],
    seesEveryUser: true,
    user: person(1, ['Camille', 'Aubert'], {
      email: 'administration@example.org',
      gender: 1,
      town: 'Nancy',
      // Only the super administrator lacks the solidary records and gets no dashboard credentials
      // (docs/platform/a-auth-users.md §10).
      roles: everywhere(1, 2, 3, 274, 320, 321),
    }),
  },
  {
    key: 'solidaryOperator',
    identifier: 'solidarite@example.org',
    password: 'solidarite',
    extraRights: [],
    seesEveryUser: false,
    user: person(2, ['Yasmine', "N'Diaye"], {
      email: 'solidarite@example.org',
      gender: 1,
      town: 'Laxou',
      roles: everywhere(3, 10),
      operates: [1, 2],
    }),
  },
  {
    key: 'communityManager',
    identifier: 'communaute@example.org',
    password: 'communaute',
    extraRights: [],
    seesEveryUser: false,
    user: person(3, ['Loïc', 'Le Goff'], {
      email: 'communaute@example.org',
      gender: 2,
      town: 'Épinal',
      roles: everywhere(3, 8),
      memberships: [
        { id: 12, community: 1, status: 2 },
        { id: 13, community: 2, status: 2 },
        { id: 14, community: 3, status: 1 },
      ],
    }),
  },
  {
    key: 'hitchhikingWatcher',
    identifier: 'autostop@example.org',
    password: 'autostop',
    // As shipped, this role grants nothing: neither back-office nor users, and the list would be limited to nobody
    // (docs/platform/a-auth-users.md §4, §5). A site that uses it adds these permissions, as the training site does.
    extraRights: ['access_admin', 'user_list', 'user_read'],
    seesEveryUser: true,
    user: person(4, ['Inès', 'D’Almeida'], {
      email: 'autostop@example.org',
      gender: 1,
      town: 'Toul',
      roles: everywhere(3, 318),
    }),
  },
  {
    key: 'noAdministration',
    identifier: 'covoiturage@example.org',
    password: 'covoiturage',
    extraRights: [],
    seesEveryUser: false,
    user: person(5, ['Baptiste', 'de La Fontaine'], {
      email: 'covoiturage@example.org',
      gender: 2,
      town: 'Lunéville',
      roles: everywhere(3),
    }),
  },
];

/**
 * Returns the accounts as stored users.
 * @param startedAt milliseconds since 1970, to which their dates are relative
 */
export const accountRecords = (startedAt: number): UserRecord[] => accounts.map(({ user }) => user(startedAt));
