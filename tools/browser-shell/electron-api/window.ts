import type {
  BaseWindow,
  BaseWindowConstructorOptions,
  BrowserWindow,
  BrowserWindowConstructorOptions,
} from 'electron';
import { type ApiPart, each } from './row.ts';

const views = 'shell/browser/native_window_views.cc';
const mac = 'shell/browser/native_window_mac.mm';
const cc = 'shell/browser/api/electron_api_browser_window.cc';
const inWindow = ['tests/unit/main/adapters/window.test.ts'];
const inShell = ['tests/unit/tools/browser-shell/shell.test.ts'];
const inContents = ['tests/unit/tools/browser-shell/contents.test.ts'];

export const browserWindow = {
  name: 'BrowserWindow',
  page: 'browser-window',
  constructs: {
    source: `${cc} 312-345`,
    when: 'after ready',
    answers: 'Throws before ready. The window shows itself, unless `show` is false.',
    standIn: 'a tab of a browser, which shows the page from its first moment on',
    heldBy: inWindow,
  },
  statics: {
    getAllWindows: {
      source: 'lib/browser/api/browser-window.ts 114-116',
      answers: 'Windows that are not destroyed, those that are closing among them.',
      heldBy: inWindow,
    },
  },
  members: {
    close: {
      source: `${cc} 157-173; shell/browser/native_window.cc 542-558`,
      answers:
        'Emits `close`, which may be prevented; then the page unloads, and `closed` follows later. Code after the call still finds the window.',
      heldBy: [...inContents, ...inShell],
    },
    focus: {
      source: `${views} 591-601; ${mac} 444-459`,
      answers: 'Nothing for a window that is hidden. Windows may only let the taskbar blink.',
      standIn: 'nothing: a page cannot raise its tab',
      heldBy: inWindow,
    },
    getNormalBounds: {
      source: `${views} 945-953; ${mac} 761-772`,
      answers:
        'The bounds before it was maximised, minimised or made full screen. On Wayland the place is always 0, 0.',
      heldBy: [...inShell, ...inWindow],
    },
    isDestroyed: {
      source: 'shell/browser/api/electron_api_base_window.cc 164-184',
      answers: 'True from before `closed` is emitted on; every other method throws then.',
      heldBy: inShell,
    },
    isFocused: {
      source: `${views} 603-605; ${mac} 461-463`,
      answers: 'Whether this window has the keys; false while the developer tools of its own have them.',
      standIn: 'whether it was shown',
      heldBy: ['tests/unit/main/adapters/announce.test.ts'],
    },
    isMaximized: {
      source: `${views} 782-796; ${mac} 602-619`,
      answers: 'On macOS false in full screen and in the dock; true for a window of the size of its screen.',
      heldBy: [...inShell, ...inWindow],
    },
    isMinimized: {
      source: `${views} 824-826; ${mac} 632-634`,
      answers: 'Whether it lies in the taskbar or the dock.',
      standIn: 'false: a tab does not tell',
      heldBy: inWindow,
    },
    isVisible: {
      source: `${views} 671-682; ${mac} 534-537`,
      answers: 'False in the taskbar or the dock too; true behind other windows.',
      standIn: 'whether it was shown',
      heldBy: [...inShell, 'tests/unit/main/adapters/crash.test.ts'],
    },
    loadURL: {
      source: 'lib/browser/api/web-contents.ts 278-378',
      answers:
        'Rejects where the load fails, is replaced by another (`ERR_ABORTED`, -3) or the window closes; events tell the same.',
      standIn: 'settles before the browser asks for the page',
      heldBy: inWindow,
    },
    maximize: {
      source: `${views} 741-760; ${mac} 564-582`,
      answers: 'Shows a window that is hidden, before it has painted: not before `ready-to-show`.',
      heldBy: inWindow,
    },
    restore: {
      source: `${views} 807-822; ${mac} 628-630`,
      answers: 'Brings it back from the taskbar; on Windows and Linux it would also take a maximised one back.',
      standIn: 'nothing',
      heldBy: inWindow,
    },
    setBounds: {
      source: `${views} 906-925; ${mac} 727-747; lib/browser/api/browser-window.ts 23-30`,
      answers: 'What is not given stays as it is. On Wayland the place is ignored.',
      heldBy: inWindow,
    },
    show: {
      source: `${views} 607-630; ${mac} 465-486`,
      answers: 'Shows and activates it, on macOS also before other applications.',
      standIn: 'nothing: the tab is shown by the browser',
      heldBy: inWindow,
    },
    webContents: {
      source: `${cc} 276-280`,
      answers: 'Its page. Destroyed before the window is: `destroyed` of it comes before `closed`.',
      heldBy: inContents,
    },
  },
  events: {
    close: {
      source: 'shell/browser/api/electron_api_base_window.cc 158-162; shell/browser/native_window.cc 542-558',
      answers:
        'Before it closes, and for each window when quitting: prevented, it stays and the quitting is taken back. Not for `app.exit` and `destroy`.',
      heldBy: inShell,
    },
    closed: {
      source: 'shell/browser/api/electron_api_base_window.cc 164-184',
      answers: 'The object is of no use any more; `window-all-closed` or `will-quit` follows.',
      heldBy: inShell,
    },
    'query-session-end': {
      source: 'shell/browser/native_window_views_win.cc 422-430',
      systems: ['Windows'],
      answers:
        'Windows asks every program whether the session may end. Prevented, it stops the shutdown. The session may still go on.',
      standIn: 'by a command',
      heldBy: inWindow,
    },
    'ready-to-show': {
      source: 'shell/browser/api/electron_api_web_contents.cc 2359-2364; lib/browser/api/web-contents.ts 757-764',
      answers:
        'The first layout that is not empty, in every load, after a crash and a reload too. Not for an empty page.',
      standIn: 'when the preload has run',
      heldBy: inContents,
    },
    'session-end': {
      source: 'shell/browser/native_window_views_win.cc 431-452',
      systems: ['Windows'],
      answers:
        'The process ends when the last listener returns, unless `app.quit` was called in one: nothing that takes time is done.',
      standIn: 'by a command',
      heldBy: inWindow,
    },
  },
} satisfies ApiPart<BrowserWindow>;

export const baseWindow = {
  name: 'BaseWindow',
  page: 'base-window',
  members: {
    contentView: {
      source: 'shell/browser/api/electron_api_base_window.cc 1003-1007; electron_api_browser_window.cc 88-97',
      answers: 'The view above the page, which takes further views. Gone with the window.',
      standIn: 'views lie above the page anyway',
      heldBy: ['tests/unit/main/adapters/embedded-views.test.ts'],
    },
  },
} satisfies ApiPart<BaseWindow>;

export const baseWindowOptions = {
  name: 'BaseWindowConstructorOptions',
  page: 'structures/base-window-options',
  members: {
    ...each(['x', 'y'], {
      source: 'shell/browser/native_window.cc 222-231',
      answers:
        'Both or none; the middle of the screen without. Taken as they are, outside of every screen too. Ignored on Wayland.',
      standIn: 'kept, and told by `getNormalBounds`',
      heldBy: inWindow,
    }),
    ...each(['width', 'height', 'minWidth', 'minHeight'], {
      source: 'shell/browser/native_window.cc 177-216',
      answers: 'In device-independent pixels, with the frame. A window smaller than the smallest grows.',
      standIn: 'the browser has its own size',
      heldBy: inWindow,
    }),
    show: {
      source: 'shell/browser/native_window.cc 303-305',
      answers: 'False keeps it hidden until `show`, `maximize` or `minimize`.',
      standIn: 'a tab is shown',
      heldBy: inWindow,
    },
    title: {
      source: `shell/browser/native_window.cc 299; ${cc} 135-151`,
      answers: 'Until the page has a title of its own, which replaces it unless `page-title-updated` is prevented.',
      standIn: "the page's own",
      heldBy: inWindow,
    },
    backgroundColor: {
      source: 'shell/browser/native_window.cc 291-298',
      answers: 'Shown until the page paints.',
      standIn: 'not shown',
      heldBy: inWindow,
    },
  },
} satisfies ApiPart<BaseWindowConstructorOptions>;

export const browserWindowOptions = {
  name: 'BrowserWindowConstructorOptions',
  page: 'structures/browser-window-options',
  members: {
    webPreferences: {
      source: `${cc} 44-66`,
      answers: 'Of the page; see `WebPreferences`.',
      heldBy: inWindow,
    },
  },
} satisfies ApiPart<BrowserWindowConstructorOptions>;
