import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular, PersonAddRegular, TaskListLtrRegular } from '@fluentui/react-icons';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BEGUN } from '#renderer/features/campaigns/begun.ts';
import { RecipientsBar } from '#renderer/features/campaigns/RecipientsBar.tsx';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { OwnLine } from '#renderer/kit/ui/page/LineFrame.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { useFocusWhenLost } from '#renderer/kit/ui/useFocusWhenLost.ts';
import { hasOwnCommunitiesOnly } from '#shared/administrators.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import type { RoleLeft } from './actions.ts';
import { memberList } from './list.tsx';
import styles from './members.module.css';
import { useAddingRefused } from './useAddingRefused.ts';

const MemberQueue = lazily(async () => (await import('./queue/MemberQueue.tsx')).MemberQueue);

interface MembersTabProps extends AddressPageProps {
  community: Community;
}

/**
 * The members of a community: their list, or the requests that wait, one after another
 * (docs/screens/03-communities.md §5, §10). The address holds both, beside the tab.
 */
export function MembersTab({ community, search, onSearch }: MembersTabProps) {
  const { t } = useTranslation('communitymembers');
  const can = useCan();
  const { user } = useSignedIn();
  const { id, referrerId } = community;
  const [roleLeft, setRoleLeft] = useState<RoleLeft | undefined>(undefined);
  const [isAdding, setAdding] = useState(false);
  const [isRefused, rememberRefusal] = useAddingRefused();
  const canMakeAnew = can('community_membership') && !hasOwnCommunitiesOnly(user) && !isRefused;
  const list = useMemo(
    () =>
      memberList({
        community: { id, referrerId },
        onRoleLeft: setRoleLeft,
        canMakeAnew,
        onAddingRefused: rememberRefusal,
      }),
    [id, referrerId, canMakeAnew, rememberRefusal],
  );
  const { tab, queue, ...listSearch } = search;
  // The way back from the queue leads to the button that opened it.
  const queueButton = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(queueButton, queue);
  // The campaign whose recipients are chosen here stays in the address when the list changes it.
  const kept = search[BEGUN] === undefined ? {} : { [BEGUN]: search[BEGUN] };

  if (queue === 'yes') {
    return (
      <Suspense fallback={<LoadingState />}>
        <MemberQueue community={community} onBack={() => onSearch({ ...listSearch, tab })} />
      </Suspense>
    );
  }
  return (
    <div className={styles.tab}>
      <div className={flow.row}>
        {can('community_update') && (
          <Button
            ref={queueButton}
            icon={<TaskListLtrRegular />}
            onClick={() => onSearch({ ...listSearch, tab, queue: 'yes' })}
          >
            {t('actions.queue')}
          </Button>
        )}
        {can('community_membership') && (
          <Button
            icon={<PersonAddRegular />}
            disabledFocusable={isRefused}
            {...(isRefused && { 'aria-describedby': 'adding-refused' })}
            onClick={() => !isRefused && setAdding(true)}
          >
            {t('actions.add')}
          </Button>
        )}
        {isRefused && (
          <span id="adding-refused" className={flow.quietText}>
            {t('actions.refusedToManagers')}
          </span>
        )}
      </div>
      {roleLeft !== undefined && <RoleLeftBar left={roleLeft} onDismiss={() => setRoleLeft(undefined)} />}
      <RecipientsBar list="communitymembers" />
      <OwnLine>
        <ResourceList
          definition={list}
          search={listSearch}
          onSearch={(next, how) => onSearch({ ...kept, ...next }, how)}
        />
      </OwnLine>
      {isAdding && <AddMemberDialog communityId={id} onRefused={rememberRefusal} onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Says who keeps the role of manager, which the platform does not revoke, with a link to the user. */
function RoleLeftBar({ left, onDismiss }: { left: RoleLeft; onDismiss: () => void }) {
  const { t } = useTranslation('communitymembers');
  const can = useCan();
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        {left === null ? t('roleLeft.many') : t('roleLeft.text', { name: left.name })}{' '}
        {left !== null && can('user_update') && (
          <RecordLink to={addressOf('users_edit', { id: left.userId })}>{t('roleLeft.link')}</RecordLink>
        )}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('roleLeft.dismiss')}
            onClick={onDismiss}
          />
        }
      />
    </MessageBar>
  );
}
