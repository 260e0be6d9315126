import { createContext } from 'react';

/** Where the parts of a sentence tell what is wrong with them: under its lines. Null before that is on the screen. */
export const SentenceNotesContext = createContext<HTMLElement | null>(null);
