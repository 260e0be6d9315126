import { Toolbar, ToolbarButton } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '#renderer/kit/actions/define.ts';
import { FittingActions } from '#renderer/kit/actions/FittingActions.tsx';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import { focusRows } from '../grid/focus.ts';
import { usePageShare, useSelectionSummary } from './hooks.ts';
import styles from './selection.module.css';
import type { Selection } from './selection.ts';

interface SelectionBarProps<R extends BaseRow> {
  selection: Selection<R>;
  /** The query of the list, to select all of it. */
  query: ListQuery;
  total: number;
  /** A change of filters cleared a selection. */
  wasCleared: boolean;
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
}

/** Shows the selection and its actions; nothing while the selection is empty. */
export function SelectionBar<R extends BaseRow>(props: SelectionBarProps<R>) {
  const { selection, query, total, wasCleared, actions, onAction } = props;
  const { t } = useTranslation('actions');
  const format = useFormat();
  const summary = useSelectionSummary(selection);
  const share = usePageShare(selection);
  const { count, isQuery } = summary;
  const isEverything = isQuery && count === total;
  const canChooseAll = !isQuery && share === 'all' && total > count;
  const shown = format.number(count);
  const clearButton = useRef<HTMLButtonElement>(null);
  // The pressed button disappears with its effect: the focus moves beside it.
  const chooseAll = () => {
    selection.chooseMatching(query, total);
    clearButton.current?.focus();
  };
  return (
    <>
      <div role="status" className={styles.note}>
        {count === 0 && wasCleared && t('selection.cleared')}
      </div>
      {count > 0 && (
        <Toolbar aria-label={t('selection.bar')} className={styles.bar}>
          <span role="status" className={styles.count}>
            {t(`selection.${isEverything ? 'matching' : isQuery ? 'except' : 'count'}`, { count, shown })}
          </span>
          {canChooseAll && (
            <ToolbarButton appearance="primary" className={styles.button} onClick={chooseAll}>
              {t('selection.all', { total: format.number(total) })}
            </ToolbarButton>
          )}
          <Buttons {...{ selection, actions, onAction, clearButton }} />
        </Toolbar>
      )}
    </>
  );
}

/** Rendered once for all checkboxes. */
const Buttons = memo(function Buttons<R extends BaseRow>({
  selection,
  actions,
  onAction,
  clearButton,
}: ButtonsProps<R>) {
  const translate = useTranslate();
  const clear = () => {
    selection.clear();
    focusRows();
  };
  return (
    <>
      <FittingActions actions={actions} onAction={onAction} appearance="subtle" />
      <ToolbarButton
        ref={clearButton}
        className={styles.button}
        icon={<DismissRegular />}
        aria-label={translate('actions:selection.clear')}
        title={translate('actions:selection.clear')}
        onClick={clear}
      />
    </>
  );
  // memo() loses the type parameter of what it wraps.
}) as <R extends BaseRow>(props: ButtonsProps<R>) => ReactNode;

interface ButtonsProps<R extends BaseRow> extends Pick<SelectionBarProps<R>, 'selection' | 'actions' | 'onAction'> {
  clearButton: RefObject<HTMLButtonElement | null>;
}
