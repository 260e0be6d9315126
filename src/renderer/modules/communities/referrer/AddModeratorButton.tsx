import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { failureNotice, useNotify } from '#renderer/kit/data/notify.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import { addressOf } from '#shared/routes.ts';
import { useAddingRefused } from '../members/useAddingRefused.ts';

const MODERATOR = 2;

interface AddModeratorButtonProps {
  communityId: number;
  userId: number;
  name: string;
  onDone?: () => void;
}

/**
 * Adds a person to a community as moderator; nobody is notified (docs/screens/03-communities.md §4, §5). Somebody who
 * is a member already becomes moderator in the list of members.
 */
export function AddModeratorButton({ communityId, userId, name, onDone }: AddModeratorButtonProps) {
  const { t } = useTranslation('communities');
  const can = useCan();
  const notify = useNotify();
  const client = useQueryClient();
  const [isRefused, rememberRefusal] = useAddingRefused();
  const [isSending, setSending] = useState(false);
  const [isMember, setMember] = useState(false);
  if (!can('community_membership')) return null;

  const add = async () => {
    setSending(true);
    try {
      const { outcome } = await invoke('communitymembers.add', { communityId, userId, status: MODERATOR });
      if (outcome === 'alreadyMember') {
        setMember(true);
        return;
      }
      notify({ context: 'communities', name: 'moderator', outcome: 'success', values: { name } });
      onDone?.();
    } catch (thrown) {
      const error = toAppError(thrown);
      // Managers are refused although their rights name it.
      if (error.kind === 'denied') rememberRefusal();
      else notify(failureNotice({ context: 'communities', name: 'moderator' }, error));
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: keys.resource('communitymembers') });
      void client.invalidateQueries({ queryKey: keys.resource('communities') });
    }
  };

  if (isMember) {
    return (
      <span role="status">
        {t('referrer.alreadyMember', { name })}{' '}
        <RecordLink to={addressOf('communities_show', { id: communityId })} search={{ tab: 'members' }}>
          {t('show.moderators.toMembers')}
        </RecordLink>
      </span>
    );
  }
  const isOff = isSending || isRefused;
  return (
    <>
      <Button icon={<PersonAddRegular />} disabledFocusable={isOff} onClick={isOff ? undefined : () => void add()}>
        {t('referrer.add', { name })}
      </Button>
      {isRefused && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t('referrer.refused')}
            <SupportContact />
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
