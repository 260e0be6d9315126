import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { Notice } from '#renderer/kit/data/notify.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { DecisionOutcome } from '#shared/ipc/solidary.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';

/** A decision on a person in a structure, as the bridge takes it. */
export type Decision = RequestOf<'solidary.decide'>;

/** Read again after a decision: a person has one status per structure, whatever the role. */
export const decidedResources: readonly ResourceName[] = ['solidarybeneficiaries', 'solidaryvolunteers'];

/**
 * Sends a decision and returns its outcome (docs/screens/08-solidary-people.md §3 and §7.2). It is never sent again by
 * itself. @throws AppFailure
 */
export async function decide(decision: Decision, options?: { signal?: AbortSignal }): Promise<DecisionOutcome> {
  const { outcome } = await invoke('solidary.decide', decision, options);
  return outcome;
}

/** The message of an outcome. */
export function decisionNotice({ role, accept }: Pick<Decision, 'role' | 'accept'>, outcome: DecisionOutcome): Notice {
  const context = 'solidary';
  const values = role === 'volunteer' ? { context: role } : undefined;
  switch (outcome) {
    case 'done':
      return { context, name: accept ? 'accepted' : 'refused', outcome: 'success', ...(values && { values }) };
    case 'unchanged':
      return { context, name: 'unchanged', outcome: 'success' };
    case 'doneWithoutRole':
      return { context, name: 'withoutRole', outcome: 'error' };
    case 'notDone':
      return { context, name: 'validation', outcome: 'error' };
    case 'unknown':
      return { context, name: 'validation', outcome: 'error', isOutcomeUnknown: true };
  }
}

/** The message of a decision that failed before its outcome could be looked at. */
export const decisionFailure = (error: AppError): Notice => ({
  context: 'solidary',
  name: 'validation',
  outcome: 'error',
  error,
  isOutcomeUnknown: mayBeDone(error),
});

/** Reads again what a decision may have changed. */
export const refreshDecided = (client: QueryClient): Promise<void> => refresh(client, decidedResources);
