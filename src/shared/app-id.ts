/**
 * Identifier of the application, as in its installers: the bundle of macOS, and on Windows what ties notifications and
 * the pinned icon to the shortcut that the installer made.
 */
export const appId = 'org.escale.desktop';
