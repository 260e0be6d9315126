import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { ArticleHeader } from './show/ArticleHeader.tsx';
import { ArticleRead } from './show/ArticleRead.tsx';

/** `/articles/show/{id}` (docs/screens/05-content.md B3). */
export const ArticleShowPage = ({ id }: { id: number }) => (
  <RecordPage resource="articles" id={id}>
    {(article) => (
      <>
        <ArticleHeader article={article} />
        <ArticleRead article={article} />
      </>
    )}
  </RecordPage>
);
