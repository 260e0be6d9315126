import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCanBeginRecord } from '#renderer/features/solidary/local/current-structure.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { NoResultState } from '#renderer/kit/ui/states/NoResultState.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { addressOf } from '#shared/routes.ts';

interface NoRecordsProps extends Pick<ListBarProps<SolidaryRecordRow>, 'page'> {
  onClear: () => void;
}

/**
 * Replaces the rows where there are none (docs/screens/07-solidary-records.md §1): what is looked for by name was not
 * found, nothing is open, or the person operates nothing.
 */
export function NoRecords({ page, onClear }: NoRecordsProps) {
  const { t } = useTranslation('solidaryrecords');
  const canCreate = useCanBeginRecord();
  const { user } = useSignedIn();
  const { filters } = page.state;
  const { progression, ...others } = filters;
  if (Object.keys(others).length > 0) return <NoResultState onClear={onClear} />;
  const hidesClosed = progression !== undefined;
  const title = user.operates.length === 0 ? 'list.operatesNone' : hidesClosed ? 'list.noneOpen' : 'list.empty';
  return (
    <EmptyState
      title={t(title)}
      action={
        <>
          {hidesClosed && <Button onClick={onClear}>{t('list.showClosed')}</Button>}
          {canCreate && (
            <ButtonLink to={addressOf('solidaryrecords_create')} isPrimary>
              {t('actions.create')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
