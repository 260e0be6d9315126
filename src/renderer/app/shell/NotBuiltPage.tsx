import { ClockToolboxRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { StateLayout } from '#renderer/kit/states/StateLayout.tsx';
import { HomeLink } from '#renderer/kit/states/StateLinks.tsx';

/** An address of a module that comes later. */
export function NotBuiltPage() {
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
