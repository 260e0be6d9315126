import { MailCheckmarkRegular } from '@fluentui/react-icons';
import { defineAction } from '#renderer/kit/actions/define.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { isDraft } from '../labels.ts';

const TrialDialog = lazily(async () => (await import('./TrialDialog.tsx')).TrialDialog);

/** Sends a draft to the person alone, by a copy that is deleted afterwards. */
export const trial = defineAction<Campaign, unknown>({
  id: 'campaigns.trial',
  label: 'proofreading:trial.action',
  icon: MailCheckmarkRegular,
  section: 'change',
  permission: 'campaign_create',
  accepts: 'one',
  isVisible: isDraft,
  Dialog: TrialDialog,
});
