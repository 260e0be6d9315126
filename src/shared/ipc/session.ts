import { z } from 'zod';
import type { Permission } from '../permissions.ts';
import { workKinds } from '../work.ts';
import { call } from './call.ts';
import { moment } from './moment.ts';

/**
 * The signed-in person: the only keys kept of `users/me`, whose response also contains a password hash
 * (docs/screens/01-shell-home.md §3).
 */
export const sessionUser = z.object({
  id: z.int(),
  givenName: z.string(),
  familyName: z.string().nullable(),
  shortFamilyName: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  languageCode: z.string().nullable(),
  /** Role names: for notes on the scope of data; actions never depend on them, but those of `administrators.ts`. */
  roles: z.array(z.string()),
  lastActivityDate: z.string().nullable(),
  /** IRIs of the operated structures, e.g. `/operates/4`. */
  operates: z.array(z.string()),
});
export type SessionUser = z.infer<typeof sessionUser>;

/**
 * A solidary structure; `hasTransport` is the inverse of the wire's solidaryTransport
 * (docs/screens/09-solidary-structures.md §1).
 */
export const sessionStructure = z.object({
  id: z.int(),
  name: z.string(),
  telephone: z.string().nullable(),
  signature: z.string().nullable(),
  isFullMode: z.boolean(),
  hasTransport: z.boolean(),
});
export type SessionStructure = z.infer<typeof sessionStructure>;

export const signedOutState = z.object({
  status: z.literal('signedOut'),
  /** Why the session ended: an entry of the generic catalogue or the platform's message; absent on a first start. */
  reason: z.object({ kind: z.enum(['idle', 'refresh', 'emailChanged', 'notAuthorized']), text: z.string() }).optional(),
});

export const signedInState = z.object({
  status: z.literal('signedIn'),
  user: sessionUser,
  permissions: z.array(z.custom<Permission>((value) => typeof value === 'string')),
  structures: z.array(sessionStructure),
  currentStructureId: z.int().nullable(),
  isEecAvailable: z.boolean(),
  /**
   * Names of the external journey providers; absent when unknown or not requested (docs/screens/10-external-journeys.md
   * §2).
   */
  externalProviders: z.array(z.string()).optional(),
  /** The person's previous sign-in on this computer; absent the first time (docs/screens/01-shell-home.md §9). */
  lastSignIn: moment.optional(),
  /** False when no keychain could be used: the session ends with the application. */
  isPersistent: z.boolean(),
  /** The idle limit passed while work was running that must not be interrupted: the password unlocks the window. */
  isLocked: z.literal(true).optional(),
  /** Kind of the work that is running. */
  lockedBy: z.enum(workKinds).optional(),
});

export const sessionState = z.discriminatedUnion('status', [signedOutState, signedInState]);
export type SessionState = z.infer<typeof sessionState>;
export type SignedInState = z.infer<typeof signedInState>;

export const trainingAccount = z.object({
  key: z.enum(['administrator', 'solidaryOperator', 'communityManager', 'hitchhikingWatcher', 'noAdministration']),
  identifier: z.string(),
});
export type TrainingAccount = z.infer<typeof trainingAccount>;

const password = z.string().min(1).max(1000);

export const sessionCalls = {
  'session.signIn': call('anyone', z.object({ identifier: z.string().min(1).max(1000), password }), sessionState),
  'session.signInTraining': call('anyone', z.object({ account: trainingAccount.shape.key }), sessionState),
  /** Unlocks the window with the signed-in person's password. */
  'session.unlock': call('signedIn', z.object({ password }), sessionState),
  'session.signOut': call('anyone', z.void(), z.void()),
  /** Reports input of the person, the only thing that resets the idle time. Sent at most every few seconds. */
  'session.activity': call('anyone', z.void(), z.void()),
  'session.chooseStructure': call('signedIn', z.object({ structureId: z.int() }), sessionState),
  /** Reads the person's structures again, after one was created, changed or deleted. */
  'session.readStructures': call('signedIn', z.void(), sessionState),
  /** Ids of the roles that the person may grant (`permissions/grantable`), requested once per session. */
  'session.grantableRoles': call('signedIn', z.void(), z.array(z.int())),
};

export const sessionEvents = {
  'session.changed': sessionState,
  /**
   * The idle limit is near. `secondsLeft` never reaches 0: `session.changed` follows instead. Null: the person is
   * active again. `locks`: the kind of work that is running, so that the window will be locked instead of ending the
   * session.
   */
  'session.idleWarning': z.object({ secondsLeft: z.int().nullable(), locks: z.enum(workKinds).optional() }),
};
