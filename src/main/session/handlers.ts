import type { HandlersOf } from '../ipc/handler.ts';
import type { Session } from './session.ts';

/** Handlers of the session calls. */
export const sessionHandlers = (session: Session): HandlersOf<'session'> => ({
  'session.signIn': (credentials, { signal }) => session.signIn(credentials, signal),
  'session.signInTraining': (request, { signal }) => session.signInTraining(request, signal),
  'session.unlock': ({ password }, { signal }) => session.unlock(password, signal),
  'session.signOut': () => session.signOut(),
  'session.activity': () => session.activity(),
  'session.chooseStructure': (request) => session.chooseStructure(request),
  'session.readStructures': (_, { signal }) => session.readStructures(signal),
  'session.grantableRoles': () => session.grantableRoles(),
});
