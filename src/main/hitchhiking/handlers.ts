import { z } from 'zod';
import { longestLetter } from '#shared/ipc/hitchhiking.ts';
import type { PlatformClient } from '../api/client.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Clock } from '../ports.ts';
import { HitchhikerCalls } from './calls.ts';
import { waitingInQueue } from './waiting.ts';

export const keptLetter = z.string().max(longestLetter).nullable();
const letter: KeptName<string | null> = { name: 'hitchhiker-letter', schema: keptLetter, none: null };

interface HitchhikingPorts {
  client: Pick<PlatformClient, 'list'>;
  kept: Pick<KeptValues, 'read' | 'change'>;
  clock: Pick<Clock, 'now'>;
  /** Whose calls and letter these are: the person who is signed in, on the platform of the site. */
  owner(): Owner;
}

/** Handlers of the queues of hitchhikers, and of what is kept for them on this computer. */
export function hitchhikingHandlers({ client, kept, clock, owner }: HitchhikingPorts): HandlersOf<'hitchhiking'> {
  const calls = new HitchhikerCalls({ values: kept, clock, owner });
  return {
    'hitchhiking.waiting': ({ queue }, call) => waitingInQueue(client, queue, call),
    'hitchhiking.calls': () => calls.list(),
    'hitchhiking.noteCall': (request) => calls.note(request),
    'hitchhiking.letter': async () => {
      const { value, isRead } = await kept.read(owner(), letter);
      return { text: value, isRead };
    },
    'hitchhiking.saveLetter': async ({ text }) => ({ isOnDisk: await kept.change(owner(), letter, () => text) }),
  };
}
