import { createContext } from 'react';

/** Address of the form of the record on screen; null without the right to change it. */
export const EditAddressContext = createContext<string | null>(null);
