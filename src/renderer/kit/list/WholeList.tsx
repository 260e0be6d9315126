import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { NoResultState } from '#renderer/kit/ui/states/NoResultState.tsx';
import { search } from './filters/text.tsx';
import { focusSearch } from './focus-search.ts';
import styles from './List.module.css';

interface WholeListProps {
  /** What the search box takes: its label, and a short form of it in the box. */
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Rows that the search leaves. */
  count: number;
  onRefresh: () => void;
  /** The rows: a `SortTable`. */
  children: ReactNode;
}

const box = search();

/**
 * The frame of a list that is read whole and searched here: search and count in the screen's line, with the keys of every
 * list (F5, Ctrl/⌘+F), and the rows, or that the search finds none.
 */
export function WholeList({ label, placeholder, text, onText, count, onRefresh, children }: WholeListProps) {
  const { t } = useTranslation('list');
  const { number } = useFormat();
  useShortcut('refresh', onRefresh);
  useShortcut('search', focusSearch);
  const shown = t('count', { count, shown: number(count) });
  return (
    <div className={styles.list} data-fills-page="">
      <ScreenLine>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not in the types of this React. */}
        <div role="search" className={styles.toolbar} aria-label={t('filters.label')}>
          {box.line?.({ text, label, placeholder, onChange: onText })}
          <span role="status" className={styles.count} title={shown} aria-label={shown}>
            {number(count)}
          </span>
        </div>
      </ScreenLine>
      <div className={styles.whole}>{count === 0 ? <NoResultState onClear={() => onText('')} /> : children}</div>
    </div>
  );
}
