import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { RecordLink } from '#renderer/kit/show/RecordLink.tsx';
import { useAftermath } from './form/aftermath.ts';
import { relayPointPaths } from './paths.ts';

/** A new point that lists may not show yet: addresses are linked to territories by a batch of the platform (contract b §1). */
export function FreshPointBar({ on }: { /** The point whose page it stands on; absent on the list. */ on?: number }) {
  const { t } = useTranslation(['relaypoints', 'common']);
  const { fresh, seen } = useAftermath();
  if (fresh === null || (on !== undefined && on !== fresh.id)) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('form.fresh', { name: fresh.name })}{' '}
        {on === undefined && <RecordLink to={relayPointPaths.show(fresh.id)}>{t('form.openFresh')}</RecordLink>}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={seen}>{t('common:actions.close')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
