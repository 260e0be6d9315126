import { ClockToolboxRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { HomeLink } from '#renderer/kit/ui/states/StateLinks.tsx';

/** A page that is not built yet. */
export function CommunityDashboardPage() {
  const { t } = useTranslation('shell');
  return (
    <StateLayout
      icon={<ClockToolboxRegular />}
      title={t('notBuilt.title')}
      text={t('notBuilt.text')}
      actions={<HomeLink />}
    />
  );
}
