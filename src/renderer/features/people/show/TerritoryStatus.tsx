import { Button, Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';

/**
 * Whether the town of a hitchhiker takes part in the network. Slow, so it is requested on demand; a failure is shown in
 * this line only (docs/screens/02-users-hitchhikers.md §9).
 */
export function TerritoryStatus({ user: { id } }: { user: User }) {
  const { t } = useTranslation('hitchhikers');
  const format = useFormat();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...keys.item('users', id), 'territoryStatus'],
    queryFn: ({ signal }) => read('users.territoryStatus', { id }, { signal }),
    enabled: false,
    retry: false,
  });
  const isFailed = error !== null && !isFetching;
  return (
    <span className={flow.line}>
      <span role="status" className={flow.unlessEmpty}>
        {isFetching && <Spinner size="tiny" label={t('territory.checking')} />}
        {isFailed && t('territory.failed', { reason: errorText(toAppError(error)).title })}
        {isFailed && <SupportContact error={toAppError(error)} />}
        {data !== undefined && !isFetching && !isFailed && (
          <>
            {t(`territory.values.${data.status ?? 'unknown'}`)}{' '}
            <span className={flow.quietText}>
              {t('territory.checked', { moment: format.dateTime(new Date(data.checkedAt)) })}
            </span>
          </>
        )}
      </span>
      {(data === undefined || isFailed) && (
        <Button size="small" disabledFocusable={isFetching} onClick={() => void refetch()}>
          {t(isFailed ? 'territory.again' : 'territory.check')}
        </Button>
      )}
    </span>
  );
}
