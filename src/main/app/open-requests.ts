/**
 * Requests to show the application: second starts and links. One that arrives before the window exists decides the path
 * at which it opens.
 */
export class OpenRequests {
  #path: string | null = null;
  #show: ((path: string | null) => void) | null = null;

  /** Takes a request, with a route path if it names one. */
  take(path: string | null): void {
    if (this.#show !== null) this.#show(path);
    else if (path !== null) this.#path = path;
  }

  /**
   * Has later requests shown.
   * @returns the path that was named last so far; null without one
   */
  passTo(show: (path: string | null) => void): string | null {
    this.#show = show;
    return this.#path;
  }
}
