import type { FilterControl } from '#renderer/kit/list/filters/control.ts';
import { type RecordMark, recordMarks } from '#shared/resources/solidaryrecords/marks.ts';

/** Which rows of the page are marked; set by views, and shown by the bar above the rows. */
export const marks: FilterControl<RecordMark> = {
  toValue: (text) => recordMarks.find((mark) => mark === text),
  edit: () => null,
  summary: () => null,
};
