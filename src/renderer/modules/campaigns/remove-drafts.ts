import { DeleteRegular } from '@fluentui/react-icons';
import type { SetAside } from '#renderer/kit/actions/bulk/work.ts';
import { defineAction } from '#renderer/kit/actions/define.ts';
import { readRecord } from '#renderer/kit/resource/calls.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { isDraft } from './labels.ts';

const notDraft: SetAside = { reason: 'notDraft' };

/**
 * Deletes drafts, one by one. Others are set aside, beforehand where the selection is small, and right before their own
 * deletion: one may have been tested meanwhile (docs/screens/04-campaigns.md §2).
 */
export const removeDrafts = defineAction<Campaign>({
  id: 'campaigns.removeMany',
  label: 'record:actions.remove',
  icon: DeleteRegular,
  section: 'danger',
  shortcut: 'remove',
  permission: 'campaign_delete',
  accepts: 'many',
  work: {
    operation: { name: 'removeDrafts' },
    isForGood: true,
    confirm: {
      level: 'confirm',
      title: 'campaigns:remove.manyTitle',
      text: 'record:removeMany.text',
      button: 'record:remove.button',
      values: ({ count }) => ({ count }),
    },
    async prepare(ids, { signal, onProgress }) {
      const setAside = new Map<number, SetAside>();
      const names = new Map<number, string>();
      for (const [index, id] of ids.entries()) {
        const campaign = await readRecord('campaigns', id, { signal });
        names.set(id, campaign.name);
        if (!isDraft(campaign)) setAside.set(id, notDraft);
        onProgress(index + 1);
      }
      return { setAside, names };
    },
  },
});
