import { oneOf } from '#renderer/kit/list/filters/choices.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { editorialStatuses } from '#shared/resources/editorials/index.ts';
import { statusLabel } from '../labels.ts';

const statuses = editorialStatuses.map((value) => ({ value, label: statusLabel(value) }));

/** Filters of the editorials (docs/screens/05-content.md C1). The platform takes one status at a time. */
export const editorialFilters = [
  { name: 'title', label: 'editorials:fields.title', control: search(), isAlwaysOn: true },
  { name: 'status', label: 'editorials:fields.status', control: oneOf(statuses), isAlwaysOn: true },
] as const;
