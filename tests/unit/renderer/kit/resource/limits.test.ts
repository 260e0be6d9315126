import { expect, test } from 'vitest';
import { articleActions } from '#renderer/modules/articles/actions.ts';
import { editorialActions } from '#renderer/modules/editorials/actions.ts';
import { eventActions } from '#renderer/modules/events/actions.ts';
import { relayPointActions } from '#renderer/modules/relaypoints/actions.ts';
import { relayPointTypeActions } from '#renderer/modules/relaypointtypes/actions.ts';

const limits = (actions: readonly { id: string; accepts: unknown }[]) =>
  Object.fromEntries(
    actions.flatMap(({ id, accepts }) =>
      typeof accepts === 'object' && accepts !== null && 'upTo' in accepts ? [[id, accepts.upTo]] : [],
    ),
  );

// One call a record: what is done to several is held to what a person can wait for (docs/screens/05-content.md A1 and
// D1).
test('bulk actions take as many records as the screens specify, and are absent where the screens name no limit', () => {
  expect(limits(eventActions)).toEqual({
    'events.activate.many': 100,
    'events.deactivate.many': 100,
    'events.removeMany': 100,
  });
  expect(limits(relayPointActions)).toEqual({
    'relaypoints.activate.many': 200,
    'relaypoints.deactivate.many': 200,
    'relaypoints.changeType': 200,
    'relaypoints.removeMany': 200,
  });
  for (const actions of [articleActions, editorialActions, relayPointTypeActions]) expect(limits(actions)).toEqual({});
});
