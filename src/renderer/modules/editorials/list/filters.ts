import { choice } from '#renderer/kit/list/filters/choices.tsx';
import type { FilterControl } from '#renderer/kit/list/filters/control.ts';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { editorialStatuses } from '#shared/resources/editorials.ts';
import { type EditorialStatus, statusLabel } from '../labels.ts';

/** The platform takes one status at a time. */
const oneStatus: FilterControl<EditorialStatus> = {
  ...choice(editorialStatuses.map((value) => ({ value: String(value), label: statusLabel(value) }))),
  toValue: (text) => editorialStatuses.find((value) => String(value) === text),
};

/** Filters of the editorials (screens 05 C1). */
export const editorialFilters = [
  { name: 'title', label: 'editorials:fields.title', control: search(), isAlwaysOn: true },
  { name: 'status', label: 'editorials:fields.status', control: oneStatus, isAlwaysOn: true },
] as const;
