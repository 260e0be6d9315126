import { useState } from 'react';
import { entryOf, type Queue, type Queued, type QueuedEntry } from './queue.ts';

interface CurrentEntry<R extends Queued> {
  /** The one on screen; undefined at the end of the queue. */
  entry: QueuedEntry<R> | undefined;
  /** Whether the name takes the focus: not when the queue has just opened, as the title of the page has it. */
  shouldTakeFocus: boolean;
}

/** The one of a queue who is on screen. */
export function useCurrentEntry<R extends Queued>(queue: Queue<R>): CurrentEntry<R> {
  const { current } = queue;
  const [first] = useState(current);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && current !== first) setMoved(true);
  return { entry: entryOf(queue, current), shouldTakeFocus: hasMoved };
}
