import type {
  Dialog,
  FileFilter,
  MessageBoxOptions,
  MessageBoxReturnValue,
  OpenDialogOptions,
  OpenDialogReturnValue,
  SaveDialogOptions,
  SaveDialogReturnValue,
} from 'electron';
import { type ApiPart, each } from './row.ts';

const ts = 'lib/browser/api/dialog.ts';
const ui = 'shell/browser/ui';
const inShell = ['tests/unit/tools/browser-shell/shell.test.ts'];
const inCrash = ['tests/unit/main/adapters/crash.test.ts', 'tests/unit/main/adapters/window.test.ts'];
const inFiles = ['tests/e2e/import.test.ts', 'tests/e2e/export.test.ts'];

export const dialog = {
  name: 'Dialog',
  page: 'dialog',
  members: {
    showErrorBox: {
      source: `${ui}/message_box_gtk.cc 260-275, message_box_win.cc 349-352, message_box_mac.mm 195-201`,
      answers: 'Before ready too, and waits; on Linux it writes to stderr then, and nobody sees it.',
      standIn: 'absent: nothing is refused there',
      heldBy: ['tests/unit/main/adapters/application.test.ts'],
    },
    showMessageBox: {
      source: `${ts} 146-250; ${ui}/message_box_mac.mm 132-183`,
      when: 'after ready',
      answers:
        'Rejects before ready. With a window it is modal to it; on macOS a sheet, which nobody can answer where the window is hidden.',
      standIn: 'drawn in the page, as soon as there is one',
      heldBy: [...inCrash, ...inShell],
    },
    showOpenDialog: {
      source: `${ts} 108-144; ${ui}/file_dialog_win.cc, file_dialog_mac.mm, file_dialog_linux.cc`,
      when: 'after ready',
      answers:
        'Paths that the person chose. “All files” lets every file be chosen, whatever the filters before it say.',
      standIn: 'the browser asks; a copy in a temporary folder',
      heldBy: [...inShell, ...inFiles],
    },
    showSaveDialog: {
      source: `${ts} 75-106; ${ui}/file_dialog_win.cc, file_dialog_mac.mm, file_dialog_linux.cc`,
      when: 'after ready',
      answers:
        'A path that may exist: Windows and macOS ask before, Linux where it is told to. The extension is added by Windows and macOS; on Linux a name without one stays so.',
      standIn: 'a free name in the folder of downloads',
      heldBy: [...inShell, ...inFiles],
    },
  },
} satisfies ApiPart<Dialog>;

export const fileFilter = {
  name: 'FileFilter',
  page: 'structures/file-filter',
  members: each(['name', 'extensions'], {
    source: `${ui}/file_dialog_linux.cc, file_dialog_mac.mm, file_dialog_win.cc`,
    answers: 'Without a dot; `*` for all files. macOS shows no names.',
    standIn: 'the extensions, as `accept`',
    heldBy: inShell,
  }),
} satisfies ApiPart<FileFilter>;

export const openOptions = {
  name: 'OpenDialogOptions',
  page: 'dialog#dialogshowopendialogwindow-options',
  members: each(['title', 'filters', 'properties'], {
    source: `${ts} 108-144`,
    answers: 'macOS shows no title of an open dialog. An unknown property is ignored.',
    standIn: 'one file',
    heldBy: inShell,
  }),
} satisfies ApiPart<OpenDialogOptions>;

export const openAnswer = {
  name: 'OpenDialogReturnValue',
  page: 'dialog#dialogshowopendialogwindow-options',
  members: each(['canceled', 'filePaths'], {
    source: 'shell/browser/ui/file_dialog_linux.cc, file_dialog_mac.mm, file_dialog_win.cc',
    answers: 'No path where it was cancelled.',
    heldBy: inShell,
  }),
} satisfies ApiPart<OpenDialogReturnValue>;

export const saveOptions = {
  name: 'SaveDialogOptions',
  page: 'dialog#dialogshowsavedialogwindow-options',
  members: each(['defaultPath', 'filters', 'properties'], {
    source: `${ts} 75-106`,
    answers:
      '`showOverwriteConfirmation` is of Linux, `createDirectory` of macOS; elsewhere they are what happens anyway.',
    standIn: 'the name alone is read',
    heldBy: inShell,
  }),
} satisfies ApiPart<SaveDialogOptions>;

export const saveAnswer = {
  name: 'SaveDialogReturnValue',
  page: 'dialog#dialogshowsavedialogwindow-options',
  members: each(['canceled', 'filePath'], {
    source: 'shell/browser/ui/file_dialog_linux.cc, file_dialog_mac.mm, file_dialog_win.cc',
    answers: 'An empty path where it was cancelled.',
    heldBy: inShell,
  }),
} satisfies ApiPart<SaveDialogReturnValue>;

export const messageOptions = {
  name: 'MessageBoxOptions',
  page: 'dialog#dialogshowmessageboxwindow-options',
  members: {
    ...each(['type', 'message', 'detail', 'buttons', 'defaultId', 'cancelId'], {
      source: `${ts} 146-230; ${ui}/message_box_gtk.cc, message_box_mac.mm, message_box_win.cc`,
      answers: 'Texts only, or it throws. `cancelId` is what Escape and the closing of the dialog answer.',
      standIn: 'texts, buttons, `defaultId` and `cancelId`',
      heldBy: inCrash,
    }),
    noLink: {
      source: `${ui}/message_box_win.cc 232-245`,
      systems: ['Windows'],
      answers: 'Buttons as buttons, rather than large links.',
      standIn: 'not read',
      heldBy: inCrash,
    },
  },
} satisfies ApiPart<MessageBoxOptions>;

export const messageAnswer = {
  name: 'MessageBoxReturnValue',
  page: 'dialog#dialogshowmessageboxwindow-options',
  members: each(['response'], {
    source: `${ui}/message_box_gtk.cc 183, message_box_mac.mm 162-171, message_box_win.cc 255-264`,
    answers: 'The number of a button; `cancelId` where the window went away with it.',
    heldBy: inCrash,
  }),
} satisfies ApiPart<MessageBoxReturnValue>;
