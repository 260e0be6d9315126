import type { Hono } from 'hono';
import type { Env } from '../access/requester.ts';
import { roleNames } from '../access/roles.ts';
import { collection } from '../http/hydra.ts';
import { shortFamilyName, type WireContext, wireContext, wireDate } from '../resource/wire.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { structuresOperatedBy } from '../structures/data.ts';
import { writtenUser } from './wire.ts';

/**
 * Returns the signed-in user as in `users/me` (docs/platform/a-auth-users.md §10): far more than a client needs,
 * including a password hash, so that tests detect a client that stores all of it.
 */
function meOf(user: UserRecord, context: WireContext, world: World): Record<string, unknown> {
  const {
    rolesTerritory: _,
    adType: __,
    ownership: ___,
    verifiedIdentity: ____,
    ...fields
  } = writtenUser(user, context);
  return {
    ...fields,
    shortFamilyName: shortFamilyName(user),
    roles: [...new Set(user.roles.map(({ role }) => roleNames[role]))],
    operates: user.operates.map((id) => `/operates/${id * 2}`),
    solidaryStructures: structuresOperatedBy(world, user).map(({ id, name, email, telephone, signature }) => ({
      '@id': `/structures/${id}`,
      '@type': 'Structure',
      id,
      name,
      email,
      telephone,
      signature,
    })),
    language: { '@id': '/languages/1', '@type': 'Language', id: 1, code: world.profileLanguage },
    avatars: [fields.avatar],
    eecStatus: true,
    hasAccessToMobAPI: true,
    password: '$2y$12$bacasablebacasablebacuEscaleEscaleEscaleEscaleEscaleEsc',
    emailToken: null,
    pwdToken: null,
    pwdTokenDate: null,
    unsubscribeToken: `desabonnement-${user.id}`,
    mobileRegistration: null,
    phoneToken: null,
    phoneValidatedDate: user.phoneValidatedDate === null ? null : wireDate(user.phoneValidatedDate),
    validatedDate: user.validatedDate === null ? null : wireDate(user.validatedDate),
    alerts: null,
    bankAccounts: null,
    wallets: null,
    anyRouteAsPassenger: true,
    multiTransportMode: null,
    geoToken: null,
    ssoId: null,
    ssoProvider: null,
  };
}

/** The signed-in person. */
export function meRoutes(app: Hono<Env>): void {
  app.get('/users/me', (context) => {
    const { user } = context.get('requester');
    return collection(context.req.raw, 'User', [meOf(user, wireContext(context), context.get('world'))]);
  });
}
