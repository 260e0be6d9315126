/** What the page and the shell tell each other over the one WebSocket, as JSON. */

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
  cancelId: number;
}

export type Dialog = OpenDialog | MessageDialog;

export type DialogAnswer = { kind: 'open'; path: string | null } | { kind: 'message'; response: number };

/** In pixels of the page. */
export interface ViewPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type FromPage =
  /** First of all, once per load of the page; `path` is where the page stands. */
  | { type: 'hello'; path: string; isDark: boolean }
  | { type: 'invoke'; id: number; channel: string; args: unknown[] }
  | { type: 'send'; channel: string; args: unknown[] }
  | { type: 'answer'; id: number; answer: DialogAnswer }
  /** A new window that the page asked for. */
  | { type: 'openWindow'; url: string }
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
  | { type: 'reload' }
  /** A view above the page is there, and where; `src` is a path of the shell's. */
  | { type: 'view'; id: string; src: string; title: string; place: ViewPlace; isVisible: boolean }
  | { type: 'viewFocus'; id: string }
  | { type: 'viewClosed'; id: string }
  /** The window was closed: the application has ended, or this tab was replaced by another. */
  | { type: 'closed'; reason: 'quit' | 'replaced' };
