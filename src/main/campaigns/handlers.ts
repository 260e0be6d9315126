import { joinHandlers } from '../ipc/handler.ts';
import type { KeyValueStore } from '../ports.ts';
import { FixedSets, RecipientStore } from './campaign-memory.ts';
import { type MessageCheckServices, messageCheckHandlers } from './check.ts';
import { type DuplicateServices, duplicateHandlers } from './duplicate.ts';
import { type LetterServices, letterHandlers } from './letters.ts';
import { recipientHandlers } from './recipient-handlers.ts';
import { type SendingServices, sendingHandlers } from './send.ts';
import { type TrialServices, trialHandlers } from './trial.ts';

interface CampaignPorts
  extends Omit<MessageCheckServices, 'clock'>,
    DuplicateServices,
    Omit<LetterServices, 'clock' | 'session'> {
  /** Base URL of the platform. */
  baseUrl: string;
  clock: SendingServices['clock'];
  session: SendingServices['session'] & TrialServices['session'] & LetterServices['session'];
  store: KeyValueStore;
}

/** Handlers of the calls about campaigns beside their records: recipients, sending, trial, check and copy. */
export function campaignHandlers(ports: CampaignPorts) {
  const { baseUrl, store } = ports;
  const recipients = new RecipientStore(store, baseUrl);
  return joinHandlers([
    recipientHandlers({ ...ports, recipients }),
    sendingHandlers({ ...ports, recipients, fixedSets: new FixedSets(store, baseUrl) }),
    messageCheckHandlers(ports),
    trialHandlers(ports),
    duplicateHandlers(ports),
    letterHandlers(ports),
  ]);
}
