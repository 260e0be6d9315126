import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { PageTabs } from '#renderer/kit/ui/page/PageTabs.tsx';
import { isOffered } from '#shared/menu.ts';

/**
 * Tabs between the list of hitchhikers and their dashboard, in the header of both; nothing where there is no dashboard
 * (docs/screens/02-users-hitchhikers.md §9).
 */
export function HitchhikerTabs() {
  const { t } = useTranslation('hitchhikers');
  const { config } = useBootstrap();
  if (!isOffered('hitchhikers_dashboard', config)) return null;
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={[
        { route: 'hitchhikers', label: t('tabs.list') },
        { route: 'hitchhikers_dashboard', label: t('tabs.dashboard') },
      ]}
    />
  );
}
