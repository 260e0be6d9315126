import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { AppError } from '#shared/errors.ts';
import type { ListPageState } from './useListPage.ts';
import type { TotalChange } from './useListRows.ts';

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

interface ChangedBarProps {
  /** Number of rows added; negative when rows are gone. */
  change: number;
  /** Absent on the first page. */
  onFirst?: () => void;
  onClose: () => void;
}

/** Tells that a refresh found another number of rows. */
function ChangedBar({ change, onFirst, onClose }: ChangedBarProps) {
  const { t } = useTranslation('list');
  const count = Math.abs(change);
  return (
    <MessageBar intent="info" politeness="polite">
      <MessageBarBody>{change > 0 ? t('changed.more', { count }) : t('changed.fewer', { count })}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('changed.close')}
            onClick={onClose}
          />
        }
      >
        {onFirst !== undefined && <Button onClick={onFirst}>{t('changed.first')}</Button>}
      </MessageBarActions>
    </MessageBar>
  );
}
