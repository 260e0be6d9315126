/** Calls of the bridge, by their signals, under which something that writes has left. */
const written = new WeakSet<AbortSignal>();

/** Something that writes is about to leave under a call. */
export function noteWrite(signal: AbortSignal | undefined): void {
  if (signal !== undefined) written.add(signal);
}

/** Whether something that writes has left under a call. */
export const hasWritten = (signal: AbortSignal): boolean => written.has(signal);
