/**
 * Unsaved work holds the window: an attempt to close it, or to quit, asks the page first, and the page's answer lets
 * the same attempt go on.
 */
export class CloseGuard {
  #isUnsaved = false;
  #isConfirmed = false;
  #isQuitting = false;
  #asked: 'close' | 'quit' | null = null;

  setUnsaved(isUnsaved: boolean): void {
    this.#isUnsaved = isUnsaved;
  }

  /** The application is about to quit: the attempt to close that follows belongs to it. */
  quitting(): void {
    this.#isQuitting = true;
  }

  /** Whether the window may close now; if not, the page has to be asked. */
  mayClose(): boolean {
    const attempt = this.#isQuitting ? 'quit' : 'close';
    this.#isQuitting = false;
    if (this.#isConfirmed || !this.#isUnsaved) return true;
    this.#asked = attempt;
    return false;
  }

  /** The person decided: what to do now. */
  confirm(): 'close' | 'quit' {
    this.#isConfirmed = true;
    return this.#asked ?? 'close';
  }

  /** The page was loaded anew, or died: what it said no longer counts. */
  reset(): void {
    this.#isUnsaved = false;
    this.#isConfirmed = false;
    this.#asked = null;
  }
}
