import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { AppError } from '#shared/errors.ts';
import type { SessionState, TrainingAccount } from '#shared/ipc/session.ts';
import { useSessionActions } from '../providers/session-actions.ts';

export interface SignIn {
  isBusy: boolean;
  /** Why the last attempt failed; null before, and during a new one. */
  error: AppError | null;
  /** Both resolve to whether the user is signed in. */
  withPassword: (identifier: string, password: string) => Promise<boolean>;
  withTraining: (account: TrainingAccount['key']) => Promise<boolean>;
}

/** Signs in; the guards of the router then redirect to the requested page. */
export function useSignIn(): SignIn {
  const { applySession } = useSessionActions();
  const { isPending, error, run } = useActionMutation<boolean>();

  const attempt = async (ask: () => Promise<SessionState>): Promise<boolean> => {
    const isIn = await run(async () => {
      const session = await ask();
      applySession(session);
      return session.status === 'signedIn';
    });
    return isIn === true;
  };

  return {
    isBusy: isPending,
    error,
    withPassword: (identifier, password) => attempt(() => invoke('session.signIn', { identifier, password })),
    withTraining: (account) => attempt(() => invoke('session.signInTraining', { account })),
  };
}
