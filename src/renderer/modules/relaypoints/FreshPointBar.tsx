import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import styles from './FreshPointBar.module.css';
import { useAftermath } from './form/aftermath.ts';

/**
 * A new point that lists may not show yet: addresses are linked to territories by a batch of the platform
 * (docs/platform/b-communities-content.md §1).
 */
export function FreshPointBar({ on }: { /** The point whose page it stands on; absent on the list. */ on?: number }) {
  const { t } = useTranslation(['relaypoints', 'common']);
  const { fresh, told, seen } = useAftermath();
  const isOnPage = fresh !== null && on === fresh.id;
  const tell = useEffectEvent(told);
  useEffect(() => {
    if (isOnPage) tell();
  }, [isOnPage]);
  const isShown = isOnPage || (on === undefined && fresh?.isTold === false);
  if (fresh === null || !isShown) return null;
  return (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        {t('form.fresh', { name: fresh.name })}{' '}
        {!isOnPage && (
          <RecordLink to={addressOf('relaypoints_show', { id: fresh.id })}>{t('form.openFresh')}</RecordLink>
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={seen}>{t('common:actions.close')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
