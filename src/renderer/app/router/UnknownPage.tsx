import { CompassNorthwestRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { HomeLink } from '#renderer/kit/ui/states/StateLinks.tsx';

/** The page of an unknown address. */
export function UnknownPage() {
  const { t } = useTranslation('shell');
  return <StateLayout icon={<CompassNorthwestRegular />} title={t('unknown')} actions={<HomeLink />} />;
}
