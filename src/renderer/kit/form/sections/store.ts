import { createContext } from 'react';
import { createStore, type Store } from '#renderer/kit/data/store.ts';

/** A section of a form on the screen. */
export interface FormSectionEntry {
  id: string;
  title: string;
  /** Whether something is in it, where none of its fields can tell. */
  isGiven?: boolean | undefined;
}

/** The sections of a form that are on the screen, for its index. */
export class FormSections {
  readonly #all: Store<readonly FormSectionEntry[]> = createStore<readonly FormSectionEntry[]>([]);

  /** Adds a section; returns what removes it. */
  add(entry: FormSectionEntry): () => void {
    this.#all.set([...this.#all.get(), entry]);
    return () => this.#all.set(this.#all.get().filter((one) => one !== entry));
  }

  get = (): readonly FormSectionEntry[] => this.#all.get();
  subscribe = (listener: () => void): (() => void) => this.#all.subscribe(listener);
}

/** Null outside a form, such as in a test of a section alone. */
export const FormSectionsContext = createContext<FormSections | null>(null);

/** Sorts sections by the order of the screen. */
export const inOrder = (sections: readonly FormSectionEntry[]): FormSectionEntry[] =>
  sections.toSorted((left, right) => {
    const [one, other] = [document.getElementById(left.id), document.getElementById(right.id)];
    if (one === null || other === null) return 0;
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
