import type { CustomScheme, FromPartitionOptions, Privileges, Protocol, Session } from 'electron';
import { type ApiPart, each } from './row.ts';

const cc = 'shell/browser/api/electron_api_session.cc';
const inSecurity = ['tests/unit/main/adapters/security.test.ts'];
const inViews = ['tests/unit/main/adapters/embedded-views.test.ts'];
const inNetwork = ['tests/unit/main/adapters/network.test.ts'];
const inProtocol = ['tests/unit/main/adapters/page-protocol.test.ts'];

const permission = {
  source: `${cc} 870-970; shell/browser/electron_permission_manager.cc`,
  answers:
    'Without a handler, permissions are granted. That for requests asks, that for checks answers what scripts look up, that for devices HID, serial ports and USB.',
  heldBy: inSecurity,
};

export const session = {
  name: 'Session',
  page: 'session',
  statics: {
    defaultSession: {
      source: `lib/browser/api/session.ts 129-133; ${cc} 1921-1932`,
      when: 'after ready',
      answers: 'That of windows; kept on disk in `sessionData`. Throws before ready.',
      heldBy: inNetwork,
    },
    fromPartition: {
      source: `${cc} 1760-1776; shell/browser/electron_browser_context.cc 914-924`,
      when: 'after ready',
      answers:
        'On disk only with the prefix `persist:`. Each name is a whole browser context, which lives until the end of the application: names are to be used again. Options count for the first call with a name.',
      standIn: 'the same for all names',
      heldBy: [...inNetwork, ...inViews],
    },
  },
  members: {
    setPermissionRequestHandler: permission,
    setPermissionCheckHandler: permission,
    setDevicePermissionHandler: permission,
    clearAuthCache: {
      source: `${cc} 992-1005`,
      answers: 'Forgets what servers and proxies were told by HTTP.',
      standIn: 'nothing',
      heldBy: inViews,
    },
    clearStorageData: {
      source: `${cc} 726-746`,
      answers: 'Cookies, storage, workers and caches of scripts; neither the HTTP cache nor credentials.',
      standIn: 'nothing',
      heldBy: inViews,
    },
    closeAllConnections: {
      source: `${cc} 1442-1453`,
      answers: 'Requests that run fail.',
      standIn: 'nothing',
      heldBy: inNetwork,
    },
    resolveProxy: {
      source: `${cc} 644-657`,
      answers: 'In PAC format, `DIRECT` where there is none; takes as long as a PAC file takes.',
      standIn: 'from the variables of the environment',
      heldBy: inNetwork,
    },
  },
  events: {
    'will-download': {
      source: `${cc} 608-640`,
      answers: 'Prevented, nothing is saved. Without a listener a dialog asks where to save.',
      standIn: 'told for links of the page, and nothing is saved; never in a frame, whose sandbox allows none',
      heldBy: [...inSecurity, ...inViews],
    },
  },
} satisfies ApiPart<Session>;

export const partitionOptions = {
  name: 'FromPartitionOptions',
  page: 'session#sessionfrompartitionpartition-options',
  members: {
    cache: {
      source: 'shell/browser/electron_browser_context.cc 353-390',
      answers: 'Whether there is an HTTP cache, in memory for a session in memory.',
      standIn: 'not read',
      heldBy: inNetwork,
    },
  },
} satisfies ApiPart<FromPartitionOptions>;

export const protocol = {
  name: 'Protocol',
  page: 'protocol',
  members: {
    handle: {
      source: 'lib/browser/api/protocol.ts 123-170',
      when: 'after ready',
      answers:
        'Throws for a scheme that has a handler. The request has no signal: what loads is not told that the page is gone. What the handler throws is written to stderr and answered by `ERR_UNEXPECTED`; of headers with the same name one is left.',
      heldBy: inProtocol,
    },
    registerSchemesAsPrivileged: {
      source: 'shell/browser/api/electron_api_protocol.cc 114-175, 362-372',
      when: 'before ready',
      answers: 'All schemes in one call. Throws once ready.',
      standIn: 'nothing: the page has an address of HTTP',
      heldBy: inProtocol,
    },
  },
} satisfies ApiPart<Protocol>;

export const customScheme = {
  name: 'CustomScheme',
  page: 'structures/custom-scheme',
  members: each(['scheme', 'privileges'], {
    source: 'shell/browser/api/electron_api_protocol.cc 60-110',
    when: 'before ready',
    answers: 'A scheme and what it may.',
    standIn: 'not read',
    heldBy: inProtocol,
  }),
} satisfies ApiPart<CustomScheme>;

export const privileges = {
  name: 'Privileges',
  page: 'structures/custom-scheme',
  members: each(['standard', 'secure', 'supportFetchAPI', 'codeCache'], {
    source: 'shell/browser/api/electron_api_protocol.cc 114-175',
    when: 'before ready',
    answers: 'An origin, a secure context, `fetch`, and compiled scripts that are kept, which needs `standard`.',
    standIn: 'those of a page of this computer',
    heldBy: inProtocol,
  }),
} satisfies ApiPart<Privileges>;
