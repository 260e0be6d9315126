import { useTranslation } from 'react-i18next';
import { DecisionBar } from '#renderer/features/queue/DecisionBar.tsx';
import { QueuedPanel } from '#renderer/features/queue/QueuedPanel.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import { isOpen, type QueuedEntry, statusOfFailure } from '#renderer/features/queue/queue.ts';
import { ReviewStatusBar } from '#renderer/features/queue/ReviewStatusBar.tsx';
import type { RecordQueue } from '#renderer/features/queue/useRecordQueue.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { CommunityMember, MemberStatus } from '#shared/resources/communitymembers/index.ts';
import { addressOf } from '#shared/routes.ts';
import { memberCaches } from '../actions.ts';
import { MEMBER, memberName, PENDING, REFUSED } from '../labels.ts';

interface MemberPanelProps {
  communityId: number;
  entry: QueuedEntry<CommunityMember>;
  control: RecordQueue<CommunityMember>;
  onAccepted: (member: CommunityMember) => void;
  /** Whether the name takes the focus: not when the queue has just opened. */
  shouldTakeFocus: boolean;
}

/** One request of the queue: who asks, and the decision, which is made at once. Each request has a new panel. */
export function MemberPanel({ communityId, entry, control, onAccepted, shouldTakeFocus }: MemberPanelProps) {
  const { t } = useTranslation(['communitymembers', 'users', 'queue']);
  const can = useCan();
  const tools = useActionTools();
  const mutation = useActionMutation();
  const { record: member } = entry;

  const decide = (status: MemberStatus) =>
    void mutation.run(async () => {
      const { id } = member;
      try {
        const { outcome } = await invoke('communitymembers.changeStatus', { id, communityId, status, from: [PENDING] });
        if (outcome === 'changed' && status === MEMBER) onAccepted(member);
        if (outcome === 'changed') control.settleAndAdvance(id, { kind: status === MEMBER ? 'accepted' : 'refused' });
        else control.settle(id, { kind: 'elsewhere', by: null });
      } catch (thrown) {
        control.settle(id, statusOfFailure(thrown));
      } finally {
        void refresh(tools.client, memberCaches);
      }
    });
  const canDecide = can('community_update') && isOpen(entry) && !mutation.isPending;
  const accept = canDecide ? () => decide(MEMBER) : undefined;
  const refuse = canDecide ? () => decide(REFUSED) : undefined;
  useShortcut('accept', accept);
  useShortcut('refuse', refuse);
  const { createdDate, lastActivityDate, newsSubscription, adType, userId } = member;

  return (
    <QueuedPanel
      id="queue-member"
      name={memberName(member)}
      shouldTakeFocus={shouldTakeFocus}
      takesLostFocus
      notices={
        <ReviewStatusBar
          reviewStatus={entry.reviewStatus}
          textOf={({ kind }) => t(`communitymembers:queue.told.${kind}`)}
          context="communitymembers"
        />
      }
    >
      <div className={`${flow.card} ${styles.facts}`}>
        <FieldRows>
          <FieldRow label={t('communitymembers:fields.createdDate')}>
            {createdDate && <Moment value={createdDate} isFocusable />}
          </FieldRow>
          <FieldRow label={t('communitymembers:fields.lastActivityDate')}>
            {lastActivityDate && <Moment value={lastActivityDate} isFocusable />}
          </FieldRow>
          <FieldRow label={t('communitymembers:fields.ads')}>
            {adType === null ? null : t(`users:values.adType.${adType}`)}
          </FieldRow>
          <YesNoRow label={t('communitymembers:fields.news')} value={newsSubscription ?? false} />
        </FieldRows>
        {can('user_read') && (
          <p>
            <RecordLink to={addressOf('users_show', { id: userId })}>{t('queue:open')}</RecordLink>
          </p>
        )}
      </div>
      <DecisionBar
        right="community_update"
        canDecide={can('community_update')}
        note={t('communitymembers:queue.notifies')}
        onAccept={accept}
        onRefuse={refuse}
        onNext={control.next}
        onBack={control.back}
      />
    </QueuedPanel>
  );
}
