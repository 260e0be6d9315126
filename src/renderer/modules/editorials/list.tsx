import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { dateCell, MOMENT_WIDTH, personCell, stateCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { oneOf } from '#renderer/kit/list/filters/choices.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { type Editorial, editorialStatuses, editorials } from '#shared/resources/editorials/index.ts';
import { addressOf } from '#shared/routes.ts';
import { editorialActions } from './actions.ts';
import { isDisplayed, statusLabel } from './labels.ts';
import { useDisplayed } from './useDisplayed.ts';

const EditorialCellEditor = lazily(async () => (await import('./form/EditorialCellEditor.tsx')).EditorialCellEditor);

/** Columns of the editorials (docs/screens/05-content.md C1). */
export const editorialColumns = [
  {
    id: 'title',
    header: 'editorials:fields.title',
    width: 240,
    sort: 'title',
    cell: (editorial) => personCell(recordName(editorial), editorial.avatar),
  },
  {
    id: 'text',
    header: 'editorials:fields.text',
    width: 200,
    edits: 'text',
    priority: 4,
    cell: ({ text }) => textCell(text),
  },
  {
    id: 'button',
    header: 'editorials:fields.button',
    width: 180,
    priority: 5,
    fields: ['label', 'link'],
    cell: ({ label, link }) => textCell(`${label} → ${link}`),
  },
  {
    id: 'status',
    header: 'editorials:fields.status',
    width: 110,
    priority: 1,
    sort: 'status',
    cell: (editorial, tools) => {
      if (isDisplayed(editorial)) return stateCell('editorials:displayed', 'good', tools);
      return editorial.status === null ? null : stateCell(statusLabel(editorial.status), 'neutral', tools);
    },
  },
  {
    id: 'created',
    header: 'editorials:fields.created',
    width: MOMENT_WIDTH,
    priority: 3,
    fields: ['createdDate'],
    cell: ({ createdDate }) => dateCell(createdDate),
  },
  {
    id: 'updated',
    header: 'editorials:fields.updated',
    width: MOMENT_WIDTH,
    isOptional: true,
    fields: ['updatedDate'],
    cell: ({ updatedDate }) => dateCell(updatedDate),
  },
  { id: 'id', header: 'editorials:fields.id', width: 70, isOptional: true, sort: 'id', cell: ({ id }) => textCell(id) },
] as const satisfies readonly ListColumn<Editorial>[];

const statuses = editorialStatuses.map((value) => ({ value, label: statusLabel(value) }));

/** Filters of the editorials (docs/screens/05-content.md C1). The platform takes one status at a time. */
const editorialFilters = [
  { name: 'title', label: 'editorials:fields.title', control: search(), isAlwaysOn: true },
  { name: 'status', label: 'editorials:fields.status', control: oneOf(statuses), isAlwaysOn: true },
] as const;

/** The list of editorials (docs/screens/05-content.md C1). */
export const editorialList = defineList(editorials, {
  label: 'editorials:list.label',
  empty: 'editorials:list.empty',
  emptyHint: 'editorials:list.emptyHint',
  columns: editorialColumns,
  CellEditor: EditorialCellEditor,
  filters: editorialFilters,
  actions: editorialActions,
  Below: DisplayedLine,
});

/** Names the editorial that the public site shows, whatever the filters of the list. */
function DisplayedLine() {
  const { t } = useTranslation('editorials');
  const can = useCan();
  const { data: displayed } = useDisplayed();
  // The list below reports a failure to read.
  if (displayed === undefined) return null;
  return (
    <p role="status">
      {displayed === null ? (
        t('displayedLine.none')
      ) : (
        <>
          <span>{t('displayedLine.label')}</span>{' '}
          {can('editorial_read') ? (
            <RecordLink to={addressOf('editorials_show', { id: displayed.id })}>{recordName(displayed)}</RecordLink>
          ) : (
            <strong>{recordName(displayed)}</strong>
          )}
        </>
      )}
    </p>
  );
}
