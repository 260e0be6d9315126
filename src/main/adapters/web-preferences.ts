import type { WebPreferences } from 'electron';

/** What every web contents of the application is opened with: isolated from Node, the system and other pages. */
export const isolated = (isPackaged: boolean) =>
  ({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webviewTag: false,
    devTools: !isPackaged,
    navigateOnDragDrop: false,
    // Spell checking would download dictionaries from a third party.
    spellcheck: false,
  }) satisfies WebPreferences;
