import type {
  Clipboard,
  ClipboardItem,
  Display,
  NativeImage,
  NativeTheme,
  PowerMonitor,
  Rectangle,
  Screen,
  Shell,
} from 'electron';
import { type ApiPart, each } from './row.ts';

const inClipboard = ['tests/unit/main/adapters/application.test.ts'];
const inViews = ['tests/unit/main/adapters/embedded-views.test.ts'];
const inWindow = ['tests/unit/main/adapters/window.test.ts'];
const inShell = ['tests/unit/tools/browser-shell/shell.test.ts'];
const clipboardCc = 'shell/browser/api/electron_api_clipboard.cc';

export const clipboard = {
  name: 'Clipboard',
  page: 'clipboard',
  members: {
    readText: {
      source: `${clipboardCc} 271-300`,
      answers:
        'Empty where there is no text, and where the system keeps it from programs without the keys, as Wayland does.',
      standIn: 'what was copied last from here',
      heldBy: ['tests/unit/main/external-tools/external-tools.test.ts'],
    },
    write: {
      source: `${clipboardCc} 346-387; lib/browser/api/clipboard.ts 25-42`,
      answers:
        'All formats at once, in place of what was there. A picture that cannot be decoded empties it without complaint.',
      standIn: 'the text alone; nothing for a picture',
      heldBy: [...inClipboard, ...inViews],
    },
    writeText: {
      source: `${clipboardCc} 389-403`,
      answers: 'In place of what was there.',
      heldBy: ['tests/unit/main/external-tools/external-tools.test.ts'],
    },
  },
} satisfies ApiPart<Clipboard>;

export const clipboardItem = {
  name: 'ClipboardItem',
  page: 'clipboard-item',
  constructs: {
    source: 'lib/browser/api/clipboard-item.ts 37-66; shell/browser/api/electron_api_clipboard_item.cc 456-500',
    answers:
      'Texts and `Blob`s by their MIME type; a format of the system as `electron application/osclipboard;format="…"`. Wrong kinds are refused by `write` only.',
    heldBy: [...inClipboard, ...inViews],
  },
} satisfies ApiPart<ClipboardItem>;

export const nativeImage = {
  name: 'NativeImage',
  page: 'native-image',
  members: {
    isEmpty: {
      source: 'shell/common/api/electron_api_native_image.cc 342-344',
      answers: 'True for a picture without pixels, which nothing else complains of.',
      heldBy: inViews,
    },
    toPNG: {
      source: 'shell/common/api/electron_api_native_image.cc 255-283',
      answers: 'A `Buffer`, empty for an empty picture.',
      heldBy: [...inViews, 'tests/unit/tools/browser-shell/contents.test.ts'],
    },
  },
} satisfies ApiPart<NativeImage>;

export const nativeTheme = {
  name: 'NativeTheme',
  page: 'native-theme',
  members: {
    shouldUseDarkColors: {
      source: 'shell/browser/api/electron_api_native_theme.cc 74-83',
      answers: 'By `themeSource`; for `system` what the system prefers, which Linux may only tell after ready.',
      standIn: 'what the browser prefers, once it has told',
      heldBy: inWindow,
    },
    themeSource: {
      source: 'shell/browser/api/electron_api_native_theme.cc 59-72',
      answers: 'Dialogs, title bar, and `prefers-color-scheme` of every page, embedded ones too.',
      standIn: 'kept; the browser draws its own',
      heldBy: ['tests/e2e/appearance-dark.test.ts'],
    },
  },
} satisfies ApiPart<NativeTheme>;

export const powerMonitor = {
  name: 'PowerMonitor',
  page: 'power-monitor',
  events: {
    resume: {
      source: 'shell/browser/api/electron_api_power_monitor.cc 108-110',
      when: 'after ready',
      answers: 'After a sleep of the computer. Timers have stood still.',
      standIn: 'by the command `wakeUp`',
      heldBy: ['tests/e2e/idle.test.ts'],
    },
    'unlock-screen': {
      source: 'shell/browser/api/electron_api_power_monitor_win.cc 142-146, electron_api_power_monitor_mac.mm 84',
      when: 'after ready',
      systems: ['Windows', 'macOS'],
      answers: 'The person is back at a screen that was locked. Linux does not tell.',
      standIn: 'never',
      heldBy: ['docs/release-checklist.md'],
    },
  },
} satisfies ApiPart<PowerMonitor>;

export const screen = {
  name: 'Screen',
  page: 'screen',
  members: {
    getAllDisplays: {
      source: 'shell/browser/api/electron_api_screen.cc 113-121, 226-245; lib/browser/api/screen.ts',
      when: 'after ready',
      answers:
        'At least one, the main one not always first. Electron moves no window of a screen that is unplugged: the system does, or nobody.',
      standIn: 'those of the command `plugDisplays`',
      heldBy: [...inWindow, 'tests/unit/tools/browser-shell/contents.test.ts'],
    },
  },
} satisfies ApiPart<Screen>;

export const display = {
  name: 'Display',
  page: 'structures/display',
  members: {
    workArea: {
      source: 'shell/common/gin_converters/gfx_converter.cc',
      answers:
        'Without taskbar, dock and menu, in device-independent pixels from the main screen; negative to its left.',
      heldBy: inWindow,
    },
  },
} satisfies ApiPart<Display>;

export const rectangle = {
  name: 'Rectangle',
  page: 'structures/rectangle',
  members: each(['x', 'y', 'width', 'height'], {
    source: 'shell/common/gin_converters/gfx_converter.cc',
    answers: 'Whole numbers; fractions are cut.',
    heldBy: [...inWindow, ...inViews],
  }),
} satisfies ApiPart<Rectangle>;

export const shell = {
  name: 'Shell',
  page: 'shell',
  members: {
    openExternal: {
      source: 'shell/common/platform_util_linux.cc 385-398, platform_util_win.cc 235-265, platform_util_mac.mm 113-150',
      answers:
        'Any scheme, with whatever program has it: the address is to be checked before. Rejects on Windows and macOS where none has it; on Linux it settles once `xdg-open` runs.',
      standIn: 'shows the link in the page',
      heldBy: inShell,
    },
    openPath: {
      source: 'shell/common/platform_util_linux.cc 373-376, platform_util_win.cc 315-326, platform_util_mac.mm 101-111',
      answers: 'A message where it failed, empty otherwise; never rejects. A program is run.',
      standIn: 'names the folder in the page',
      heldBy: inWindow,
    },
  },
} satisfies ApiPart<Shell>;
