import { CopyRegular } from '@fluentui/react-icons';
import { defineAction } from '#renderer/kit/actions/define.ts';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';

const DuplicateDialog = lazily(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog);

/** Duplicates a campaign of any status (docs/screens/04-campaigns.md §6). */
export const duplicate = defineAction<Campaign, unknown>({
  id: actionIds('campaigns').duplicate,
  label: 'record:actions.duplicate',
  icon: CopyRegular,
  section: 'change',
  permission: 'campaign_create',
  accepts: 'one',
  Dialog: DuplicateDialog,
});
