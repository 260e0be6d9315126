import { EditRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { withinSentence } from '#renderer/kit/ui/show/within-sentence.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ListColumn, ListDefinition } from './definition.ts';
import type { RowPlace } from './grid/grid-props.ts';

interface OpenEditor<R extends BaseRow> {
  row: R;
  column: ListColumn<R>;
  anchor: HTMLElement;
  restoreFocus: () => void;
}

interface CellEditOptions<R extends BaseRow> {
  definition: Pick<ListDefinition<R>, 'CellEditor' | 'rowLabel'>;
  /** Whether the form of a row may be opened. */
  canEdit: (row: R) => boolean;
}

export interface CellEdit<R extends BaseRow> {
  /** Opens the editor of a cell; false where it has none for this row. */
  open: (row: R, column: ListColumn<R>, anchor: HTMLElement, restoreFocus: () => void) => boolean;
  /** The action that changes the cell from which a menu was opened; none where it cannot be changed there. */
  actionsOf: (row: R, place: RowPlace<R>) => Action<R>[];
  /** The editor that is open; render it once. */
  element: ReactNode;
}

/** Changes single cells of a list where they stand, by the fields of the record's form. */
export function useCellEdit<R extends BaseRow>({ definition, canEdit }: CellEditOptions<R>): CellEdit<R> {
  const translate = useTranslate();
  const { i18n } = useTranslation('list');
  const [opened, setOpened] = useState<OpenEditor<R> | null>(null);
  const { CellEditor, rowLabel } = definition;
  const isEditable = (row: R, { edits }: ListColumn<R>) =>
    CellEditor !== undefined && edits !== undefined && canEdit(row);

  const open: CellEdit<R>['open'] = (row, column, anchor, restoreFocus) => {
    if (!isEditable(row, column)) return false;
    setOpened({ row, column, anchor, restoreFocus });
    return true;
  };
  const actionsOf: CellEdit<R>['actionsOf'] = (row, { cell, restoreFocus }) => {
    if (cell === null || !isEditable(row, cell.column)) return [];
    const { column, element: anchor } = cell;
    return [
      defineAction<R, void>({
        id: 'list.editCell',
        label: 'list:cell.edit',
        labelValues: () => ({ field: withinSentence(translate(column.header), i18n.language) }),
        icon: EditRegular,
        shortcut: 'edit',
        section: 'open',
        accepts: 'one',
        perform: () => void open(row, column, anchor, restoreFocus),
      }),
    ];
  };
  const close = () => {
    setOpened(null);
    // The rows may be others by now.
    if (opened?.anchor.isConnected === true) opened.anchor.focus();
    else opened?.restoreFocus();
  };
  const element = opened !== null && CellEditor !== undefined && opened.column.edits !== undefined && (
    <Suspense>
      <CellEditor
        key={`${opened.row.id}/${opened.column.id}`}
        row={opened.row}
        field={opened.column.edits}
        name={rowLabel(opened.row)}
        anchor={opened.anchor}
        onClose={close}
      />
    </Suspense>
  );
  return { open, actionsOf, element };
}
