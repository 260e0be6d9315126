import type { Permission } from '../permissions.ts';

type Permissions = readonly [Permission, ...Permission[]];

/** The permissions that a call needs, every one of them. */
export type AllRights = { readonly allOf: Permissions };
/** The permissions that a call needs: every one of them, or one of them. */
export type Rights = AllRights | { readonly anyOf: Permissions };

/** Who may make a call, where that does not depend on its request. */
export type PlainAccess =
  /** Everybody, also signed out: the call is answered from this computer, or it starts a session. */
  | 'anyone'
  /** Anybody signed in: the call concerns their own account, or the platform checks the permission. */
  | 'signedIn'
  | Rights;

/** Who may make a call where that depends on its request. Nobody signed out. `me` is the id of the signed-in person. */
export type AccessByRequest<Request> = (request: Request, me: number) => Rights | 'signedIn';

export const allOf = (...permissions: Permissions): AllRights => ({ allOf: permissions });
export const anyOf = (...permissions: Permissions): Rights => ({ anyOf: permissions });

/** Joins the rights of two calls. */
export function both(one: AllRights | 'signedIn', other: AllRights | 'signedIn'): AllRights | 'signedIn' {
  if (one === 'signedIn') return other;
  return other === 'signedIn' ? one : { allOf: [...one.allOf, ...other.allOf] };
}

/** Rights over a user that are not needed for oneself (docs/platform/a-auth-users.md §4). */
export const unlessOneself = (id: number, me: number, rights: Rights): Rights | 'signedIn' =>
  id === me ? 'signedIn' : rights;
