import { z } from 'zod';
import type { ModuleSwitch } from '#shared/config.ts';
import { toAppError } from '#shared/failure.ts';
import type { SessionStructure, SessionUser, SignedInState } from '#shared/ipc/session.ts';
import { isPermission, type Permission } from '#shared/permissions.ts';
import { flag, integer, picture, text } from '#shared/resources/read.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure, unauthorized } from '../api/errors.ts';
import { readRows } from '../api/read-rows.ts';
import type { Log } from '../ports.ts';

/** What the platform returns about the signed-in person. */
export type Profile = Pick<
  SignedInState,
  'user' | 'permissions' | 'structures' | 'isEecAvailable' | 'externalProviders'
>;

/** A profile that was just read, and whether its structures are those of the list, which names every one. */
export type LoadedProfile = Profile & { readonly areStructuresRead: boolean };

/**
 * Reads a structure from the list, or from users/me, which has neither mode nor transport
 * (docs/screens/09-solidary-structures.md §1).
 */
const wireStructure = z
  .object({ id: z.int(), name: z.string(), telephone: text, signature: text, mode: integer, solidaryTransport: flag })
  .transform(
    ({ mode, solidaryTransport, ...same }): SessionStructure => ({
      ...same,
      isFullMode: mode !== 1,
      // The wire's flag means that transport is NOT offered (docs/platform/c-solidary.md §9); absent means not offered.
      hasTransport: solidaryTransport === false,
    }),
  );

/** A list of texts; PHP writes a list with gaps in its keys as an object. */
const texts = z
  .union([z.array(z.string()), z.record(z.string(), z.string()).transform((entries) => Object.values(entries))])
  .catch([]);

/** The keys of users/me in use; the response also contains a password hash (docs/platform/a-auth-users.md §10). */
const wireMe = z
  .object({
    id: z.int(),
    givenName: text,
    familyName: text,
    shortFamilyName: z.string(),
    email: z.string(),
    avatar: picture,
    language: z.object({ code: text }).nullish().catch(null),
    roles: texts,
    lastActivityDate: text,
    operates: texts,
    solidaryStructures: z.array(z.unknown()).nullish().catch(null),
  })
  .transform(({ language, givenName, solidaryStructures, ...same }) => ({
    user: { ...same, givenName: givenName ?? '', languageCode: language?.code ?? null } satisfies SessionUser,
    structures: solidaryStructures ?? [],
  }));

/** Reads the structures, sorted by name: the first one is the default. Unreadable ones are skipped. */
function readStructures(members: readonly unknown[]): SessionStructure[] {
  return readRows(members, wireStructure).rows.sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}

export interface ProfileOptions {
  client: PlatformClient;
  modules: Readonly<Record<ModuleSwitch, boolean>>;
  log: Log;
}

/**
 * Reads who is signed in and their permissions (docs/screens/01-shell-home.md §3). Only users/me and permissions are
 * required; anything else that fails counts as absent.
 * @throws AppFailure; `unauthorized`/`Usernotlogged` when users/me names nobody
 */
export async function loadProfile(
  { client, modules, log }: ProfileOptions,
  signal?: AbortSignal,
): Promise<LoadedProfile> {
  const [me, permissions, isEecAvailable] = await Promise.all([
    loadMe(client, signal),
    loadPermissions(client, signal),
    orElse(false, log, 'eec/instance', async () => {
      const answer = z.object({ available: z.boolean() }).parse(await client.get('eec/instance', [], { signal }));
      return answer.available;
    }),
  ]);
  const isSolidary = modules.solidary && permissions.includes('structure_list');
  if (!isSolidary) return { user: me.user, permissions, isEecAvailable, structures: [], areStructuresRead: false };
  const [structures, externalProviders] = await Promise.all([
    orElse(null, log, 'admin/structures', () => loadStructures(client, signal)),
    modules.externalJourneys
      ? orElse(undefined, log, 'admin/external_journey_providers', () => loadProviderNames(client, signal))
      : undefined,
  ]);
  return {
    user: me.user,
    permissions,
    isEecAvailable,
    structures: structures ?? readStructures(me.structures),
    areStructuresRead: structures !== null,
    ...(externalProviders && { externalProviders }),
  };
}

/**
 * Returns the structures that the person operates, or all with structure_manage, the first by name first.
 * @throws AppFailure
 */
export async function loadStructures(client: PlatformClient, signal?: AbortSignal): Promise<SessionStructure[]> {
  return readStructures((await client.list('admin/structures', [], { signal, right: 'structure_list' })).members);
}

async function loadMe(client: PlatformClient, signal?: AbortSignal) {
  const { members } = await client.list('users/me', [], { signal });
  const me = wireMe.safeParse(members[0]);
  if (!me.success) throw unauthorized('Usernotlogged');
  return me.data;
}

/**
 * Returns the person's permissions, limited to those the application knows.
 * @throws AppFailure
 */
export async function loadPermissions(client: PlatformClient, signal?: AbortSignal): Promise<Permission[]> {
  const { members } = await client.list('permissions', [], { signal, right: 'check_permission' });
  const names = members.filter((name) => typeof name === 'string');
  return [...new Set(names.filter(isPermission))];
}

/**
 * Returns the ids of the roles that the person may grant (docs/platform/a-auth-users.md §4).
 * @throws AppFailure
 */
export async function loadGrantableRoles(client: PlatformClient, signal?: AbortSignal): Promise<number[]> {
  const { members } = await client.list('permissions/grantable', [], { signal, right: 'check_permission' });
  const ids = members.filter((id) => Number.isInteger(id));
  return ids.map(Number);
}

/**
 * Returns the names only: the entries contain the providers' keys. Hydra lists lose the names, so plain JSON is
 * requested.
 */
async function loadProviderNames(client: PlatformClient, signal?: AbortSignal): Promise<string[] | undefined> {
  const answer = await client.get('admin/external_journey_providers', [], {
    signal,
    accept: 'application/json',
    hasSecretText: true,
  });
  const isMap = typeof answer === 'object' && answer !== null && !Array.isArray(answer) && !('hydra:member' in answer);
  return isMap ? Object.keys(answer) : undefined;
}

/** Replaces a failed optional part; a cancellation by the person is rethrown. */
async function orElse<T, Absent>(absent: Absent, log: Log, what: string, load: () => Promise<T>): Promise<T | Absent> {
  try {
    return await load();
  } catch (thrown) {
    if (isFailure(thrown, 'cancelled')) throw thrown;
    log('warn', 'a part of the profile could not be read', { what, kind: toAppError(thrown).kind });
    return absent;
  }
}
