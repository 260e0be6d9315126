import { Toolbar, ToolbarButton } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { leastOf, mostOf } from '#renderer/kit/actions/bulk/ceiling.ts';
import type { Action } from '#renderer/kit/actions/define.ts';
import { FittingActions } from '#renderer/kit/actions/FittingActions.tsx';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ListQuery } from '#shared/resources/define.ts';
import { isSearchAsked } from '../focus-search.ts';
import { focusRows } from '../grid/focus.ts';
import { useHiddenCount, useSelectionSummary } from './hooks.ts';
import styles from './selection.module.css';
import type { Selection } from './selection.ts';

interface SelectionBarProps<R extends BaseRow> {
  selection: Selection<R>;
  /** The query of the list, to select all of it. */
  query: ListQuery;
  total: number;
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
}

/** The selection and its actions, in place of the list's line; nothing while the selection is empty. */
export function SelectionBar<R extends BaseRow>(props: SelectionBarProps<R>) {
  const { selection, query, total, actions, onAction } = props;
  const { t } = useTranslation('actions');
  const format = useFormat();
  const { count, isQuery } = useSelectionSummary(selection);
  const hidden = useHiddenCount(selection);
  const isSearching = useStore(isSearchAsked);
  const clearButton = useRef<HTMLButtonElement>(null);
  // The same list while the same actions have enough rows: the buttons are drawn once for all checkboxes.
  const enough = actions.filter((action) => count >= leastOf(action)).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the number of actions that have enough rows.
  const offered = useMemo(() => actions.filter((action) => count >= leastOf(action)), [actions, enough]);
  if (count === 0) return null;
  // A text, so that the buttons are drawn again only where an action begins or ceases to be one too many.
  const isBeyond = (action: Action<R>) => count > mostOf(action, isQuery);
  const beyond = actions.some(isBeyond) ? `${count}/${isQuery}` : '';
  const isEverything = isQuery && count === total;
  const canChooseAll = !isQuery && total > count;
  // The pressed button disappears with its effect: the focus moves beside it.
  const chooseAll = () => {
    selection.chooseMatching(query, total);
    clearButton.current?.focus();
  };
  const clear = () => {
    selection.clear();
    focusRows();
  };
  return (
    <Toolbar aria-label={t('selection.bar')} className={styles.bar} data-replaces-line={isSearching ? undefined : ''}>
      <ToolbarButton
        ref={clearButton}
        className={styles.button}
        icon={<DismissRegular />}
        aria-label={t('selection.clear')}
        title={t('selection.clear')}
        onClick={clear}
      />
      <span className={styles.count}>
        {t(`selection.${isEverything ? 'matching' : isQuery ? 'except' : 'count'}`, {
          count,
          shown: format.number(count),
        })}
      </span>
      {hidden > 0 && (
        <span className={flow.quietText}>
          {hidden === count
            ? t('selection.allElsewhere')
            : t('selection.elsewhere', { count: hidden, shown: format.number(hidden) })}
        </span>
      )}
      <Buttons actions={offered} {...{ onAction, beyond }} />
      {canChooseAll && (
        <ToolbarButton className={styles.all} onClick={chooseAll}>
          {t('selection.all', { total: format.number(total) })}
        </ToolbarButton>
      )}
    </Toolbar>
  );
}

type ButtonsProps<R extends BaseRow> = Pick<SelectionBarProps<R>, 'actions' | 'onAction'> & {
  /** How many rows are chosen, and how, where that is more than an action takes: `4300/true`; else empty. */
  beyond: string;
};

/** Rendered once for all checkboxes. */
const Buttons = memo(function Buttons<R extends BaseRow>({ beyond, ...props }: ButtonsProps<R>) {
  const [count = '', isQuery] = beyond.split('/');
  const chosen = beyond === '' ? null : { count: Number(count), isQuery: isQuery === 'true' };
  return <FittingActions {...props} chosen={chosen} appearance="subtle" isShort />;
  // memo() loses the type parameter of what it wraps.
}) as <R extends BaseRow>(props: ButtonsProps<R>) => ReactNode;

interface SelectionNoteProps {
  selection: Selection;
  /** A change of filters cleared a selection. */
  wasCleared: boolean;
}

/** Reads out how many rows are selected, and says that a change of filters cleared a selection. */
export function SelectionNote({ selection, wasCleared }: SelectionNoteProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const { count } = useSelectionSummary(selection);
  const isCleared = count === 0 && wasCleared;
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 && t('selection.count', { count, shown: format.number(count) })}
      </VisuallyHidden>
      <p role="status" className={flow.quiet}>
        {isCleared && t('selection.cleared')}
      </p>
    </>
  );
}
