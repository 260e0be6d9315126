import { choices } from '#renderer/kit/list/filters/choices.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { articleStatuses } from '#shared/resources/articles/parts.ts';
import { statusLabel } from '../labels.ts';

/** A title needs no explaining: it is searched for as it is. */
const explainNothing = () => null;

/** Filters of the articles (docs/screens/05-content.md B1). */
export const articleFilters = [
  { name: 'title', label: 'articles:filters.title', control: search(explainNothing), isAlwaysOn: true },
  {
    name: 'status',
    label: 'articles:fields.status',
    control: choices(articleStatuses.map((value) => ({ value, label: statusLabel(value) }))),
    isAlwaysOn: true,
  },
] as const;
