import { useTranslation } from 'react-i18next';
import { ChoiceDialog } from '#renderer/kit/actions/bulk/ChoiceDialog.tsx';
import type { BulkWork } from '#renderer/kit/actions/bulk/work.ts';
import type { BulkDialogProps } from '#renderer/kit/actions/define.ts';
import type { User } from '#shared/resources/users/user.ts';

/** Adds people to a community, one by one; existing members are counted separately, and additions can be undone. */
export function CommunityDialog(props: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  return <ChoiceDialog {...props} from="communities" label={t('actions.addToCommunity.community')} workWith={addTo} />;
}

const addTo = (communityId: number): BulkWork => ({
  operation: { name: 'addToCommunity', communityId },
  confirm: {
    level: 'confirm',
    title: 'users:actions.addToCommunity.title',
    text: 'users:actions.addToCommunity.text',
    button: 'users:actions.addToCommunity.button',
  },
});
