import type { TrainingAccount } from '#shared/ipc/session.ts';
import type { RoleId } from '#shared/resources/users/values.ts';
import { addressIn } from '../data/addresses.ts';
import { DAY, wholeSeconds } from '../data/time.ts';
import { townCalled } from '../data/towns.ts';
import { bareUser, type RoleRecord, type UserRecord } from '../store/user-record.ts';
import type { Right } from './roles.ts';
import { type SignIn, signIns } from './sign-ins.ts';

export type AccountKey = TrainingAccount['key'];

export interface Account extends SignIn {
  /** Permissions that the site granted in addition to those of the roles. */
  readonly extraRights: readonly Right[];
  /**
   * True when the site does not limit the users list to the person's communities (docs/platform/a-auth-users.md §5).
   */
  readonly seesEveryUser: boolean;
  readonly user: (now: number) => UserRecord;
}

/** What an account has beyond its sign-in. */
interface Profile extends Pick<Account, 'extraRights' | 'seesEveryUser'> {
  readonly id: number;
  readonly name: readonly [given: string, family: string];
  readonly town: string;
  readonly fields: Omit<Partial<UserRecord>, 'id' | 'createdDate' | 'email'>;
}

const everywhere = (...roles: RoleId[]): RoleRecord[] => roles.map((role) => ({ role, territory: null }));

/** Returns the stored user of an account, with dates relative to a moment. */
function person(email: string, { id, name, town: townName, fields }: Profile): (now: number) => UserRecord {
  const town = townCalled.get(townName);
  const homeAddress = town === undefined ? null : addressIn(town, id * 7919);
  return (now) => {
    const createdDate = wholeSeconds(now - 700 * DAY) + id * 3_600_000;
    return bareUser({
      id,
      createdDate,
      validatedDate: createdDate + 600_000,
      email,
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

const profiles: Readonly<Record<AccountKey, Profile>> = {
  administrator: {
    extraRights: [],
    seesEveryUser: true,
    id: 1,
    name: ['Camille', 'Aubert'],
    town: 'Nancy',
    fields: {
      gender: 1,
      // Only the super administrator lacks the solidary records and gets no dashboard credentials
      // (docs/platform/a-auth-users.md §10).
      roles: everywhere(1, 2, 3, 274, 320, 321),
    },
  },
  solidaryOperator: {
    extraRights: [],
    seesEveryUser: false,
    id: 2,
    name: ['Yasmine', "N'Diaye"],
    town: 'Laxou',
    fields: {
      gender: 1,
      roles: everywhere(3, 10),
      operates: [1, 2],
    },
  },
  communityManager: {
    extraRights: [],
    seesEveryUser: false,
    id: 3,
    name: ['Loïc', 'Le Goff'],
    town: 'Épinal',
    fields: {
      gender: 2,
      roles: everywhere(3, 8),
      memberships: [
        { id: 12, community: 1, status: 2 },
        { id: 13, community: 2, status: 2 },
        { id: 14, community: 3, status: 1 },
      ],
    },
  },
  hitchhikingWatcher: {
    // As shipped, this role grants nothing: neither back-office nor users, and the list would be limited to nobody
    // (docs/platform/a-auth-users.md §4, §5). A site that uses it adds these permissions, as the training site does.
    extraRights: ['access_admin', 'user_list', 'user_read'],
    seesEveryUser: true,
    id: 4,
    name: ['Inès', 'D’Almeida'],
    town: 'Toul',
    fields: {
      gender: 1,
      roles: everywhere(3, 318),
    },
  },
  noAdministration: {
    extraRights: [],
    seesEveryUser: false,
    id: 5,
    name: ['Baptiste', 'de La Fontaine'],
    town: 'Lunéville',
    fields: {
      gender: 2,
      roles: everywhere(3),
    },
  },
};

export const accounts: readonly Account[] = signIns.map((signIn) => {
  const profile = profiles[signIn.key];
  const { extraRights, seesEveryUser } = profile;
  return { ...signIn, extraRights, seesEveryUser, user: person(signIn.identifier, profile) };
});

/**
 * Returns the accounts as stored users.
 * @param startedAt milliseconds since 1970, to which their dates are relative
 */
export const accountRecords = (startedAt: number): UserRecord[] => accounts.map(({ user }) => user(startedAt));
