import { CopyRegular } from '@fluentui/react-icons';
import { defineAction } from '#renderer/kit/actions/define.ts';
import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';

/** Longest name that the platform stores. */
const LONGEST_NAME = 255;

/** Creates a copy with images of its own, and opens its form; recipients are not copied. @throws AppFailure */
export async function duplicate({ id, name }: Pick<Campaign, 'id' | 'name'>, tools: ActionTools): Promise<void> {
  const { translate, notify, open } = tools;
  const copyName = translate('proofreading:copy.name', { name }).slice(0, LONGEST_NAME);
  const copy = await invoke('campaigns.duplicate', { id, name: copyName });
  const error = copy.error === null ? {} : { error: copy.error };
  if (copy.failedImages > 0) notify({ context: 'campaigns', name: 'copiedImages', outcome: 'error', ...error });
  await open(addressOf('campaigns_edit', { id: copy.id }));
}

/** Duplicates a campaign of any status (docs/screens/04-campaigns.md §6). */
export const duplicateCampaign = defineAction<Campaign, void>({
  id: actionIds('campaigns').duplicate,
  label: 'record:actions.duplicate',
  icon: CopyRegular,
  section: 'change',
  permission: 'campaign_create',
  accepts: 'one',
  perform: duplicate,
  notice: { context: 'campaigns', name: 'duplicated' },
  invalidates: ['campaigns'],
});
