import type { FilterControl } from '#renderer/kit/list/filters/control.ts';
import { type RecordFlag, recordFlags } from '#shared/resources/solidaryrecords/flags.ts';

/** Which rows of the page are marked; set by views, and shown by the bar above the rows. */
export const marks: FilterControl<RecordFlag> = {
  toValue: (text) => recordFlags.find((mark) => mark === text),
  edit: () => null,
  summary: () => null,
};
