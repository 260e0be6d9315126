import { useTranslation } from 'react-i18next';
import { ChoiceDialog } from '#renderer/kit/actions/bulk/ChoiceDialog.tsx';
import { type BulkWork, eachRow } from '#renderer/kit/actions/bulk/work.ts';
import type { BulkDialogProps } from '#renderer/kit/actions/define.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { User } from '#shared/resources/users/user.ts';

/** Adds people to a community, one by one; existing members are counted separately, and additions can be undone. */
export function CommunityDialog(props: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  const can = useCan();
  const canUndo = can('community_update');
  return (
    <ChoiceDialog
      {...props}
      from="communities"
      label={t('actions.addToCommunity.community')}
      workWith={(communityId) => addTo(communityId, canUndo)}
    />
  );
}

const isMembership = (undo: unknown): undo is number => typeof undo === 'number';

const addTo = (communityId: number, canUndo: boolean): BulkWork => ({
  confirm: {
    level: 'confirm',
    title: 'users:actions.addToCommunity.title',
    text: 'users:actions.addToCommunity.text',
    button: 'users:actions.addToCommunity.button',
  },
  invalidates: ['communities', 'communitymembers', 'users'],
  perform: eachRow(async (userId, _tools, signal) => {
    const answer = await invoke('communitymembers.add', { communityId, userId }, { signal });
    if (answer.outcome === 'alreadyMember') {
      return { outcome: 'skipped', reason: { text: 'users:actions.addToCommunity.already' } };
    }
    return { outcome: 'done', undo: canUndo ? answer.id : undefined };
  }),
  undoRow: async (undo) => {
    if (isMembership(undo)) await invoke('communitymembers.delete', { id: undo, communityId });
  },
});
