import type { App, BrowserWindow, WebContents } from 'electron';
import type { app } from '../electron-api/app.ts';
import type { webContents } from '../electron-api/contents.ts';
import type { browserWindow } from '../electron-api/window.ts';

/**
 * The part of Electron that the adapters use, in Electron's own types: a replacement that differs from them, or lacks
 * what has a row in the table of uses, does not compile. Events are left out, since one `EventEmitter` replaces all of
 * Electron's overloads.
 */
export type AppPart = Pick<App, keyof typeof app.members>;

/** The contents of a window are a replacement too. */
export type WindowPart = Omit<Pick<BrowserWindow, keyof typeof browserWindow.members>, 'webContents'>;

type UsedContents = Pick<WebContents, keyof typeof webContents.members>;

/** What is used of the page of a window. */
export type ContentsPart = Omit<UsedContents, 'capturePage' | 'close' | 'loadURL'>;

/** What is used of an embedded page; its picture has a part of Electron's alone. */
export type EmbeddedContentsPart = Omit<
  UsedContents,
  'capturePage' | 'forcefullyCrashRenderer' | 'getZoomLevel' | 'reload' | 'send' | 'setZoomLevel'
>;
