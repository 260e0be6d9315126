import type { App, BrowserWindow, CommandLine, WebContents } from 'electron';

/**
 * The part of Electron that the application's adapters use, in Electron's own types: a stand-in that drifts from them
 * does not compile. Events are left out: their overloads are Electron's documentation, one `EventEmitter` serves all.
 */
export type AppPart = Pick<
  App,
  | 'enableSandbox'
  | 'exit'
  | 'getAppPath'
  | 'getName'
  | 'getPath'
  | 'getVersion'
  | 'isPackaged'
  | 'quit'
  | 'relaunch'
  | 'requestSingleInstanceLock'
  | 'setAsDefaultProtocolClient'
  | 'setPath'
  | 'whenReady'
> & { readonly commandLine: Pick<CommandLine, 'hasSwitch'> };

export type WindowPart = Pick<
  BrowserWindow,
  | 'close'
  | 'destroy'
  | 'focus'
  | 'getNormalBounds'
  | 'isDestroyed'
  | 'isMaximized'
  | 'isMinimized'
  | 'loadURL'
  | 'maximize'
  | 'restore'
  | 'show'
>;

export type ContentsPart = Pick<
  WebContents,
  | 'focus'
  | 'forcefullyCrashRenderer'
  | 'getZoomLevel'
  | 'isDestroyed'
  | 'reload'
  | 'send'
  | 'setWindowOpenHandler'
  | 'setZoomLevel'
>;
