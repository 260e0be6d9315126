import { createContext, use } from 'react';

export type DialogName = 'preferences' | 'about';

export const DialogsContext = createContext<{ openDialog: (name: DialogName) => void }>({ openDialog: () => {} });

/** Opens a dialog of the application, from any screen. */
export const useDialogs = () => use(DialogsContext);
