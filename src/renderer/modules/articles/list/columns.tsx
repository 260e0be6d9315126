import { badgeCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import type { ListColumn } from '#renderer/kit/list/definition.ts';
import type { Article } from '#shared/resources/articles/index.ts';
import { articleName, statusLabel, statusTones } from '../labels.ts';

/** Columns of the articles (docs/screens/05-content.md B1). */
export const articleColumns = [
  {
    id: 'title',
    header: 'articles:fields.title',
    width: 320,
    sort: 'title',
    cell: (article) => textCell(articleName(article)),
  },
  {
    id: 'status',
    header: 'articles:fields.status',
    width: 150,
    sort: 'status',
    cell: ({ status }, tools) => status !== null && badgeCell(statusLabel(status), statusTones[status], tools),
  },
  {
    id: 'sections',
    header: 'articles:fields.sections',
    width: 100,
    fields: ['counts.sections'],
    cell: ({ counts }, { format }) => textCell(format.number(counts.sections)),
  },
  {
    id: 'paragraphs',
    header: 'articles:fields.paragraphs',
    width: 120,
    fields: ['counts.paragraphs'],
    cell: ({ counts }, { format }) => textCell(format.number(counts.paragraphs)),
  },
  {
    id: 'published',
    header: 'articles:fields.published',
    width: 150,
    // How many there are is a column of its own.
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
