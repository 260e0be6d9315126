import { createContext, use } from 'react';

export type DialogName = 'preferences' | 'about';

/** Opens a dialog; when it closes, the focus goes to `opener`, else to the element that had it. */
export type OpenDialog = (name: DialogName, opener?: HTMLElement | null) => void;

export const DialogsContext = createContext<{ openDialog: OpenDialog }>({ openDialog: () => {} });

/** Returns the function that opens a dialog of the application, from any screen. */
export const useDialogs = () => use(DialogsContext);
