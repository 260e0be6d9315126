import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { ContactOutcome } from '#shared/ipc/external-journeys.ts';
import { storedText } from '#shared/resources/solidaryrecords/stored-text.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';

/** A message to the driver of an external journey. */
export interface ExternalMessage {
  provider: string;
  carpoolerId: string;
  journeyId: string;
  content: string;
}

/** Role of who writes: a passenger (docs/platform/c-solidary.yaml, ExternalConnectionWrite). */
const PASSENGER = 2;

/**
 * Hands a message to the provider of an external journey, once (docs/screens/10-external-journeys.md §3.4). The 201 is
 * an echo and no receipt. A refusal comes as a 400 with a text that holds the provider's key: it is dropped. What a
 * lost answer or a 5xx leaves open cannot be read anywhere.
 * @throws AppFailure without the platform's text, where nothing was sent or the right is missing
 */
export async function contactDriver(
  client: Pick<PlatformClient, 'post'>,
  { provider, carpoolerId, journeyId, content }: ExternalMessage,
  { signal, commit }: Pick<CallContext, 'signal' | 'commit'>,
): Promise<ContactOutcome> {
  commit();
  const body = {
    provider,
    carpoolerUuid: carpoolerId,
    journeysUuid: journeyId,
    content: storedText(content),
    role: PASSENGER,
  };
  try {
    await client.post('external_connections', body, {
      signal,
      right: 'external_connection_create',
      hasSecretText: true,
    });
    return 'sent';
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'invalid') return 'refused';
    if (mayBeDone(error)) return 'unknown';
    throw thrown;
  }
}
