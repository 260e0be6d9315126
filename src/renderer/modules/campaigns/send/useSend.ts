import { useTranslation } from 'react-i18next';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { DRAFT, TESTED } from '#shared/resources/campaigns/index.ts';
import { type Readiness, recipientCount, type SendMode, TO_RECIPIENTS } from '#shared/resources/campaigns/sending.ts';
import { forgetSending, type Sending, sendings, startSending } from './sending.ts';
import { readinessQuery } from './useReadiness.ts';

/** Longest title and text of a system notification, in characters. */
const TITLE = 200;

/**
 * The sending of one campaign from its page: one at a time, with a question before leaving the page, and a notification
 * at the end (docs/screens/04-campaigns.md §6).
 */
export function useSend(id: number) {
  const { t } = useTranslation('campaigns');
  const tools = useActionTools();
  const format = useFormat();
  const sending = useStore(sendings).get(id);
  useUnsavedGuard({ isDirty: sending?.step === 'running', kind: 'running', work: 'campaign' });

  /** The message on screen and in the list of messages, and the system's for a mass sending. */
  const notifyEnd = ({ campaign }: Readiness, announced: number, end: Sending) => {
    if (end.step === 'running') return;
    const isMass = end.mode === TO_RECIPIENTS;
    const name = isMass ? 'campaignProd' : 'campaignTest';
    const isSent = end.step === 'over' && end.answer.outcome === 'sent';
    if (isSent) {
      const count = (end.answer.outcome === 'sent' ? end.answer.count : null) ?? announced;
      const values = { count, shown: format.number(count), email: campaign.creatorEmail ?? t('send.noAddress') };
      tools.notify({ context: 'campaigns', name, outcome: 'success', values });
    } else if (end.step === 'failed') {
      tools.notify({ context: 'campaigns', name, outcome: 'error', error: end.error });
    } else {
      const isOutcomeUnknown = end.answer.outcome === 'unconfirmed';
      tools.notify({ context: 'campaigns', name, outcome: 'error', isOutcomeUnknown });
    }
    if (!isMass) return;
    const title = t(isSent ? 'announce.sent' : 'announce.notSent', { name: campaign.name }).slice(0, TITLE);
    // A missing notification is no error: the outcome is on screen.
    invoke('app.announce', { title, text: t(isSent ? 'announce.sentText' : 'announce.lookText') }).catch(
      () => undefined,
    );
  };

  const send = async (mode: SendMode, shown: Readiness): Promise<void> => {
    const { status, updatedDate } = shown.campaign;
    const count = recipientCount(shown);
    if (count === null || (status !== DRAFT && status !== TESTED)) return;
    const end = await startSending({ id, mode, expected: { status, updatedDate, count } });
    if (end === null) return;
    // The data read just before the sending is newer than that of the page.
    const now = end.step === 'over' && end.answer.outcome === 'refused' ? end.answer.now : null;
    if (now !== null) tools.client.setQueryData(readinessQuery(id).queryKey, now);
    notifyEnd(shown, count, end);
    void refresh(tools.client, ['campaigns']);
  };

  /** Reads the campaign again and enables the buttons, unless it cannot be read. */
  const reread = async (): Promise<void> => {
    try {
      await tools.client.fetchQuery(readinessQuery(id));
    } catch {
      return;
    }
    await refresh(tools.client, ['campaigns']);
    forgetSending(id);
  };

  return { sending, send, reread };
}
