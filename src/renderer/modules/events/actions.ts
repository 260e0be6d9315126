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

/** Replaces a status unknown to this version on undo: nobody sees a pending event. */
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
 * The confirmation of a deletion. For a current or future event, or one whose dates cannot be read, the person has to
 * tick that people may be on their way to it.
 */
function removal(event: Event): Confirm<Event> {
  const when = whenOf(event);
  const plain = plainRemoval<Event>();
  return when === 'past'
    ? plain
    : { ...plain, level: 'acknowledge', sentence: `events:actions.remove.${when ?? 'unknown'}` };
}

/** The actions on events (docs/screens/05-content.md A1): on the list, then on one event or several. */
export const eventActions: readonly Action<Event>[] = [
  exportAction('events'),
  createAction('events', 'events:actions.create'),
  openAction('events'),
  editAction('events'),
  duplicateAction('events'),
  changeAction(activate),
  changeAction(deactivate),
  changeManyAction(activate, {
    operation: { name: 'changeEvents', changes: { status: 1 } },
    title: 'events:actions.activateMany',
  }),
  changeManyAction(deactivate, {
    operation: { name: 'changeEvents', changes: { status: 2 } },
    title: 'events:actions.deactivateMany',
  }),
  removeAction('events', { confirm: removal }),
  removeManyAction('events', { name: 'removeEvents' }),
];
