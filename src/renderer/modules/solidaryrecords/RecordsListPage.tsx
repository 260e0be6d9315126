import { listPage } from '#renderer/kit/resource/ListPage.tsx';
import { recordList } from './list.tsx';

/** `/solidaryrecords` (docs/screens/07-solidary-records.md §1). */
export const RecordsListPage = listPage(recordList);
