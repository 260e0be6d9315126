import type { CalendarDay } from '#shared/calendar.ts';
import type { Windows } from '#shared/resources/solidary/windows.ts';
import type { TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { TimesField } from '#shared/resources/solidaryrecords/times/rules.ts';

/** What the fields of one kind of times are given. */
export interface TimesFieldsProps {
  value: TimesDraft;
  onChange: (value: TimesDraft) => void;
  /** Null where the structure could not be read. */
  windows: Windows | null;
  /** YYYY-MM-DD. */
  today: CalendarDay;
  /** The error of a field that is to be shown, in words. */
  errorOf: (field: TimesField) => string | undefined;
  leave: (field: TimesField) => void;
}
