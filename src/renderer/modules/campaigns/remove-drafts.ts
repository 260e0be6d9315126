import { DeleteRegular } from '@fluentui/react-icons';
import { eachRow, type Reason, readFirst } from '#renderer/kit/actions/bulk/work.ts';
import { defineAction } from '#renderer/kit/actions/define.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { deleteRecord, readRecord } from '#renderer/kit/resource/calls.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { isDraft } from './labels.ts';

/** Campaigns that one deletion may take (docs/screens/04-campaigns.md §2). */
const MAX = 50;

const notDraft: Reason = { text: 'campaigns:remove.notDraft' };

/**
 * Deletes drafts, one by one. Others are set aside, beforehand and again right before their own deletion: one may have
 * been tested meanwhile (docs/screens/04-campaigns.md §2).
 */
export const removeDrafts = defineAction<Campaign>({
  id: 'campaigns.removeMany',
  label: 'record:actions.remove',
  icon: DeleteRegular,
  section: 'danger',
  shortcut: 'remove',
  permission: 'campaign_delete',
  accepts: { upTo: MAX },
  work: {
    confirm: {
      level: 'confirm',
      title: 'campaigns:remove.manyTitle',
      text: 'record:removeMany.text',
      button: 'record:remove.button',
      values: ({ count }) => ({ count }),
    },
    invalidates: ['campaigns'],
    async prepare(ids, { signal, onProgress }) {
      const setAside = new Map<number, Reason>();
      const names = new Map<number, string>();
      for (const [index, id] of ids.entries()) {
        const campaign = await readRecord('campaigns', id, { signal });
        names.set(id, campaign.name);
        if (!isDraft(campaign)) setAside.set(id, notDraft);
        onProgress(index + 1);
      }
      return { setAside, names };
    },
    perform: eachRow(async (id, { client }, signal) => {
      const campaign = await readFirst(readRecord('campaigns', id, { signal }), signal);
      if (!isDraft(campaign)) return { outcome: 'skipped', reason: notDraft };
      await deleteRecord('campaigns', id, { signal });
      client.removeQueries({ queryKey: keys.item('campaigns', id) });
      return { outcome: 'done' };
    }),
  },
});
