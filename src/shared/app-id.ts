/**
 * Identifier of the application, as in its installers: the bundle of macOS, and on Windows what ties notifications and
 * the pinned icon to the shortcut that the installer made.
 */
export const appId = 'org.escale.desktop';

/**
 * Identifier under which Windows starts the application for a click on one of its notifications: of the person's
 * shortcut and registry, which Electron writes, and of the shortcuts that the installer makes.
 */
export const toastActivatorClsid = '{3AC23227-7F62-4DE3-A52D-C4C6C510D89B}';
