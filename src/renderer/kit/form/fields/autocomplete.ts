import { createContext, use } from 'react';

/**
 * What the browser may fill in, by the paths of fields: on one's own record alone. Anything else is of somebody else,
 * of whom it knows nothing.
 */
export const AutoCompleteContext = createContext<Readonly<Record<string, string>>>({});

/** The `autocomplete` of a field, given by its path. */
export const useAutoComplete = (path: string): string => use(AutoCompleteContext)[path] ?? 'off';
