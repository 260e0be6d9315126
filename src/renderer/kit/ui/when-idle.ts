/** Milliseconds after which the work runs although the page is busy. */
const limit = 5000;

/**
 * Runs work once the page has nothing else to do, such as loading what will be shown next. It does not run where the
 * runtime does not tell.
 *
 * @returns a function that gives it up
 */
export function whenIdle(work: () => void): () => void {
  const request = globalThis.requestIdleCallback?.(work, { timeout: limit });
  return () => {
    if (request !== undefined) cancelIdleCallback(request);
  };
}
