import type { WebContentsViewConstructorOptions, WebPreferences } from 'electron';
import { type ApiPart, each } from './row.ts';

const prefs = 'shell/browser/web_contents_preferences.cc';
const cc = 'shell/browser/api/electron_api_web_contents.cc';
const held = ['tests/unit/main/adapters/window.test.ts', 'tests/unit/main/adapters/embedded-views.test.ts'];
const inViews = ['tests/unit/main/adapters/embedded-views.test.ts'];
const inWindow = ['tests/unit/main/adapters/window.test.ts'];

export const webPreferences = {
  name: 'WebPreferences',
  page: 'structures/web-preferences',
  members: {
    ...each(['sandbox', 'contextIsolation', 'nodeIntegration', 'webviewTag'], {
      source: `${prefs} 163-181, 285-292, 315-329`,
      answers:
        'What a page may reach. All are as safe by default; a sandbox is off where Node is on, and forced by `app.enableSandbox`.',
      standIn: 'a tab of Chromium; the preload runs in the page',
      heldBy: held,
    }),
    additionalArguments: {
      source: `${prefs} 207; shell/renderer/electron_sandboxed_renderer_client.cc 91`,
      answers: 'Added to the command line of the renderer, among those of Chromium in `process.argv` of the preload.',
      standIn: 'alone in `process.argv`',
      heldBy: ['tests/unit/tools/browser-shell/shell.test.ts', ...inWindow],
    },
    devTools: {
      source: `${cc} 931`,
      answers: 'False: neither menu nor key nor code opens them.',
      standIn: "the browser's own",
      heldBy: held,
    },
    disableDialogs: {
      source: 'lib/browser/api/web-contents.ts 776-784',
      answers: '`alert`, `confirm` and `prompt` answer false at once. `print()` is not among them.',
      standIn: 'by the sandbox of the frame',
      heldBy: inViews,
    },
    navigateOnDragDrop: {
      source: `${prefs} 194`,
      answers: 'False, by default too: a file dropped on the page does not replace it.',
      standIn: 'the browser would open it, where the page does not take it',
      heldBy: held,
    },
    preload: {
      source: `${prefs} 234-241`,
      answers: 'An absolute path; a relative one is logged and ignored. One that throws is told by `preload-error`.',
      heldBy: ['tests/unit/tools/browser-shell/shell.test.ts'],
    },
    session: {
      source: `${cc} 946-965`,
      answers: 'Goes before `partition`.',
      standIn: 'the session of the tab',
      heldBy: inViews,
    },
    spellcheck: {
      source: `${prefs} 261-263`,
      answers: 'On by default: Chromium then fetches dictionaries from a server of Google on Windows and Linux.',
      standIn: "the browser's own",
      heldBy: held,
    },
    zoomFactor: {
      source: `${cc} 1032-1037; shell/browser/web_contents_zoom_controller.cc 344-380`,
      answers:
        'Applied as the first page is shown, until then the level is 0. A level that `setZoomLevel` kept for the host, in the preferences of the session, goes before it.',
      heldBy: [...inWindow, 'tests/unit/tools/browser-shell/contents.test.ts'],
    },
  },
} satisfies ApiPart<WebPreferences>;

export const viewOptions = {
  name: 'WebContentsViewConstructorOptions',
  page: 'web-contents-view',
  members: {
    webPreferences: {
      source: 'shell/browser/api/electron_api_web_contents_view.cc 171-200',
      answers: 'Of its page; see `WebPreferences`.',
      heldBy: inViews,
    },
  },
} satisfies ApiPart<WebContentsViewConstructorOptions>;
