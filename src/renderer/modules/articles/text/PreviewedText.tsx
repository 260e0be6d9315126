import type { Article } from '#shared/resources/articles/index.ts';
import { ArticleText } from './ArticleText.tsx';

/** The whole text beside the list. */
export const PreviewedText = ({ row }: { row: Article }) => <ArticleText sections={row.sections} />;
