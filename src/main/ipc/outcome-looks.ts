type ReadListener = (milliseconds: number) => void;

/** By the signal of a bridge call, the function that tells its page when the platform is read again. */
const listeners = new WeakMap<AbortSignal, ReadListener>();

/** Registers the function that tells the page of a call about each read of the platform. */
export function onLook(signal: AbortSignal, listener: ReadListener): void {
  listeners.set(signal, listener);
}

/** Tells the page that the outcome of a call is unknown, and in how many milliseconds the platform is read again. */
export function reportNextRead(signal: AbortSignal | undefined, milliseconds: number): void {
  if (signal !== undefined) listeners.get(signal)?.(milliseconds);
}
