import {
  CheckmarkCircleRegular,
  DocumentAddRegular,
  DocumentArrowRightRegular,
  type FluentIcon,
  PersonAvailableRegular,
  QuestionCircleRegular,
  SearchRegular,
  TaskListSquareLtrRegular,
} from '@fluentui/react-icons';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { RecordStatus } from '#shared/resources/solidaryrecords/status.ts';

/** Name of the status of a record; null stands for one that this version does not know. */
export const recordStatusLabel = (status: RecordStatus | null): TextKey =>
  status === null ? 'solidary:status.unknown' : `solidary:records.status.${status}`;

const icons: Readonly<Record<RecordStatus, FluentIcon>> = {
  0: DocumentAddRegular,
  1: PersonAvailableRegular,
  2: SearchRegular,
  3: TaskListSquareLtrRegular,
  4: CheckmarkCircleRegular,
  6: DocumentArrowRightRegular,
};

/** Icon of a status (docs/screens/07-solidary-records.md §4.1). */
export const recordStatusIcon = (status: RecordStatus | null): FluentIcon =>
  status === null ? QuestionCircleRegular : icons[status];
