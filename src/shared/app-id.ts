/**
 * Identifier of the application, as in its installers: the bundle of macOS, and on Windows what ties notifications and
 * the pinned icon to the shortcut that the installer made.
 */
export const appId = 'org.escale.desktop';

/**
 * Class identifier under which Windows starts Escale for a click on a notification: that of the shortcut in the Start
 * menu, of the installer's as of Electron's own.
 */
export const toastActivatorClsid = '{5A0C4C0B-6F5E-4E53-9B6E-2D2C1C8E7A14}';
