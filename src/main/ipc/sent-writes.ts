/** Signals of bridge calls that have sent a write. */
const written = new WeakSet<AbortSignal>();

/** Records that a call is about to send a write. */
export function noteWrite(signal: AbortSignal | undefined): void {
  if (signal !== undefined) written.add(signal);
}

/** Whether a call has sent a write. */
export const hasWritten = (signal: AbortSignal): boolean => written.has(signal);
