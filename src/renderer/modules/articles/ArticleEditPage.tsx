import { RecordEdit } from '#renderer/kit/resource/RecordEdit.tsx';
import { ArticleForm } from './form/ArticleForm.tsx';
import { articleName } from './labels.ts';

/** `/articles/{id}` (docs/screens/05-content.md B2). */
export const ArticleEditPage = ({ id }: { id: number }) => (
  <RecordEdit resource="articles" id={id} nameOf={articleName}>
    {(stored) => <ArticleForm stored={stored} />}
  </RecordEdit>
);
