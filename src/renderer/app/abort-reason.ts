/**
 * Gives whatever is given up without a reason one that is shared. The engine would make an error each time, whose stack
 * keeps what the functions in it held: in the router the pages that were left, and by their own signals all those before.
 */
export function shareAbortReason(): void {
  const reason = new DOMException('signal is aborted without reason', 'AbortError');
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortWithReason(given: unknown = reason): void {
    abort.call(this, given);
  };
}
