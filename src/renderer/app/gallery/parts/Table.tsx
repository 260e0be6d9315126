import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { RowActions } from '#renderer/kit/form/rows/RowActions.tsx';
import { type Column, SortTable } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { WholeList } from '#renderer/kit/list/WholeList.tsx';
import { OwnLine } from '#renderer/kit/ui/page/LineFrame.tsx';
import { contains } from '#shared/folded.ts';
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

/** A list that is all on this computer: searched and sorted here, on a line of its own. */
export function Table() {
  const texts = useGalleryTexts();
  const [text, setText] = useState('');
  const shown = people.filter(({ familyName }) => contains(familyName, text));
  return (
    <OwnLine>
      <WholeList
        label={texts.name}
        placeholder={texts.name}
        text={text}
        onText={setText}
        count={shown.length}
        onRefresh={() => {}}
      >
        <SortTable
          label={texts.parts.table}
          columns={columnsIn(texts)}
          rows={shown}
          keyOf={({ id }) => id}
          sortedBy="name"
        />
      </WholeList>
    </OwnLine>
  );
}
