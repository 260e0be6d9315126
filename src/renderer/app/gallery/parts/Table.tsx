import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { RowActions } from '#renderer/kit/form/rows/RowActions.tsx';
import { type Column, SortTable } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { type Person, people } from '../people.ts';
import { type GalleryTexts, useGalleryTexts } from '../texts.ts';

const columnsIn = (texts: GalleryTexts): Column<Person>[] => [
  {
    id: 'name',
    label: texts.name,
    value: ({ familyName }) => familyName,
    cell: ({ familyName, givenName }) => `${familyName} ${givenName}`,
  },
  { id: 'town', label: texts.town, value: ({ town }) => town, cell: ({ town }) => town },
  { id: 'state', label: texts.status, value: ({ state }) => state, cell: ({ state }) => texts[state] },
  {
    id: 'actions',
    label: texts.action,
    isLabelHidden: true,
    cell: ({ givenName }) => (
      <RowActions
        label={givenName}
        actions={[{ id: 'more', icon: MoreHorizontalRegular, label: `${texts.other} : ${givenName}`, run: () => {} }]}
      />
    ),
  },
];

/** Rows that are all on this computer, sorted here. */
export function Table() {
  const texts = useGalleryTexts();
  return (
    <SortTable
      label={texts.parts.table}
      columns={columnsIn(texts)}
      rows={people}
      keyOf={({ id }) => id}
      sortedBy="name"
    />
  );
}
