import { Listeners } from '#renderer/kit/data/store.ts';
import type { WorkKind } from '#shared/work.ts';

/** What is about to be left: the page, or the window or the session with everything that runs in them. */
export type Leaving = 'page' | 'window' | 'signOut';

/** Work that leaving would lose. */
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
  /** It goes on without its page: leaving that asks nothing. */
  goesOn?: boolean;
}

/** All the unsaved work. Owners mutate their entries in place, so that reads are never one render late. */
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
  dirty(leaving: Leaving): UnsavedWork[] {
    return [...this.entries].filter(({ isDirty, goesOn }) => isDirty && !(goesOn && leaving === 'page'));
  }

  readonly isUnsaved = (leaving: Leaving = 'window'): boolean => this.dirty(leaving).length > 0;

  /** Saves everything; stops at the first failure. */
  async saveAll(leaving: Leaving): Promise<boolean> {
    for (const { save } of this.dirty(leaving)) {
      if (save === undefined || !(await save())) return false;
    }
    return true;
  }
}
