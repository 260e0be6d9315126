import { invoke } from '#renderer/kit/data/bridge.ts';
import { createStore } from '#renderer/kit/data/store.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { SendMode } from '#shared/resources/campaigns/sending.ts';

export type SendRequest = RequestOf<'campaigns.send'>;
export type SendAnswer = ResponseOf<'campaigns.send'>;

/** The last sending of a campaign. */
export type Sending =
  /** `isWatched`: the platform gave no answer, and the campaign is being read. */
  | { step: 'running'; mode: SendMode; isWatched: boolean }
  | { step: 'over'; mode: SendMode; answer: SendAnswer }
  /** The error proves that nothing was sent. */
  | { step: 'failed'; mode: SendMode; error: AppError };

/**
 * Sendings by campaign, outside React: a person who leaves the page and comes back finds the same state. An outcome
 * that is not confirmed stays until the person has read the campaign again (docs/screens/04-campaigns.md §6).
 */
export const sendings = createStore<ReadonlyMap<number, Sending>>(new Map());

const put = (id: number, sending: Sending | null): void => {
  const next = new Map(sendings.get());
  if (sending === null) next.delete(id);
  else next.set(id, sending);
  sendings.set(next);
};

/** Forgets how the last sending of a campaign ended. */
export const forgetSending = (id: number): void => put(id, null);

/** Whether the button of a campaign is disabled: a sending runs, or its outcome is not known yet. */
export const holdsBack = (sending: Sending | undefined): boolean =>
  sending?.step === 'running' || (sending?.step === 'over' && sending.answer.outcome === 'unconfirmed');

/**
 * Sends a campaign, once: a second click while one runs, or before an unconfirmed outcome was resolved, does nothing.
 * Never throws; null when nothing was started.
 */
export async function startSending(request: SendRequest): Promise<Sending | null> {
  const { id, mode } = request;
  if (holdsBack(sendings.get().get(id))) return null;
  put(id, { step: 'running', mode, isWatched: false });
  let end: Sending;
  try {
    const answer = await invoke('campaigns.send', request, {
      onProgress: () => {
        if (sendings.get().get(id)?.step === 'running') put(id, { step: 'running', mode, isWatched: true });
      },
    });
    end = { step: 'over', mode, answer };
  } catch (thrown) {
    end = { step: 'failed', mode, error: toAppError(thrown) };
  }
  put(id, end);
  return end;
}
