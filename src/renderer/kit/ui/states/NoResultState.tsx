import { Button } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { StateLayout } from './StateLayout.tsx';

/** No record matches the filters (state E1). */
export function NoResultState({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <StateLayout
      icon={<SearchRegular />}
      title={t('states.noResult')}
      actions={<Button onClick={onClear}>{t('states.clearFilters')}</Button>}
    />
  );
}
