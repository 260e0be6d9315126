import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import styles from './CreatedPointBar.module.css';
import { useSaveOutcome } from './form/save-outcome.ts';

/**
 * A new point that lists may not show yet: addresses are linked to territories by a batch of the platform
 * (docs/platform/b-communities-content.md §1).
 */
export function CreatedPointBar({ on }: { /** The point whose page it stands on; absent on the list. */ on?: number }) {
  const { t } = useTranslation(['relaypoints', 'common']);
  const { lastCreated, markReported, dismiss } = useSaveOutcome();
  const isOnPage = lastCreated !== null && on === lastCreated.id;
  const report = useEffectEvent(markReported);
  useEffect(() => {
    if (isOnPage) report();
  }, [isOnPage]);
  const isShown = isOnPage || (on === undefined && lastCreated?.isReported === false);
  if (lastCreated === null || !isShown) return null;
  return (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        {t('form.fresh', { name: lastCreated.name })}{' '}
        {!isOnPage && (
          <RecordLink to={addressOf('relaypoints_show', { id: lastCreated.id })}>{t('form.openFresh')}</RecordLink>
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={dismiss}>{t('common:actions.close')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
