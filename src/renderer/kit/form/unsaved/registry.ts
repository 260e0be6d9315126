/** Work on screen that leaving would lose. */
export interface UnsavedWork {
  isDirty: boolean;
  /** `running`: something is being sent; leaving would stop watching it. `saving`: what was typed is on its way. */
  kind: 'changes' | 'running' | 'saving';
  /** Saves it; false when it could not be saved (the screen then shows why). Absent: it cannot be saved from here. */
  save?: () => Promise<boolean>;
  /** It is kept as a draft, and offered again when the screen is opened the next time. */
  isKept?: boolean;
}

/** All the work on screen. Entries are changed in place by their owners, so that the answer is never one render late. */
export class UnsavedRegistry {
  private readonly entries = new Set<UnsavedWork>();
  private readonly listeners = new Set<() => void>();

  add(entry: UnsavedWork): () => void {
    this.entries.add(entry);
    this.changed();
    return () => {
      this.entries.delete(entry);
      this.changed();
    };
  }

  /** To be called after an entry was changed in place. */
  changed(): void {
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The work that would be lost now. */
  dirty(): UnsavedWork[] {
    return [...this.entries].filter(({ isDirty }) => isDirty);
  }

  readonly isUnsaved = (): boolean => this.dirty().length > 0;

  /** Saves everything; stops at the first that cannot be. */
  async saveAll(): Promise<boolean> {
    for (const { save } of this.dirty()) {
      if (save === undefined || !(await save())) return false;
    }
    return true;
  }
}
