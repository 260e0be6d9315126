type Tell = (milliseconds: number) => void;

/** How the page of a bridge call is told of looks at the platform, by the signal of the call. */
const listeners = new WeakMap<AbortSignal, Tell>();

/** Tells the page of a call about each look at the platform. */
export function onLook(signal: AbortSignal, tell: Tell): void {
  listeners.set(signal, tell);
}

/** Tells the page that the outcome of a call is unknown, and in how many milliseconds the platform is looked at again. */
export function tellLook(signal: AbortSignal | undefined, milliseconds: number): void {
  if (signal !== undefined) listeners.get(signal)?.(milliseconds);
}
