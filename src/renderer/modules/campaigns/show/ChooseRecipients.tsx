import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BEGUN } from '#renderer/features/campaigns/begun.ts';
import { useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { isAdministrator } from '#shared/administrators.ts';
import { addressOf } from '#shared/routes.ts';
import styles from './show.module.css';

/**
 * Step 2 of a draft: its recipients are chosen in the list of users, or among the members of a community
 * (docs/screens/04-campaigns.md §5, §6). The members of a community are for administrators.
 */
export function ChooseRecipients({ campaignId }: { campaignId: number }) {
  const { t } = useTranslation('campaigns');
  const can = useCan();
  const isOn = useSwitch();
  const { user } = useSignedIn();
  const [isPicking, setPicking] = useState(false);
  if (!can('campaign_update')) return null;
  const mayCommunity = isOn('community') && can('community_list');
  return (
    <div className={styles.choose}>
      <span>{t('recipients.choose')}</span>
      {can('user_list') && (
        <ButtonLink to={addressOf('users')} search={{ [BEGUN]: campaignId }}>
          {t('values.source.1')}
        </ButtonLink>
      )}
      {mayCommunity && (
        <Button disabled={!isAdministrator(user)} onClick={() => setPicking(true)}>
          {t('recipients.pickCommunity')}
        </Button>
      )}
      {mayCommunity && !isAdministrator(user) && <p className={styles.note}>{t('obstacles.administratorsOnly')}</p>}
      {isPicking && <CommunityDialog campaignId={campaignId} onClose={() => setPicking(false)} />}
    </div>
  );
}

/** Chooses the community whose members the recipients are taken from. */
function CommunityDialog({ campaignId, onClose }: { campaignId: number; onClose: () => void }) {
  const { t } = useTranslation(['campaigns', 'common']);
  const [id, setId] = useState<number | null>(null);
  return (
    <DialogFrame
      title={t('recipients.pickTitle')}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          {id === null ? (
            <Button appearance="primary" disabled>
              {t('recipients.toMembers')}
            </Button>
          ) : (
            <ButtonLink
              to={addressOf('communities_show', { id })}
              search={{ tab: 'members', [BEGUN]: campaignId }}
              isPrimary
            >
              {t('recipients.toMembers')}
            </ButtonLink>
          )}
        </>
      }
    >
      <RecordPicker resource="communities" label={t('fields.community')} isRequired value={id} onChange={setId} />
    </DialogFrame>
  );
}
