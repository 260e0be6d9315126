import { Button } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BEGUN } from '#renderer/features/campaigns/begun.ts';
import { useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { isAdministrator } from '#shared/administrators.ts';
import { addressOf } from '#shared/routes.ts';
import styles from './show.module.css';

/** Loaded when it opens: pages of campaigns have no other field to choose a record. */
const CommunityDialog = lazily(async () => (await import('./CommunityDialog.tsx')).CommunityDialog);

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
    <div className={`${flow.rowM} ${styles.choose}`}>
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
      {mayCommunity && !isAdministrator(user) && <p className={flow.quiet}>{t('obstacles.administratorsOnly')}</p>}
      {isPicking && (
        <Suspense>
          <CommunityDialog campaignId={campaignId} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </div>
  );
}
