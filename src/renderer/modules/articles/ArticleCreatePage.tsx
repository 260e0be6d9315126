import { ArticleForm } from './form/ArticleForm.tsx';

/** `/articles/create`. */
export const ArticleCreatePage = () => <ArticleForm stored={null} />;
