import type { SignedInState } from '#shared/ipc/session.ts';

/** A signed-in person without any right. */
export const signedIn: SignedInState = {
  status: 'signedIn',
  user: {
    id: 1,
    givenName: 'Camille',
    familyName: null,
    shortFamilyName: 'D.',
    email: 'camille@example.org',
    avatar: null,
    languageCode: null,
    roles: [],
    lastActivityDate: null,
    operates: [],
  },
  permissions: [],
  structures: [],
  currentStructureId: null,
  isEecAvailable: false,
  isPersistent: true,
};
