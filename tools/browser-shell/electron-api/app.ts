import type { App, Dock } from 'electron';
import type { ApiPart } from './row.ts';

const cc = 'shell/browser/api/electron_api_app.cc';
const inApplication = ['tests/unit/main/adapters/application.test.ts'];
const inLifecycle = ['tests/unit/main/adapters/lifecycle.test.ts'];
const inCommands = ['tests/security/commands.test.ts'];

export const app = {
  name: 'App',
  page: 'app',
  members: {
    disableHardwareAcceleration: {
      source: `${cc} 1158-1182`,
      when: 'before ready',
      answers: 'Appends `disable-gpu`. Throws once ready.',
      standIn: 'the switch; the browser draws all the same',
      heldBy: inApplication,
    },
    dock: {
      source: `${cc} 2047-2049`,
      systems: ['macOS'],
      answers: 'The icon in the dock; undefined elsewhere.',
      standIn: 'undefined',
      heldBy: inCommands,
    },
    enableSandbox: {
      source: `${cc} 1564-1575`,
      when: 'before ready',
      answers:
        'Removes `no-sandbox` from the command line, and sandboxes every renderer. Throws once ready. What was passed is to be refused before.',
      standIn: 'the switches; Chromium has the sandbox of its own start',
      heldBy: inApplication,
    },
    exit: {
      source: 'shell/browser/browser.cc 140-164',
      answers:
        'Before the message loop runs it ends the process at once, without `quit`. Afterwards it destroys the windows (`closed`, no `close`), emits `quit` and nothing else, and ends later: code after it still runs.',
      heldBy: inCommands,
    },
    getAppPath: {
      source: `${cc} 881-883; lib/browser/init.ts 97-148`,
      answers: 'Packaged, the path of `app.asar`; what a worker or another program opens lies in `app.asar.unpacked`.',
      heldBy: inApplication,
    },
    getApplicationNameForProtocol: {
      source: 'shell/browser/browser_linux.cc 205-212, browser_mac.mm 257-263, browser_win.cc 148-150, 570-572',
      answers:
        'The name of the program that opens such an address; empty without one. On Windows that is the description of its file, of whatever account registered it.',
      standIn: 'empty',
      heldBy: inLifecycle,
    },
    getName: {
      source: 'shell/browser/browser.cc 210-215; lib/browser/init.ts 133-138',
      answers: '`productName` of package.json, else `name`.',
      heldBy: inApplication,
    },
    getPath: {
      source: `${cc} 399-430, 952-962`,
      answers:
        'Throws for a folder that the system does not have. `logs` is in `~/Library/Logs` on macOS, else in `userData`; `sessionData` follows `userData` until it is set.',
      standIn: '`downloads` is the folder that the shell was started with',
      heldBy: inApplication,
    },
    getPreferredSystemLanguages: {
      source: `${cc} 2015; shell/common/language_util_linux.cc, language_util_mac.mm, language_util_win.cc`,
      answers: 'The languages of the person in the system, the most preferred first; known before ready.',
      standIn: 'of the environment on Linux; elsewhere the locale of Node',
      heldBy: ['tests/unit/main/adapters/system-locale.test.ts'],
    },
    getVersion: {
      source: 'shell/browser/browser.cc 199-204; lib/browser/init.ts 128-131',
      answers: '`version` of package.json.',
      heldBy: inApplication,
    },
    isDefaultProtocolClient: {
      source: 'shell/browser/browser_linux.cc 179-197, browser_mac.mm 222-255, browser_win.cc 535-568',
      answers:
        'Whether this program opens such addresses. On Windows it reads the registry of this account alone: false for what an installer wrote for the computer. On Linux it compares the name of the desktop file.',
      standIn: 'false',
      heldBy: inLifecycle,
    },
    isPackaged: {
      source: `${cc} 920-950`,
      answers: 'Whether the program has another name than `electron`, or `ELECTRON_FORCE_IS_PACKAGED` is set.',
      heldBy: inApplication,
    },
    quit: {
      source: 'shell/browser/browser.cc 120-133, 287-322',
      answers:
        'Does nothing while quitting. Emits `before-quit`, asks every window to close, which takes time, and then emits `will-quit`. A prevented `close` takes the quitting back. `window-all-closed` is not emitted.',
      heldBy: ['tests/unit/tools/browser-shell/contents.test.ts', ...inLifecycle],
    },
    relaunch: {
      source: `${cc} 1122-1156; shell/browser/relauncher_linux.cc`,
      answers:
        'Starts the program again once this one has ended, with the arguments of this one. On Linux that is the path inside the mount of an AppImage, which ends with it: `APPIMAGE` has to be named.',
      standIn: 'says on stderr that it asks for it',
      heldBy: ['tests/unit/main/adapters/window.test.ts'],
    },
    releaseSingleInstanceLock: {
      source: `${cc} 1114-1120`,
      answers: 'Gives the lock back; does nothing without it.',
      heldBy: inCommands,
    },
    removeAsDefaultProtocolClient: {
      source: 'shell/browser/browser_linux.cc 199-203, browser_mac.mm 159-204, browser_win.cc 426-489',
      answers: 'Does nothing on Linux, answers false there. On Windows it removes the keys of this account.',
      standIn: 'false',
      heldBy: inCommands,
    },
    requestSingleInstanceLock: {
      source: `${cc} 1054-1112`,
      answers:
        'False where another process has the lock, which is told the arguments and `data`, and where a process of another computer holds it in a shared home folder, of which nobody is told. The lock lies in `userData`: that path is set before.',
      standIn: 'the lock of Chromium on Linux, on every system',
      heldBy: [...inLifecycle, ...inCommands],
    },
    setAppUserModelId: {
      source: 'shell/browser/browser_win.cc 397-399; lib/browser/api/app.ts 62-63',
      systems: ['Windows'],
      answers: 'Before the first window, or the taskbar groups it elsewhere. Does nothing on other systems.',
      standIn: 'nothing',
      heldBy: inApplication,
    },
    setAsDefaultProtocolClient: {
      source: 'shell/browser/browser_linux.cc 42-64, 171-177, browser_mac.mm 206-220, browser_win.cc 491-533',
      answers:
        'Registers this program for this account. On Windows the command is `"program" "%1"` unless arguments are given: a link is to come after `--`. On Linux it needs the desktop file that `desktopName` names.',
      standIn: 'false',
      heldBy: inLifecycle,
    },
    setPath: {
      source: `${cc} 963-975`,
      answers:
        'Throws for a relative path. It makes no folder. `userData` and `sessionData` count before ready only; `logs` does not follow `userData`.',
      heldBy: inApplication,
    },
    setToastActivatorCLSID: {
      source: `${cc} 2063-2082`,
      systems: ['Windows'],
      answers:
        'The identifier under which Windows starts the application for a click on a notification; random without it.',
      standIn: 'nothing: there is no registry',
      heldBy: inApplication,
    },
    whenReady: {
      source: 'shell/browser/browser.cc 239-267',
      answers:
        'Settles after the main script, with its top-level `await`s, has ended; never without a display on Linux.',
      standIn: 'settles at once',
      heldBy: ['tests/unit/main/start/window.test.ts'],
    },
  },
  events: {
    activate: {
      source: `${cc} 615-617; shell/browser/mac/electron_application_delegate.mm`,
      systems: ['macOS'],
      answers: 'A click in the dock or a second start, with windows or without.',
      standIn: 'never',
      heldBy: inLifecycle,
    },
    'before-quit': {
      source: `${cc} 578-582; shell/browser/browser.cc 301-305`,
      answers: 'Before windows are asked to close; not for `exit`, nor where Windows ends the session.',
      heldBy: inLifecycle,
    },
    'child-process-gone': {
      source: `${cc} 823-851`,
      answers:
        'A process other than a renderer ended unexpectedly, `type` GPU among them. Chromium starts the GPU process again; after its third crash it draws without the card, and ends the application where that fails too.',
      standIn: 'by the command `endProcess`',
      heldBy: ['tests/unit/main/adapters/crash.test.ts'],
    },
    'open-url': {
      source: `${cc} 611-613`,
      systems: ['macOS'],
      answers: 'A link was opened; may come before ready, so that it is heard from the first line on.',
      standIn: 'never: links come as a second start',
      heldBy: inLifecycle,
    },
    quit: {
      source: `${cc} 594-603; shell/browser/browser.cc 166-197`,
      answers: 'The last moment: what runs here has to be synchronous. Not for an `exit` before ready.',
      heldBy: inLifecycle,
    },
    'second-instance': {
      source: `${cc} 1038-1045`,
      when: 'after ready',
      answers:
        'Another start asked for the lock: its arguments, folder and `data`. Chromium puts its own switches among the arguments, and before others. One that came before ready waits for it.',
      standIn: 'by the command `openLink`, without folder and data',
      heldBy: [...inLifecycle, 'tests/e2e/session.test.ts'],
    },
    'select-client-certificate': {
      source: `${cc} 762-804, 472-512; lib/browser/api/app.ts 111-118`,
      answers:
        "Unless prevented, Chromium sends the first certificate of the system's store. An empty answer goes on without any. The contents are null for `net` and `session.fetch`.",
      standIn: 'never: Node has no store of certificates to offer',
      heldBy: ['tests/unit/main/adapters/network.test.ts'],
    },
    'web-contents-created': {
      source: 'lib/browser/api/web-contents.ts 847-857',
      answers:
        'While the contents are made, before anything is loaded: of windows, views and frames of developer tools alike.',
      heldBy: ['tests/unit/main/adapters/security.test.ts'],
    },
    'will-quit': {
      source: `${cc} 584-588; shell/browser/browser.cc 287-299`,
      answers: 'When all windows are closed. Prevented, the quitting is over: it is to be asked for again.',
      heldBy: inLifecycle,
    },
    'window-all-closed': {
      source: 'shell/browser/browser.cc 314-322; lib/browser/init.ts 169-174',
      answers: 'Only where nobody is quitting. With a listener the application goes on without windows.',
      heldBy: [...inLifecycle, 'tests/unit/tools/browser-shell/contents.test.ts'],
    },
  },
} satisfies ApiPart<App>;

export const dock = {
  name: 'Dock',
  page: 'dock',
  members: {
    hide: {
      source: 'shell/browser/browser_mac.mm 441-470',
      systems: ['macOS'],
      answers: 'Takes the icon away; does nothing within a second after `show`.',
      standIn: 'absent',
      heldBy: ['docs/release-checklist.md'],
    },
  },
} satisfies ApiPart<Dock>;
