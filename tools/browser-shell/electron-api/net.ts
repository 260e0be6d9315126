import type { ClientRequest, ClientRequestConstructorOptions, IncomingMessage, Net } from 'electron';
import { type ApiPart, each } from './row.ts';

const ts = 'lib/common/api/net-client-request.ts';
const inNetwork = ['tests/unit/main/adapters/network.test.ts'];
const ofNode = 'Node’s `fetch`, without the proxies and certificates of the system';

export const net = {
  name: 'Net',
  page: 'net',
  members: {
    request: {
      source: 'lib/browser/api/net.ts 11-19',
      when: 'after ready',
      answers: 'A request of Chromium’s network, by the session that is named. Throws before ready.',
      standIn: ofNode,
      heldBy: inNetwork,
    },
  },
} satisfies ApiPart<Net>;

export const clientRequest = {
  name: 'ClientRequest',
  page: 'client-request',
  members: {
    abort: {
      source: `${ts} 529-551`,
      answers: 'Ends the request and its answer, and emits `close`; `error` comes with a reason alone.',
      heldBy: inNetwork,
    },
    end: {
      source: `${ts} 405-433`,
      answers: 'Sends what was written, in one piece unless `chunkedEncoding` is set.',
      heldBy: inNetwork,
    },
    setHeader: {
      source: `${ts} 378-390`,
      answers: 'Throws once the request has begun. Chromium adds and refuses headers of its own.',
      heldBy: inNetwork,
    },
  },
  events: {
    error: {
      source: `${ts} 465-471, 539-551`,
      answers: '`net::ERR_…` in the message.',
      standIn: 'the names of those network errors that Node tells apart',
      heldBy: inNetwork,
    },
    redirect: {
      source: `${ts} 477-506`,
      answers:
        'With the status and the next address. In the mode `manual` the redirect is cancelled by “Redirect was cancelled” unless `followRedirect` is called during the event: `fetch` over it tells no status.',
      heldBy: inNetwork,
    },
    response: {
      source: `${ts} 451-463`,
      answers: 'When the head of the answer has come. The answer is a stream of Node.',
      heldBy: inNetwork,
    },
  },
} satisfies ApiPart<ClientRequest>;

export const clientRequestOptions = {
  name: 'ClientRequestConstructorOptions',
  page: 'client-request',
  members: each(['cache', 'credentials', 'method', 'redirect', 'referrerPolicy', 'session', 'url'], {
    source: `${ts} 232-376`,
    answers: 'As of `fetch`; `same-origin` as credentials needs an origin. Proxies get credentials by `login` alone.',
    standIn: ofNode,
    heldBy: inNetwork,
  }),
} satisfies ApiPart<ClientRequestConstructorOptions>;

export const incomingMessage = {
  name: 'IncomingMessage',
  page: 'incoming-message',
  members: each(['headers', 'statusCode', 'statusMessage'], {
    source: `${ts} 33-89`,
    answers: 'As of Node: headers in lower case, of several with one name most are joined; what is read is unpacked.',
    heldBy: inNetwork,
  }),
} satisfies ApiPart<IncomingMessage>;
