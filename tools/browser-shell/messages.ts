/** Messages between the page and the shell over the WebSocket, as JSON. */

export interface OpenDialog {
  kind: 'open';
  title: string;
  /** `accept` of the file input: `.csv,.txt`; empty for any file. */
  accept: string;
}

export interface MessageDialog {
  kind: 'message';
  message: string;
  detail: string;
  buttons: string[];
  /** Index of the button that Enter answers. */
  defaultId: number;
  cancelId: number;
}

export type Dialog = OpenDialog | MessageDialog;

export type DialogAnswer = { kind: 'open'; path: string | null } | { kind: 'message'; response: number };

/** A rectangle in pixels of the page. */
export interface ViewPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type FromPage =
  /** The first message, once per load of the page; `path` is the current path of the page. */
  | { type: 'hello'; path: string; isDark: boolean }
  | { type: 'invoke'; id: number; channel: string; args: unknown[] }
  | { type: 'send'; channel: string; args: unknown[] }
  | { type: 'answer'; id: number; answer: DialogAnswer }
  /** The page requests a new window. */
  | { type: 'openWindow'; url: string }
  /** The page follows a link that downloads. */
  | { type: 'download'; url: string }
  /** The page asks for a permission, by Electron's name of it. */
  | { type: 'permission'; id: number; permission: string }
  /** The frame of a view has loaded. */
  | { type: 'viewLoaded'; id: string };

export type Notice = { kind: 'saved'; path: string } | { kind: 'folder'; path: string } | { kind: 'link'; url: string };

export type ToPage =
  | { type: 'result'; id: number; value: unknown }
  | { type: 'failure'; id: number; message: string }
  | { type: 'event'; channel: string; args: unknown[] }
  | { type: 'dialog'; id: number; dialog: Dialog }
  | { type: 'notice'; notice: Notice }
  | { type: 'copy'; text: string }
  | { type: 'permission'; id: number; isGranted: boolean }
  | { type: 'reload' }
  /** The renderer is gone: the page goes blank, and is neither told nor heard until it is loaded again. */
  | { type: 'crashed' }
  /** Shows a view above the page at a place; `src` is a path of the shell. */
  | { type: 'view'; id: string; src: string; title: string; place: ViewPlace; isVisible: boolean }
  | { type: 'viewFocus'; id: string }
  | { type: 'viewClosed'; id: string }
  /** The window was closed: the application has ended, or this tab was replaced by another. */
  | { type: 'closed'; reason: 'quit' | 'replaced' };
