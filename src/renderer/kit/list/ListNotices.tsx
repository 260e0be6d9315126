import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { AppError } from '#shared/errors.ts';
import { ChangedBar } from './ChangedBar.tsx';
import type { ListPageState } from './useListPage.ts';
import type { TotalChange } from './useTotalChange.ts';

interface ListNoticesProps {
  page: Pick<ListPageState<unknown>, 'state' | 'change' | 'refresh' | 'moved' | 'incomplete'>;
  /** Why the rows on screen may be out of date. */
  error: AppError | null;
  changed: TotalChange;
}

/** Notices about the rows: out of date, changed, incomplete. */
export function ListNotices({ page, error, changed }: ListNoticesProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { state, change, refresh, moved, incomplete } = page;
  return (
    <>
      {error !== null && <NotRefreshedBand error={error} onRetry={refresh} />}
      {changed.change !== 0 && (
        <ChangedBar
          change={changed.change}
          onFirst={state.page > 1 ? () => change({ page: 1 }) : undefined}
          onClose={changed.dismiss}
        />
      )}
      {incomplete !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {incomplete.kind === 'repeated'
              ? translate('list:incomplete.repeated')
              : translate('list:incomplete.short', {
                  count: incomplete.shown,
                  shown: format.number(incomplete.shown),
                  expected: format.number(incomplete.expected),
                })}
          </MessageBarBody>
        </MessageBar>
      )}
      {moved !== null && (
        <MessageBar intent="info">
          <MessageBarBody>{translate('list:moved', moved)}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
