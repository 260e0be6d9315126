import { Button, SearchBox } from '@fluentui/react-components';
import { AddRegular, ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCanBeginRecord } from '#renderer/features/solidary/local/current-structure.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { FilterBar } from '#renderer/kit/list/filters/FilterBar.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { PageActions, ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { addressOf } from '#shared/routes.ts';
import { lineLimit } from '#shared/text-limits.ts';
import styles from './board.module.css';
import { type BoardFilters, boardFilters } from './filters.ts';

interface BoardLineProps {
  sought: string;
  onSeek: (text: string) => void;
  /** How many cards are shown. */
  count: number;
  filters: BoardFilters;
  onFilters: (filters: BoardFilters) => void;
}

/** What narrows the board, in the screen's line: search, count, filters as chips. */
export function BoardLine({ sought, onSeek, count, filters, onFilters }: BoardLineProps) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  return (
    <ScreenLine>
      <SearchBox
        value={sought}
        aria-label={t('board.search')}
        title={t('board.search')}
        className={styles.search}
        placeholder={t('board.searchHint')}
        autoComplete="off"
        dismiss={{ 'aria-label': t('board.clearSearch') }}
        maxLength={lineLimit}
        onChange={(_, { value }) => onSeek(value)}
      />
      <span role="status" className={styles.found}>
        {t('board.found', { count, shown: format.number(count) })}
      </span>
      <FilterBar
        filters={boardFilters}
        values={filters as Record<string, string>}
        onChange={(name, text) => {
          const { [name]: _, ...others } = filters;
          onFilters(text === '' ? others : { ...others, [name]: text });
        }}
        onClear={() => onFilters({})}
      />
    </ScreenLine>
  );
}

interface BoardActionsProps {
  isReading: boolean;
  onRefresh: () => void;
}

/** The actions that the toolbar of the list also offers, beside the tabs (docs/screens/07-solidary-records.md §1). */
export function BoardActions({ isReading, onRefresh }: BoardActionsProps) {
  const { t } = useTranslation(['solidaryrecords', 'list']);
  const { open } = useNavigation();
  const canCreate = useCanBeginRecord();
  const refresh = () => {
    if (!isReading) onRefresh();
  };
  useShortcut('refresh', refresh);
  useShortcut('create', canCreate ? () => void open(addressOf('solidaryrecords_create')) : undefined);
  return (
    <PageActions>
      <Button
        appearance="subtle"
        icon={<ArrowClockwiseRegular />}
        aria-label={t('list:actions.refresh')}
        title={t('list:actions.refresh')}
        disabledFocusable={isReading}
        onClick={refresh}
      />
      {canCreate && (
        <ButtonLink to={addressOf('solidaryrecords_create')} icon={<AddRegular />} isPrimary>
          {t('solidaryrecords:actions.create')}
        </ButtonLink>
      )}
    </PageActions>
  );
}
