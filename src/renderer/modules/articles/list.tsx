import { recordName } from '#renderer/kit/data/record-name.ts';
import { stateCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { choices } from '#renderer/kit/list/filters/choices.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { type Article, articles } from '#shared/resources/articles/index.ts';
import { articleStatuses } from '#shared/resources/articles/parts.ts';
import { articleActions } from './actions.ts';
import { statusLabel, statusTones } from './labels.ts';
import { ArticleText } from './text/ArticleText.tsx';

/** Shows the whole text of an article in the preview beside the list. */
const PreviewedText = ({ row }: { row: Article }) => <ArticleText sections={row.sections} />;

/** Columns of the articles (docs/screens/05-content.md B1). */
export const articleColumns = [
  {
    id: 'title',
    header: 'articles:fields.title',
    width: 320,
    sort: 'title',
    cell: (article) => textCell(recordName(article)),
  },
  {
    id: 'status',
    header: 'articles:fields.status',
    width: 150,
    priority: 1,
    sort: 'status',
    cell: ({ status }, tools) => status !== null && stateCell(statusLabel(status), statusTones[status], tools),
  },
  {
    id: 'sections',
    header: 'articles:fields.sections',
    width: 100,
    priority: 4,
    fields: ['counts.sections'],
    cell: ({ counts }, { format }) => textCell(format.number(counts.sections)),
  },
  {
    id: 'paragraphs',
    header: 'articles:fields.paragraphs',
    width: 110,
    priority: 5,
    fields: ['counts.paragraphs'],
    cell: ({ counts }, { format }) => textCell(format.number(counts.paragraphs)),
  },
  {
    id: 'published',
    header: 'articles:fields.published',
    width: 120,
    priority: 3,
    // The number of sections has its own column.
    fields: ['counts.published'],
    cell: ({ counts }, { translate, format }) =>
      textCell(
        translate('articles:list.publishedOf', {
          published: format.number(counts.published),
          paragraphs: format.number(counts.paragraphs),
        }),
      ),
  },
  { id: 'id', header: 'articles:fields.id', width: 80, sort: 'id', cell: ({ id }) => textCell(id) },
] as const satisfies readonly ListColumn<Article>[];

/** The search takes titles as typed, which needs no explanation. */
const explainNothing = () => null;

/** Filters of the articles (docs/screens/05-content.md B1). */
const articleFilters = [
  { name: 'title', label: 'articles:filters.title', control: search(explainNothing), isAlwaysOn: true },
  {
    name: 'status',
    label: 'articles:fields.status',
    control: choices(articleStatuses.map((value) => ({ value, label: statusLabel(value) }))),
    isAlwaysOn: true,
  },
] as const;

/** Views that come with the articles. */
const articleViews = [
  { id: 'drafts', label: 'articles:views.drafts', filters: { status: '0' } },
  { id: 'published', label: 'articles:views.published', filters: { status: '1' } },
] as const;

/** The list of articles (docs/screens/05-content.md B1). */
export const articleList = defineList(articles, {
  label: 'articles:list.label',
  empty: 'articles:list.empty',
  emptyHint: 'articles:list.emptyHint',
  columns: articleColumns,
  filters: articleFilters,
  views: articleViews,
  actions: articleActions,
  PreviewBody: PreviewedText,
});
