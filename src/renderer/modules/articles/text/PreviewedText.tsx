import type { Article } from '#shared/resources/articles/index.ts';
import { ArticleText } from './ArticleText.tsx';

/** Shows the whole text of an article in the preview beside the list. */
export const PreviewedText = ({ row }: { row: Article }) => <ArticleText sections={row.sections} />;
