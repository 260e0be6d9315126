import type {
  ContextBridge,
  IpcMain,
  IpcMainEvent,
  IpcMainInvokeEvent,
  IpcRenderer,
  WebFrameMain,
  WebUtils,
} from 'electron';
import { type ApiPart, each } from './row.ts';

const held = ['tests/unit/main/adapters/ipc.test.ts'];
const inShell = ['tests/unit/tools/browser-shell/shell.test.ts'];
const everyCall = ['tests/e2e/working-day.test.ts'];

export const ipcMain = {
  name: 'IpcMain',
  page: 'ipc-main',
  members: {
    handle: {
      source: 'lib/browser/ipc-main-impl.ts 15-23; lib/browser/ipc-dispatch.ts 90-130',
      answers: 'One for a channel, or it throws. What it throws reaches the page as its text, and stderr.',
      heldBy: [...held, ...inShell],
    },
    on: {
      source: 'lib/browser/ipc-dispatch.ts 58-80',
      answers: 'Messages of every page and frame: the sender is to be looked at.',
      heldBy: [...held, ...inShell],
    },
  },
} satisfies ApiPart<IpcMain>;

const ofSender = {
  source: 'shell/browser/electron_api_ipc_handler_impl.cc; lib/browser/ipc-dispatch.ts',
  answers: 'The contents, and the frame as it is now: null once it is gone, another page after it moved.',
  standIn: 'always the main frame of the window',
  heldBy: held,
};

export const ipcMainEvent = {
  name: 'IpcMainEvent',
  page: 'structures/ipc-main-event',
  members: each(['sender', 'senderFrame'], ofSender),
} satisfies ApiPart<IpcMainEvent>;

export const ipcMainInvokeEvent = {
  name: 'IpcMainInvokeEvent',
  page: 'structures/ipc-main-invoke-event',
  members: each(['sender', 'senderFrame'], ofSender),
} satisfies ApiPart<IpcMainInvokeEvent>;

export const webFrameMain = {
  name: 'WebFrameMain',
  page: 'web-frame-main',
  members: each(['parent', 'url'], {
    source: 'shell/browser/api/electron_api_web_frame_main.cc 480-484, 504-508',
    answers: 'Read when it is asked for; both throw once the frame is gone. The main frame has no parent.',
    standIn: 'the address of the last load, and no parent',
    heldBy: held,
  }),
} satisfies ApiPart<WebFrameMain>;

export const ipcRenderer = {
  name: 'IpcRenderer',
  page: 'ipc-renderer',
  members: {
    invoke: {
      source: 'lib/renderer/api/ipc-renderer.ts 22-28',
      answers:
        'By structured clone. Rejects with a text around that of the error; never settles where the page is left.',
      standIn: 'as JSON',
      heldBy: everyCall,
    },
    send: {
      source: 'lib/renderer/api/ipc-renderer.ts 10-12',
      answers: 'By structured clone; nobody tells whether it arrived.',
      standIn: 'as JSON',
      heldBy: everyCall,
    },
    ...each(['on', 'off'], {
      source: 'lib/renderer/api/ipc-renderer.ts 9',
      answers: 'The event holds the whole of `ipcRenderer`: it is not to be given to the page.',
      standIn: 'an empty event',
      heldBy: everyCall,
    }),
  },
} satisfies ApiPart<IpcRenderer>;

export const contextBridge = {
  name: 'ContextBridge',
  page: 'context-bridge',
  members: {
    exposeInMainWorld: {
      source: 'shell/renderer/api/electron_api_context_bridge.cc 806-870',
      answers:
        'Copies, frozen, of plain objects, and functions across the two worlds. Throws for a name that the page has.',
      standIn: 'the object itself, frozen: both worlds are one',
      heldBy: [...inShell, 'tests/security/page.test.ts'],
    },
  },
} satisfies ApiPart<ContextBridge>;

export const webUtils = {
  name: 'WebUtils',
  page: 'web-utils',
  members: {
    getPathForFile: {
      source: 'shell/renderer/api/electron_api_web_utils.cc 14-30',
      answers: 'The path of a file that the person dropped or chose; empty for one that a script made.',
      standIn: 'the path of a copy, which is sent meanwhile',
      heldBy: inShell,
    },
  },
} satisfies ApiPart<WebUtils>;

export const process = {
  name: 'Process',
  page: 'process',
  members: {
    argv: {
      source: 'shell/renderer/electron_sandboxed_renderer_client.cc 84-94',
      answers: 'In the preload the command line of the renderer, `additionalArguments` among the switches of Chromium.',
      standIn: '`additionalArguments` alone',
      heldBy: inShell,
    },
    resourcesPath: {
      source: 'shell/common/node_bindings.cc 1165',
      answers: 'The folder of what lies beside the archive; packaged or not, that of the program.',
      heldBy: ['tests/unit/main/adapters/application.test.ts'],
    },
  },
} satisfies ApiPart<NodeJS.Process>;

export const processVersions = {
  name: 'ProcessVersions',
  page: 'process',
  members: {
    electron: {
      source: 'shell/common/node_bindings.cc 1150-1160',
      answers: 'The version; absent in Node.',
      standIn: 'absent',
      heldBy: ['tests/unit/main/check/handlers.test.ts'],
    },
  },
} satisfies ApiPart<NodeJS.ProcessVersions>;
