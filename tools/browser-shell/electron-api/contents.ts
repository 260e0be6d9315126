import type { View, WebContents, WebContentsView } from 'electron';
import type { ApiPart } from './row.ts';

const cc = 'shell/browser/api/electron_api_web_contents.cc';
const ts = 'lib/browser/api/web-contents.ts';
const view = 'shell/browser/api/electron_api_view.cc';
const inViews = ['tests/unit/main/adapters/embedded-views.test.ts'];
const inWindow = ['tests/unit/main/adapters/window.test.ts'];
const inCrash = ['tests/unit/main/adapters/crash.test.ts'];
const inSecurity = ['tests/unit/main/adapters/security.test.ts'];
const inShell = ['tests/unit/tools/browser-shell/contents.test.ts'];

export const webContents = {
  name: 'WebContents',
  page: 'web-contents',
  members: {
    capturePage: {
      source: `${cc} 4033-4085, 622-648`,
      answers:
        'An empty image, without complaint, where the view has no size; rejects where it was never drawn. A hidden page counts as visible meanwhile. In pixels of the screen.',
      standIn: 'a picture of one colour, of the size of the view',
      heldBy: [...inShell, ...inViews],
    },
    close: {
      source: `${cc} 1296-1308, 1624-1637`,
      answers: 'Runs no `beforeunload` unless asked to. `destroyed` follows later.',
      heldBy: inViews,
    },
    focus: {
      source: `${cc} 3885-3900`,
      answers: 'Gives it the keys; on macOS and Linux the window too.',
      standIn: 'a frame gets the focus; for the page itself nothing',
      heldBy: inViews,
    },
    forcefullyCrashRenderer: {
      source: `${cc} 3237-3261, 2199-2224`,
      answers:
        'Kills the renderer, on Linux by a message to it. `render-process-gone` is told later, after a `reload` that was called at once, and never where the renderer had ended already.',
      standIn: 'tells that the renderer was killed',
      heldBy: [...inShell, ...inCrash],
    },
    getZoomLevel: {
      source: 'shell/browser/web_contents_zoom_controller.cc 134-139',
      answers: '0 before the first page is shown; afterwards that of its host.',
      heldBy: [...inShell, ...inWindow],
    },
    isDestroyed: {
      source: `${cc} 2694-2717`,
      answers: 'True from before `destroyed` is emitted on; other methods throw then.',
      heldBy: ['tests/unit/main/adapters/ipc.test.ts'],
    },
    loadURL: {
      source: `${ts} 278-378; ${cc} 2825-2900`,
      answers:
        'Rejects as that of the window. Called while a navigation of the same contents is being told, it fails with `ERR_FAILED`.',
      standIn: 'asks for the page once by itself, to know its status',
      heldBy: inViews,
    },
    printToPDF: {
      source: `lib/browser/print-to-pdf.ts; ${cc} 3751-3753`,
      answers:
        'A `Buffer`. Checks kinds of options and that margins, in inches, are smaller than the paper. One after the other in the same page.',
      standIn:
        'the tab, by Chromium, where who started the shell can print it; of a view one page of that size that says where it comes from',
      heldBy: [...inShell, ...inViews, 'tests/e2e/print.test.ts'],
    },
    reload: {
      source: `${cc} 2911-2914`,
      answers: 'Loads again, after a crash in a new renderer.',
      heldBy: [...inShell, ...inCrash],
    },
    send: {
      source: `${ts} 111-113; lib/browser/api/web-frame-main.ts`,
      answers: 'To the main frame, by structured clone; throws for what cannot be cloned. Lost where the page is gone.',
      standIn: 'as JSON',
      heldBy: ['tests/unit/main/adapters/ipc.test.ts'],
    },
    setWindowOpenHandler: {
      source: `${ts} 387-436`,
      answers: 'Asked before any window opens: `window.open`, a middle click, `target`. Without one, windows open.',
      standIn: 'gets the address alone',
      heldBy: [...inSecurity, ...inViews],
    },
    setZoomLevel: {
      source: 'shell/browser/web_contents_zoom_controller.cc 73-131',
      answers:
        'For all pages of the host in this session, and kept in its preferences. Does nothing before the first page is shown and after a crash.',
      standIn: 'kept, and not shown: the browser has its own zoom',
      heldBy: [...inShell, ...inWindow],
    },
  },
  events: {
    'before-input-event': {
      source: `${cc} 1687-1707`,
      answers: 'Before page and menu get a key; prevented, neither does. Not for keys of the system.',
      standIn: 'never: only the browser sees keys in a frame',
      heldBy: inViews,
    },
    destroyed: {
      source: `${cc} 2694-2717`,
      answers: 'Before `closed` of its window.',
      heldBy: inShell,
    },
    'did-fail-load': {
      source: `${cc} 2284-2303, 2540-2556`,
      answers:
        'Not for an aborted navigation; with -3 and an empty description where a page that was shown is stopped. An HTTP error is a page that loads.',
      standIn: 'for embedded pages only, with the codes that Node tells',
      heldBy: [...inViews, ...inWindow],
    },
    'did-finish-load': {
      source: `${cc} 2267-2282`,
      answers: 'All of the main frame is loaded, the pages of errors too.',
      heldBy: inViews,
    },
    'did-navigate': {
      source: `${cc} 2508-2520`,
      answers: 'The main frame shows another page. The status is -1 where there is none, e.g. for a page without HTTP.',
      standIn: 'with status 200 for the page of the window',
      heldBy: [...inShell, ...inViews],
    },
    'did-start-loading': {
      source: `${cc} 2305-2307`,
      answers: 'The tab would begin to spin: frames too, and navigations that fail.',
      standIn: 'for embedded pages only',
      heldBy: inViews,
    },
    'did-start-navigation': {
      source: `${cc} 2395-2399, 2318-2357`,
      answers: 'Any frame, and moves within the page; before the old page is left.',
      standIn: 'when the old page is left, and not for moves within it',
      heldBy: inShell,
    },
    'preload-error': {
      source: 'lib/browser/rpc-server.ts 50-53; lib/sandboxed_renderer/preload.ts 113-121',
      answers: 'The preload threw or could not be read; the page goes on without it.',
      standIn: 'never: the tab stays empty',
      heldBy: inCrash,
    },
    'render-process-gone': {
      source: `${cc} 2199-2224`,
      answers:
        'After the fact, in a task of its own: the page may have been reloaded meanwhile. Nothing tells whether its end was wanted, but for `clean-exit`.',
      standIn: 'by the command `crashPage` and by `forcefullyCrashRenderer`',
      heldBy: [...inShell, ...inCrash, 'tests/e2e/page-crash.test.ts'],
    },
    unresponsive: {
      source: `${ts} 840-845; ${cc} 1808-1832`,
      answers:
        'A key or click went unanswered for too long, in a page that is visible. It may answer again, which `responsive` tells; told again only after further input.',
      standIn: 'never',
      heldBy: inCrash,
    },
    'will-attach-webview': {
      source: 'lib/browser/guest-view-manager.ts 104',
      answers: 'Only where `webviewTag` allows one; prevented, none is made.',
      standIn: 'never',
      heldBy: inSecurity,
    },
    'will-frame-navigate': {
      source: 'shell/browser/electron_navigation_throttle.cc 29-64',
      answers: 'What a page does, in any of its frames; never `loadURL`, `reload` or a move within the page.',
      standIn: 'never: the policy of the page forbids it',
      heldBy: [...inSecurity, ...inViews],
    },
    'will-redirect': {
      source: 'shell/browser/electron_navigation_throttle.cc 66-86',
      answers: 'Each redirect of each frame, whoever began; prevented, the load is aborted without `did-fail-load`.',
      standIn: 'never',
      heldBy: inSecurity,
    },
    'zoom-changed': {
      source: `${cc} 1709-1711`,
      answers: 'The wheel with Ctrl. Electron itself changes nothing then.',
      standIn: 'never',
      heldBy: inWindow,
    },
  },
} satisfies ApiPart<WebContents>;

export const webContentsView = {
  name: 'WebContentsView',
  page: 'web-contents-view',
  constructs: {
    source: 'shell/browser/api/electron_api_web_contents_view.cc 171-200',
    when: 'after ready',
    answers: 'A page of its own, in no window yet. It lives until its contents are closed, also without its window.',
    standIn: 'a frame above the page',
    heldBy: inViews,
  },
  members: {
    webContents: {
      source: 'shell/browser/api/electron_api_web_contents_view.cc 51-60',
      answers: 'Its page; undefined once destroyed.',
      heldBy: inViews,
    },
  },
} satisfies ApiPart<WebContentsView>;

export const views = {
  name: 'View',
  page: 'view',
  members: {
    addChildView: {
      source: `${view} 233-282`,
      answers: 'Above the others. Throws for one whose contents are destroyed.',
      standIn: 'nothing: it lies there already',
      heldBy: inViews,
    },
    removeChildView: {
      source: `${view} 284-310`,
      answers: 'Takes it out of the window; its page lives on. Does nothing for one that is not there.',
      standIn: 'nothing',
      heldBy: inViews,
    },
    setBounds: {
      source: `${view} 322-380`,
      answers: 'In pixels of the window, whatever the zoom of the page below. Does nothing once destroyed.',
      heldBy: inViews,
    },
    setVisible: {
      source: `${view} 535-539`,
      answers: 'A hidden page goes on, slower; nothing of it is drawn. Does nothing once destroyed.',
      heldBy: inViews,
    },
  },
} satisfies ApiPart<View>;
