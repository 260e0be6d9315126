import type { App, BrowserWindow, CommandLine, WebContents } from 'electron';

/**
 * The part of Electron that the adapters use, in Electron's own types: a replacement that differs from them does not
 * compile. Events are left out, since one `EventEmitter` replaces all of Electron's overloads.
 */
export type AppPart = Pick<
  App,
  | 'disableHardwareAcceleration'
  | 'enableSandbox'
  | 'exit'
  | 'getAppPath'
  | 'getApplicationNameForProtocol'
  | 'getName'
  | 'getPath'
  | 'getPreferredSystemLanguages'
  | 'getVersion'
  | 'isDefaultProtocolClient'
  | 'isPackaged'
  | 'quit'
  | 'relaunch'
  | 'releaseSingleInstanceLock'
  | 'removeAsDefaultProtocolClient'
  | 'requestSingleInstanceLock'
  | 'setAppUserModelId'
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
