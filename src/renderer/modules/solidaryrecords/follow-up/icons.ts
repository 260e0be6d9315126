import {
  CheckmarkCircleRegular,
  DocumentAddRegular,
  DocumentArrowRightRegular,
  DocumentEditRegular,
  type FluentIcon,
  NoteRegular,
  PersonAvailableRegular,
  SearchRegular,
  TaskListSquareLtrRegular,
} from '@fluentui/react-icons';
import { actionKey } from '#shared/resources/solidaryrecords/actions.ts';
import { typeOf } from './group.ts';

const byType: Readonly<Record<number, FluentIcon>> = {
  0: TaskListSquareLtrRegular,
  1: PersonAvailableRegular,
  2: SearchRegular,
  3: TaskListSquareLtrRegular,
  4: CheckmarkCircleRegular,
  5: NoteRegular,
};

const byName: ReadonlyMap<string, FluentIcon> = new Map([
  ['create', DocumentAddRegular],
  ['update', DocumentEditRegular],
  ['deeply_updated', DocumentArrowRightRegular],
]);

/** The icon of an entry of the diary: that of the status its type leads to (docs/screens/07-solidary-records.md §4.1). */
export const iconOf = (action: string | null): FluentIcon =>
  byName.get(actionKey(action ?? '')) ?? byType[typeOf(action) ?? 5] ?? NoteRegular;
