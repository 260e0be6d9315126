import type { Desktop } from './app/handlers.ts';
import type { Emit } from './ipc/handler.ts';
import type { ProxyQuestions } from './network/handlers.ts';
import type {
  AddressFetch,
  Clock,
  Dialogs,
  EmbeddedViews,
  Files,
  HttpFetch,
  KeyValueStore,
  Log,
  PagePrinter,
  PrivateFolder,
} from './ports.ts';
import type { Keeping } from './session/keeping.ts';

/** Everything that the services need from outside. Each domain takes those that it names. */
export interface Ports {
  clock: Clock;
  desktop: Desktop;
  dialogs: Dialogs;
  /** Asks the person whether these hosts, which the site does not name, may be asked about addresses. */
  confirmHosts(hosts: readonly string[]): Promise<boolean>;
  /** Folder of form drafts, encrypted. */
  drafts: PrivateFolder;
  /** Dashboards inside the window. */
  embeddedViews: EmbeddedViews;
  emit: Emit;
  fetch: HttpFetch;
  /** Fetches addresses found in the platform's answers; refuses addresses of private networks. */
  fetchGuarded: AddressFetch;
  /** Fetches without ever asking the person for proxy credentials. */
  fetchUnasked: HttpFetch;
  /**
   * Serves on the loopback interface.
   * @returns the origin
   */
  serveLocally(answer: (request: Request) => Response | Promise<Response>): Promise<string>;
  files: Files;
  /** Where sessions are kept, and secrets with them. */
  keeping: Keeping;
  /** Folder of encrypted values of people: reminders, templates, copies of records. */
  kept: PrivateFolder;
  /** Folder of the journals of bulk actions. */
  actions: PrivateFolder;
  /** Folder of the journals of unfinished imports. */
  imports: PrivateFolder;
  log: Log;
  /** Prints the page of the window. */
  printer: PagePrinter;
  /** Questions of proxies to the person. */
  proxyQuestions: ProxyQuestions;
  store: KeyValueStore;
}
