import { Listeners } from '#renderer/kit/data/store.ts';
import type { WorkKind } from '#shared/work.ts';

/** Work on screen that leaving would lose. */
export interface UnsavedWork {
  isDirty: boolean;
  /** `running`: something is being sent; leaving would stop watching it. `saving`: a save is in flight. */
  kind: 'changes' | 'running' | 'saving';
  /** What is running, which the question names. */
  work?: WorkKind | undefined;
  /**
   * Saves it; resolves to false when it could not be saved (the screen then shows why). Absent: it cannot be saved from
   * here.
   */
  save?: () => Promise<boolean>;
  /** It is stored as a draft, and offered again when the screen is next opened. */
  isKept?: boolean;
}

/** All the unsaved work on screen. Owners mutate their entries in place, so that reads are never one render late. */
export class UnsavedRegistry {
  private readonly entries = new Set<UnsavedWork>();
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.add;

  add(entry: UnsavedWork): () => void {
    this.entries.add(entry);
    this.changed();
    return () => {
      this.entries.delete(entry);
      this.changed();
    };
  }

  /** To be called after an entry was mutated. */
  changed(): void {
    this.listeners.notify();
  }

  /** Returns the work that would be lost now. */
  dirty(): UnsavedWork[] {
    return [...this.entries].filter(({ isDirty }) => isDirty);
  }

  readonly isUnsaved = (): boolean => this.dirty().length > 0;

  /** Saves everything; stops at the first failure. */
  async saveAll(): Promise<boolean> {
    for (const { save } of this.dirty()) {
      if (save === undefined || !(await save())) return false;
    }
    return true;
  }
}
