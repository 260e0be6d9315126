import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type AddressPageProps, listPage } from '#renderer/kit/resource/ListPage.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { PageTabs } from '#renderer/kit/ui/page/PageTabs.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { recordList } from './list.tsx';

const Board = lazily(async () => (await import('../board/Board.tsx')).Board);
const List = listPage(recordList);

/** In the address: the board in place of the rows. */
const BOARD = 'board';

/** `/solidaryrecords`: the list, or the board of open records (docs/screens/07-solidary-records.md §1 and §9). */
export function RecordsListPage({ search, onSearch }: AddressPageProps) {
  const { t } = useTranslation('solidaryrecords');
  const isBoard = search.display === BOARD;
  return (
    <>
      <PageTabs
        label={t('display.label')}
        tabs={[
          { route: 'solidaryrecords', label: t('display.list'), search: {}, isCurrent: !isBoard },
          { route: 'solidaryrecords', label: t('display.board'), search: { display: BOARD }, isCurrent: isBoard },
        ]}
      />
      {isBoard ? (
        <Suspense fallback={<LoadingState />}>
          <Board search={search} onSearch={onSearch} />
        </Suspense>
      ) : (
        <List search={search} onSearch={onSearch} />
      )}
    </>
  );
}
