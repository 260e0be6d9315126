import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { articleName } from './labels.ts';
import { ArticleHeader } from './show/ArticleHeader.tsx';
import { ArticleRead } from './show/ArticleRead.tsx';

/** `/articles/show/{id}` (docs/screens/05-content.md B3). */
export const ArticleShowPage = ({ id }: { id: number }) => (
  <RecordPage resource="articles" id={id} list="articles" context="articles" nameOf={articleName}>
    {(article) => (
      <>
        <ArticleHeader article={article} />
        <ArticleRead article={article} />
      </>
    )}
  </RecordPage>
);
