import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useCan } from '#renderer/kit/data/session.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { isOffered } from '#shared/menu.ts';
import { DRAFT } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';
import styles from './bar.module.css';
import { BEGUN, useBegun } from './begun.ts';

/**
 * Above a list in which the recipients of a campaign are chosen: names the campaign, with buttons to associate and to
 * close. The campaign is kept in the address (docs/screens/04-campaigns.md §5). Renders nothing without such a
 * campaign.
 */
export function RecipientsBar({ list }: { list: 'users' | 'hitchhikers' | 'communitymembers' }) {
  const { t } = useTranslation(['recipients', 'common']);
  const { id, campaign, end } = useBegun();
  const { config } = useBootstrap();
  const can = useCan();
  if (id === null || campaign === undefined) return null;
  const other = list === 'users' ? 'hitchhikers' : 'users';
  const hasOther = list !== 'communitymembers' && isOffered(other, config) && can('campaign_update');
  const isDraft = campaign?.status === DRAFT;
  return (
    <MessageBar className={styles.bar} intent={isDraft ? 'info' : 'warning'} layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>{campaign === null ? t('bar.gone') : t('bar.title', { name: campaign.name })}</MessageBarTitle>
        {campaign !== null && t(isDraft ? 'bar.text' : 'bar.fixed')}{' '}
        {isDraft && hasOther && (
          <RecordLink to={`${addressOf(other)}?${BEGUN}=${id}`}>{t(`bar.others.${other}`)}</RecordLink>
        )}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('bar.close')}
            onClick={() => void end()}
          />
        }
      >
        {campaign !== null && <RecordLink to={addressOf('campaigns_show', { id })}>{t('bar.campaign')}</RecordLink>}
      </MessageBarActions>
    </MessageBar>
  );
}

/** The bar above the list of users. */
export const UserRecipientsBar = () => <RecipientsBar list="users" />;
