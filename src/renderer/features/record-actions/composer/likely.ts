import { actionKey, type KnownAction, type RecordAction } from '#shared/resources/solidaryrecords/actions.ts';
import { CLOSED, CREATED, FOLLOWED, SEARCHING, TAKEN } from '#shared/resources/solidaryrecords/status.ts';
import type { RecordSubject } from '../subject.ts';

/** The actions that have a short name for their button. */
export const likelyActions = [
  'more_infos_call',
  'contact_call',
  'reminder_call',
  'link',
  'carpool_ongoing',
  'follow_up_ask',
  'free',
] as const satisfies readonly KnownAction[];
type LikelyAction = (typeof likelyActions)[number];

export interface Likely {
  name: LikelyAction;
  action: RecordAction;
}

/** The three actions that are most likely for a record, of those that it can be given. */
export function likelyOf(
  { status, drivers }: Pick<RecordSubject, 'status' | 'drivers'>,
  offered: readonly RecordAction[],
): Likely[] {
  return namesFor(status, drivers.length > 0).flatMap((name) => {
    const action = offered.find((one) => actionKey(one.name) === name);
    return action === undefined ? [] : [{ name, action }];
  });
}

function namesFor(status: RecordSubject['status'], hasDrivers: boolean): readonly LikelyAction[] {
  switch (status) {
    case CREATED:
    case TAKEN:
      return ['more_infos_call', 'contact_call', 'free'];
    case SEARCHING:
      return [hasDrivers ? 'reminder_call' : 'contact_call', 'link', 'free'];
    case FOLLOWED:
      return ['carpool_ongoing', 'follow_up_ask', 'free'];
    case CLOSED:
      return ['free'];
    default:
      return ['contact_call', 'link', 'free'];
  }
}
