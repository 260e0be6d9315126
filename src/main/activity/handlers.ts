import type { Channel } from '#shared/ipc/contract.ts';
import type { KeptValues, Owner } from '../drafts/kept-values.ts';
import type { CallContext, Handlers, HandlersOf } from '../ipc/handler.ts';
import type { Clock } from '../ports.ts';
import { ActivityLog } from './activity-log.ts';
import { changesByChannel, type LoggedChange } from './changes-by-channel.ts';

interface ActivityPorts {
  kept: Pick<KeptValues, 'read' | 'change'>;
  clock: Pick<Clock, 'now' | 'after'>;
  /** The person who is signed in. */
  owner(): Owner;
}

interface Activity {
  handlers: HandlersOf<'activity'>;
  /** Returns these handlers, which add what they changed to the log once they have succeeded. */
  logged<H extends Partial<Handlers>>(handlers: H): H;
  /**
   * Returns a function that adds a change of the person who is signed in now, who may be signed out when it is done:
   * changing one's own e-mail ends the session.
   */
  begin(): (change: LoggedChange) => void;
}

type AnyHandler = (request: never, context: CallContext) => unknown;

/** The log of what the signed-in person does to records from this computer. */
export function openActivity({ kept, clock, owner }: ActivityPorts): Activity {
  const log = new ActivityLog({ values: kept, clock });

  const begin = () => {
    const person = owner();
    return (change: LoggedChange) => log.add(person, change);
  };
  const logged = (channel: string, handle: AnyHandler): AnyHandler => {
    // Request and answer are those of the channel, by which both tables are typed.
    const changeOf = changesByChannel[channel as Channel] as ((request: never, answer: unknown) => never) | undefined;
    if (changeOf === undefined) return handle;
    return async (request, context) => {
      const add = begin();
      const answer = await handle(request, context);
      const change = changeOf(request, answer);
      if (change !== null) add(change);
      return answer;
    };
  };

  return {
    begin,
    handlers: { 'activity.list': (request) => log.list(owner(), request) },
    logged: (handlers) =>
      Object.fromEntries(
        Object.entries(handlers).map(([channel, handle]) => [channel, logged(channel, handle as AnyHandler)]),
        // Each handler has the type of the one that it wraps.
      ) as typeof handlers,
  };
}
