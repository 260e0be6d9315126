import type { RecordAction } from '#renderer/kit/actions/define.ts';
import { printEntry } from '#renderer/kit/actions/print-action.tsx';
import { rightsOf } from '#renderer/kit/resource/resources.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { Article } from '#shared/resources/articles/index.ts';

const ArticlePrintDialog = lazily(async () => (await import('./ArticlePrintDialog.tsx')).ArticlePrintDialog);

/** Prints the text of an article, which its page holds and a row of the list does not. */
export const printArticle: RecordAction<Article> = {
  ...printEntry,
  id: 'articles.print',
  permission: rightsOf('articles').show,
  accepts: 'one',
  isVisible: (article) => 'sections' in article,
  Dialog: ArticlePrintDialog,
};
