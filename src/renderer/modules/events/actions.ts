import { CheckmarkCircleRegular, DismissCircleRegular } from '@fluentui/react-icons';
import type { Confirm } from '#renderer/kit/actions/confirm/levels.ts';
import type { Action } from '#renderer/kit/actions/define.ts';
import {
  createAction,
  duplicateAction,
  editAction,
  exportAction,
  openAction,
  plainRemoval,
  removeAction,
  removeManyAction,
} from '#renderer/kit/resource/actions.ts';
import { changeAction, changeManyAction, statusChange } from '#renderer/kit/resource/changes.ts';
import type { Event } from '#shared/resources/events/index.ts';
import { whenOf } from './labels.ts';

/** Events that one bulk action may take (docs/screens/05-content.md A1). */
const MAX_EVENTS = 100;

/** What a status that this version does not know becomes again: pending shows the event to nobody. */
const fallback = 0;

const activate = statusChange('events', {
  id: 'activate',
  label: 'events:actions.activate',
  icon: CheckmarkCircleRegular,
  to: 1,
  fallback,
});

const deactivate = statusChange('events', {
  id: 'deactivate',
  label: 'events:actions.deactivate',
  icon: DismissCircleRegular,
  to: 2,
  fallback,
});

/**
 * People may be on their way to what runs or is to come, or may be so where no date can be read: that is said, and
 * ticked, before it goes.
 */
function removal(event: Event): Confirm<Event> {
  const when = whenOf(event);
  const plain = plainRemoval<Event>();
  return when === 'past'
    ? plain
    : { ...plain, level: 'acknowledge', sentence: `events:actions.remove.${when ?? 'unknown'}` };
}

/** What can be done with events (docs/screens/05-content.md A1): the list as a whole, then one or several of them. */
export const eventActions: readonly Action<Event>[] = [
  exportAction('events'),
  createAction('events', 'events:actions.create'),
  openAction('events'),
  editAction('events'),
  duplicateAction('events'),
  changeAction(activate),
  changeAction(deactivate),
  changeManyAction(activate, { upTo: MAX_EVENTS, title: 'events:actions.activateMany' }),
  changeManyAction(deactivate, { upTo: MAX_EVENTS, title: 'events:actions.deactivateMany' }),
  removeAction('events', { confirm: removal }),
  removeManyAction('events', MAX_EVENTS),
];
