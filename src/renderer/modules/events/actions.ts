import { CheckmarkCircleRegular, DismissCircleRegular } from '@fluentui/react-icons';
import type { Action } from '#renderer/kit/actions/define.ts';
import type { Confirm } from '#renderer/kit/confirm/levels.ts';
import {
  createAction,
  duplicateAction,
  editAction,
  exportAction,
  openAction,
  plainRemoval,
  removeAction,
  removeManyAction,
} from '#renderer/kit/record/actions.ts';
import { type Change, changeAction, changeManyAction } from '#renderer/kit/record/changes.ts';
import type { Event } from '#shared/resources/events.ts';
import { eventName, whenOf } from './labels.ts';

/** Events that one bulk action may take (screens 05 A1). */
const MOST_EVENTS = 100;

/** A status that this version does not know cannot be given back: pending is the one that shows the event to nobody. */
const statusOf = ({ status }: Event) => ({ status: status ?? 0 });

const activate: Change<'events'> = {
  resource: 'events',
  id: 'activate',
  label: 'events:actions.activate',
  icon: CheckmarkCircleRegular,
  changes: { status: 1 },
  before: statusOf,
  isSo: ({ status }) => status === 1,
};

const deactivate: Change<'events'> = {
  resource: 'events',
  id: 'deactivate',
  label: 'events:actions.deactivate',
  icon: DismissCircleRegular,
  changes: { status: 2 },
  before: statusOf,
  isSo: ({ status }) => status === 2,
};

/** People may be on their way to what runs or is to come: that is said, and ticked, before it goes. */
function removal(event: Event): Confirm<Event> {
  const when = whenOf(event);
  const plain = plainRemoval(eventName);
  return when === 'past' ? plain : { ...plain, level: 'C2', sentence: `events:actions.remove.${when}` };
}

/** What can be done with events (screens 05 A1): the list as a whole, then one or several of them. */
export const eventActions: readonly Action<Event>[] = [
  exportAction('events'),
  createAction('events', 'events:actions.create'),
  openAction('events'),
  editAction('events'),
  duplicateAction('events'),
  changeAction(activate),
  changeAction(deactivate),
  changeManyAction(activate, { upTo: MOST_EVENTS, title: 'events:actions.activateMany' }),
  changeManyAction(deactivate, { upTo: MOST_EVENTS, title: 'events:actions.deactivateMany' }),
  removeAction('events', { nameOf: eventName, confirm: removal }),
  removeManyAction('events', MOST_EVENTS),
];
