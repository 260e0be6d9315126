import { createContext, use } from 'react';

export type DialogName = 'preferences' | 'accessibility' | 'about' | 'licences' | 'check';

/**
 * Opens a dialog, in place of one that is open; when it closes, the focus goes to `opener`, else to that of the dialog
 * before, else to the element that had it.
 */
export type OpenDialog = (name: DialogName, opener?: HTMLElement | null) => void;

export const DialogsContext = createContext<{ openDialog: OpenDialog }>({ openDialog: () => {} });

/** Returns the function that opens a dialog of the application, from any screen. */
export const useDialogs = () => use(DialogsContext);
