import { CopyRegular } from '@fluentui/react-icons';
import { defineAction } from '#renderer/kit/actions/define.ts';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { DuplicateDialog } from './DuplicateDialog.tsx';

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
