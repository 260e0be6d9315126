import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { StateLayout } from './StateLayout.tsx';
import { HomeLink } from './StateLinks.tsx';

/** The address belongs to a module that the site has switched off (state OFF). */
export function ModuleOffState() {
  const { t } = useTranslation();
  return <StateLayout icon={<PlugDisconnectedRegular />} title={t('states.moduleOff')} actions={<HomeLink />} />;
}
