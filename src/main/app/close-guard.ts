/**
 * Protects unsaved work: an attempt to close the window or to quit first asks the page, whose answer lets the same
 * attempt continue.
 */
export class CloseGuard {
  #isUnsaved = false;
  #isConfirmed = false;
  #isQuitting = false;
  #isSessionOver = false;
  #attempt: 'close' | 'quit' | null = null;

  setUnsaved(isUnsaved: boolean): void {
    this.#isUnsaved = isUnsaved;
  }

  /** The application is about to quit; the next attempt to close belongs to this. */
  quitting(): void {
    this.#isQuitting = true;
  }

  /** The system ends the person's session or this process: closing no longer asks. */
  sessionEnded(): void {
    this.#isSessionOver = true;
  }

  get isSessionOver(): boolean {
    return this.#isSessionOver;
  }

  /** Whether the window may close now; otherwise the page must be asked. */
  mayClose(): boolean {
    const attempt = this.#isQuitting ? 'quit' : 'close';
    this.#isQuitting = false;
    if (this.#isSessionOver || this.#isConfirmed || !this.#isUnsaved) return true;
    this.#attempt = attempt;
    return false;
  }

  /**
   * The person has agreed.
   * @returns what to continue
   */
  confirm(): 'close' | 'quit' {
    this.#isConfirmed = true;
    return this.#attempt ?? 'close';
  }

  /** The page was reloaded or crashed: its unsaved work no longer counts. */
  reset(): void {
    this.#isUnsaved = false;
    this.#isConfirmed = false;
    this.#attempt = null;
  }
}
