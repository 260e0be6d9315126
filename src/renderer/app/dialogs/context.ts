import { createContext, use } from 'react';

export type DialogName = 'preferences' | 'about';

/** Opens a dialog; closing it gives the focus to `opener`, else to what had it. */
export type OpenDialog = (name: DialogName, opener?: HTMLElement | null) => void;

export const DialogsContext = createContext<{ openDialog: OpenDialog }>({ openDialog: () => {} });

/** Opens a dialog of the application, from any screen. */
export const useDialogs = () => use(DialogsContext);
