import { type Campaign, DRAFT } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';

/** The four steps of a campaign, in their order (docs/screens/04-campaigns.md §3). */
export const steps = ['content', 'recipients', 'test', 'sending'] as const;
export type Step = (typeof steps)[number];

/** The parts of the page that sends, where the steps after the content are done: anchors of its sections. */
export const anchors = { recipients: 'recipients', test: 'test', sending: 'sending' } as const;

/** Address of the step after the content. */
export const toRecipients = (id: number) => ({ to: addressOf('campaigns_send', { id }), hash: anchors.recipients });

/** Why a step cannot be done yet: a key of the texts of steps. */
export type StepObstacle = 'unsaved' | 'noRecipients' | 'notTested' | 'noRight';

/** Why a step of a campaign cannot be opened; null where it can. */
export function obstacleTo(
  step: Step,
  campaign: Pick<Campaign, 'status' | 'filterType'> | null,
  mayUpdate: boolean,
): StepObstacle | null {
  if (campaign === null) return 'unsaved';
  if (!mayUpdate) return 'noRight';
  if (campaign.status !== DRAFT || step === 'content' || step === 'recipients') return null;
  if (campaign.filterType === null) return 'noRecipients';
  return step === 'sending' ? 'notTested' : null;
}
