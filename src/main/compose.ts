import type { SiteConfig } from '#shared/config.ts';
import { pictureHostsOf } from '#shared/picture-hosts.ts';
import type { Preferences } from '#shared/preferences.ts';
import type { TrainingPlatform } from '#training/index.ts';
import { Dashboards } from './analytics/dashboards.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { KnownHost } from './analytics/known-host.ts';
import { ShownDashboards } from './analytics/shown.ts';
import type { PlatformImages } from './api/images.ts';
import { type About, appHandlers, type Desktop } from './app/handlers.ts';
import { FixedSets, RecipientStore } from './campaigns/campaign-memory.ts';
import { checkHandlers } from './campaigns/check.ts';
import { duplicateHandlers } from './campaigns/duplicate.ts';
import { campaignHandlers } from './campaigns/handlers.ts';
import { sendingHandlers } from './campaigns/send.ts';
import { trialHandlers } from './campaigns/trial.ts';
import { type CheckServices, checkHandlers as workstationHandlers } from './check/handlers.ts';
import { communitySecurityHandlers } from './communities/security.ts';
import { connectPlatform } from './connect.ts';
import { delay } from './delay.ts';
import { DraftKey } from './drafts/draft-key.ts';
import { Drafts } from './drafts/drafts.ts';
import { draftHandlers, forgetDraftsOf } from './drafts/handlers.ts';
import { KeptValues } from './drafts/kept-values.ts';
import { externalTools } from './external-tools/handlers.ts';
import { guardedDialogs, oneDialog } from './files/guarded-dialogs.ts';
import { fileHandlers } from './files/handlers.ts';
import { FileSelections } from './files/selections.ts';
import { homeHandlers } from './home/handlers.ts';
import type { Emit, Handlers } from './ipc/handler.ts';
import { bounded } from './network/answers.ts';
import { networkHandlers, type ProxyQuestions } from './network/handlers.ts';
import type {
  AddressFetch,
  Clock,
  Dialogs,
  EmbeddedViews,
  Files,
  HttpFetch,
  KeyValueStore,
  Log,
  PrivateFolder,
} from './ports.ts';
import { reminderHandlers } from './reminders/handlers.ts';
import { recordHandlers } from './resources/handlers.ts';
import { MemberWrites } from './resources/member-writes.ts';
import { SentPictures } from './resources/sent-pictures.ts';
import { searchHandlers } from './search/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import type { Keeping } from './session/keeping.ts';
import type { Session } from './session/session.ts';
import type { PreferencesStore } from './settings/preferences.ts';
import { externalJourneyHandlers } from './solidary/external/handlers.ts';
import { ContactMarks } from './solidary/external/marks.ts';
import { FavouritePlaces } from './solidary/favourite-places.ts';
import { solidaryHandlers } from './solidary/handlers.ts';
import type { SolidaryProofFiles } from './solidary/proof-files.ts';
import { COPY_KIND, COPY_LIFETIME, RecordCopies } from './solidary/records/copies.ts';
import { solidaryRecordHandlers } from './solidary/records/handlers.ts';
import { figureHandlers } from './transfer/export/figures.ts';
import { exportHandlers } from './transfer/export/handlers.ts';
import { listExportHandlers } from './transfer/export/list-export.ts';
import { SealedChoices } from './transfer/import/choices.ts';
import { importHandlers } from './transfer/import/handlers.ts';
import { ImportJournals } from './transfer/import/journal.ts';
import { workerRunner } from './transfer/import/run-job.ts';
import { Updates } from './updates/updates.ts';
import { userHandlers } from './users/handlers.ts';
import type { ProofFiles } from './users/proof-files.ts';
import { TerritoryStatuses } from './users/territory-statuses.ts';
import { viewHandlers } from './views/handlers.ts';

/** Everything that the services need from outside. */
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
  /** Fetches without a question to the person, whatever a proxy wants. */
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
  /** Folder of the journals of unfinished imports. */
  imports: PrivateFolder;
  log: Log;
  /** Questions of proxies to the person. */
  proxyQuestions: ProxyQuestions;
  store: KeyValueStore;
}

export interface ComposeOptions {
  about: About;
  check: CheckServices;
  config: SiteConfig;
  preferences: PreferencesStore;
  onPreferences(preferences: Preferences): void;
  /** Number of users of the training platform; its own default if absent. */
  trainingUsers?: number;
  /** Path of the built `transfer/import/worker.ts`. */
  importWorker: string;
  /** Path of the built `api/json/worker.ts`. */
  jsonWorker: string;
  /** Path of the list of the software of others, which the build writes. */
  thirdPartyFile: string;
  ports: Ports;
}

export interface Services {
  handlers: Handlers;
  session: Session;
  images: PlatformImages;
  proofFiles: ProofFiles;
  solidaryProofFiles: SolidaryProofFiles;
  selections: FileSelections;
  dashboards: Pick<ShownDashboards, 'closeAll'>;
  /** For the end of the application. */
  drafts: Pick<Drafts, 'settle' | 'writeNow'>;
  /** Removes a copied password from the clipboard before the application ends. */
  clearClipboard(): Promise<void>;
}

/** Builds the services over their ports. Loads the training platform only when no base URL was given. */
export async function composeServices(options: ComposeOptions): Promise<Services> {
  const { about, config, preferences, onPreferences, ports } = options;
  const { clock, desktop, emit, files, keeping, log, store } = ports;
  const { baseUrl, fetch, training } = await choosePlatform(options);
  const otherPictures = { hosts: pictureHostsOf(config), fetch: training === null ? ports.fetchGuarded : fetch };
  const { session, client, images, proofFiles, solidaryProofFiles, recordFiles } = connectPlatform({
    baseUrl,
    fetch,
    jsonWorker: options.jsonWorker,
    otherPictures,
    secrets: keeping.secrets,
    store: keeping.store,
    clock,
    log,
    emit,
    isPersonAsked: () => ports.proxyQuestions.question !== null,
    modules: config.modules,
    idleLimit: config.idleLimit,
    trainingAccounts: training?.accounts,
  });
  // A stored session that cannot be restored, for whatever reason, must not break every start: the person signs in
  // again.
  Promise.try(() => session.restore()).catch((thrown: unknown) =>
    log('error', 'the session cannot be restored', { thrown }),
  );
  const draftKey = new DraftKey({ secrets: keeping.secrets, clock, log, mayCome: config.keepSession });
  const { encryptedDrafts: keepsCalls } = config.solidary;
  const drafts = new Drafts({ folder: ports.drafts, key: draftKey, clock, log, keepsCalls });
  forgetDraftsOf(session, drafts, baseUrl);
  void drafts.sweep();
  const kept = new KeptValues({ folder: ports.kept, key: draftKey, log });
  const owner = () => ({ platform: baseUrl, person: session.signedIn.user.id });
  void kept.sweep(COPY_KIND, COPY_LIFETIME, clock.now());
  const recordCopies = new RecordCopies({ clock, values: kept, owner });
  const journals = new ImportJournals({ folder: ports.imports, clock, log });
  void journals.sweep();
  const selections = new FileSelections();
  const ask = oneDialog(session);
  const dialogs = guardedDialogs(ports.dialogs, ask);
  const sentPictures = new SentPictures(store, baseUrl);
  const shown = new ShownDashboards({
    views: ports.embeddedViews,
    clock,
    emit,
    openExternal: (address) => desktop.openExternal(address),
  });
  const territoryStatuses = new TerritoryStatuses({ client, clock });
  const tools = externalTools({
    client,
    session,
    isShown: config.modules.kibanaDisplay,
    clipboard: desktop,
    clock,
    log,
  });
  const recipients = new RecipientStore(store, baseUrl);
  const updates = new Updates({
    // In training nothing leaves this computer.
    address: training === null ? config.updates.address : undefined,
    version: about.version,
    fetch: ports.fetchUnasked,
    store,
    clock,
    emit,
    log,
  });
  updates.start();
  const handlers: Handlers = {
    ...appHandlers({
      about,
      config,
      baseUrl,
      preferences,
      training,
      currentSession: () => session.state,
      currentUpdate: () => updates.notice,
      desktop,
      thirdPartyFile: options.thirdPartyFile,
      onPreferences,
      emit,
      log,
    }),
    ...sessionHandlers(session),
    ...networkHandlers(ports.proxyQuestions),
    ...workstationHandlers(options.check, { dialogs: ports.dialogs, files }),
    ...fileHandlers({ dialogs, files, selections }),
    ...draftHandlers(drafts, draftKey, session, baseUrl),
    ...recordHandlers({
      client,
      session,
      images,
      selections,
      files,
      sentPictures,
      log,
      platformLanguage: config.platformLanguage,
      articlePictures: { fetch, target: config.articleImageUrl, others: otherPictures },
      onUserChanged: (id) => territoryStatuses.forget(id),
    }),
    ...userHandlers({
      client,
      session,
      proofFiles,
      loginDelegateUrl: config.loginDelegateUrl,
      openExternal: (address) => desktop.openExternal(address),
      territoryStatuses,
      log,
    }),
    ...communitySecurityHandlers({ client, files, selections }),
    ...solidaryHandlers({
      client,
      session,
      files,
      selections,
      proofFiles: solidaryProofFiles,
      maxProofFile: config.solidary.proofFile.maxBytes,
      copies: recordCopies,
      favourites: new FavouritePlaces({
        values: kept,
        owner,
      }),
    }),
    ...externalJourneyHandlers({ client, marks: new ContactMarks(store, baseUrl, clock), log }),
    ...solidaryRecordHandlers({ client, session, copies: recordCopies, files: recordFiles }),
    ...reminderHandlers({
      values: kept,
      clock,
      session,
      desktop,
      emit,
      locale: () => preferences.get().locale,
      owner,
    }),
    ...campaignHandlers({ client, clock, log, session, recipients }),
    ...sendingHandlers({ client, clock, log, session, recipients, fixedSets: new FixedSets(store, baseUrl) }),
    ...checkHandlers({
      client,
      // In training nothing leaves this computer.
      fetch: training === null ? ports.fetchGuarded : training.web,
      confirmHosts: training === null ? (hosts) => ask(() => ports.confirmHosts(hosts)) : async () => true,
      clock,
      log,
      siteHosts: [new URL(baseUrl).host, ...otherPictures.hosts],
    }),
    ...trialHandlers({ client, log, session }),
    ...duplicateHandlers({ client, images, log, session }),
    ...importHandlers({
      addMember: async (membership, call) =>
        (await new MemberWrites(client).add({ ...membership, status: 1 }, call)).outcome,
      client,
      clock,
      dialogs,
      files,
      choices: new SealedChoices({ key: draftKey, log }),
      hold: (kind) => session.hold(kind),
      journals,
      owner,
      runner: workerRunner(options.importWorker),
      selections,
      store,
    }),
    ...exportHandlers({ client, clock, dialogs, files }),
    ...listExportHandlers({ client, clock, dialogs, files, log }),
    ...figureHandlers({ clock, dialogs, files }),
    ...viewHandlers({ dialogs, files }),
    ...analyticsHandlers({
      dashboards: new Dashboards({
        client,
        clock,
        session,
        knownHost: new KnownHost(store, baseUrl),
        hosts: config.analytics.hosts,
        // The training platform's dashboards are served from this computer.
        mustNameHosts: about.isPackaged && training === null,
      }),
      shown,
      session,
      clock,
      dialogs,
      files,
    }),
    ...homeHandlers({ client }),
    ...searchHandlers({ client, log }),
    ...tools.handlers,
  };
  return {
    handlers,
    session,
    images,
    proofFiles,
    solidaryProofFiles,
    selections,
    dashboards: shown,
    drafts,
    clearClipboard: tools.clearClipboard,
  };
}

interface ChosenPlatform {
  baseUrl: string;
  fetch: HttpFetch;
  training: TrainingPlatform | null;
}

/** Replaces a platform whose address cannot be used: nothing is sent anywhere (RFC 6761 reserves the name). */
const noPlatform: ChosenPlatform = {
  baseUrl: 'https://platform.invalid',
  fetch: async () => {
    throw new TypeError('the address of the platform cannot be used');
  },
  training: null,
};

/** How long the slow one of the external providers takes on the training platform, in milliseconds. */
const slowProvider = 2500;

/** Loads the training platform only when it is used. */
async function choosePlatform({
  about,
  config,
  preferences,
  trainingUsers,
  ports,
}: ComposeOptions): Promise<ChosenPlatform> {
  if (about.addressProblem !== null) return noPlatform;
  if (config.apiBaseUrl !== undefined) return { baseUrl: config.apiBaseUrl, fetch: ports.fetch, training: null };
  const { createTrainingPlatform, trainingBaseUrl } = await import('#training/index.ts');
  let origin: Promise<string> | undefined;
  const dashboardOrigin = () => {
    // A frame needs an HTTP address: the port opens with the first dashboard and serves nothing else.
    origin ??= ports.serveLocally((request) => training.dashboards(request));
    return origin;
  };
  const training: TrainingPlatform = createTrainingPlatform({
    clock: ports.clock,
    dashboardOrigin,
    language: () => preferences.get().locale,
    ...(trainingUsers !== undefined && { users: trainingUsers }),
    providerPace: () => delay(slowProvider),
    onDefect: (thrown) => ports.log('error', 'the training platform has a defect', { thrown }),
  });
  return { baseUrl: trainingBaseUrl, fetch: bounded(training.fetch), training };
}
