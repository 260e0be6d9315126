import { choiceWords, type FormFields, textWords } from '#renderer/kit/form/fields.tsx';
import { articleStatuses } from '#shared/resources/articles/parts.ts';
import { statusLabel } from '../labels.ts';
import { ArticleText } from '../text/ArticleText.tsx';
import type { ArticleDraft } from './draft.ts';

/** The fields of the form in words, in the order of the screen. */
export const articleFields: FormFields<ArticleDraft> = {
  title: textWords('articles:fields.title'),
  status: choiceWords('articles:fields.status', articleStatuses, statusLabel),
  sections: { label: 'articles:form.content', Value: ({ value }) => <ArticleText sections={value} /> },
};
