import type { SiteConfig } from '#shared/config.ts';
import { pictureHostsOf } from '#shared/picture-hosts.ts';
import type { Preferences } from '#shared/preferences.ts';
import { openActivity } from './activity/handlers.ts';
import { openAnalytics } from './analytics/handlers.ts';
import type { About } from './app/bootstrap.ts';
import { appHandlers } from './app/handlers.ts';
import type { Ports } from './application-ports.ts';
import { bulkHandlers } from './bulk/handlers.ts';
import { campaignHandlers } from './campaigns/handlers.ts';
import { type CheckServices, checkHandlers } from './check/handlers.ts';
import { scheduledDiagnostics } from './check/scheduled.ts';
import { choosePlatform } from './choose-platform.ts';
import { communitySecurityHandlers } from './communities/security.ts';
import { connectPlatform, type Platform } from './connect.ts';
import { openDrafts } from './drafts/handlers.ts';
import { duplicateHandlers } from './duplicates/handlers.ts';
import { externalTools } from './external-tools/handlers.ts';
import { guardedDialogs, oneDialog } from './files/guarded-dialogs.ts';
import { fileHandlers } from './files/handlers.ts';
import { FileSelections } from './files/selections.ts';
import { hitchhikingHandlers } from './hitchhiking/handlers.ts';
import { homeHandlers } from './home/handlers.ts';
import { type Handlers, joinHandlers } from './ipc/handler.ts';
import { MapTiles } from './map/tiles.ts';
import { networkHandlers } from './network/handlers.ts';
import { printHandlers } from './printing/handlers.ts';
import { reminderHandlers } from './reminders/handlers.ts';
import { recordHandlers } from './resources/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import type { PreferencesStore } from './settings/preferences.ts';
import { solidaryHandlers } from './solidary/handlers.ts';
import { spellingHandlers } from './spelling/handlers.ts';
import { transferHandlers } from './transfer/handlers.ts';
import { Updates, updatesAddress } from './updates/updates.ts';
import { userHandlers } from './users/handlers.ts';
import { TerritoryStatuses } from './users/territory-statuses.ts';
import { viewHandlers } from './views/handlers.ts';

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
  /** Path of the list of third-party software that the build writes. */
  thirdPartyFile: string;
  ports: Ports;
}

export interface Services extends Pick<Platform, 'session' | 'images' | 'proofFiles' | 'solidaryProofFiles'> {
  handlers: Handlers;
  tiles: MapTiles;
  selections: FileSelections;
  dashboards: ReturnType<typeof openAnalytics>['shown'];
  /** For the end of the application. */
  drafts: Pick<ReturnType<typeof openDrafts>['drafts'], 'settle' | 'writeNow'>;
  /** Loads what the first calls need and the first screen does not. */
  preload(): Promise<unknown>;
  /** Removes a copied password from the clipboard before the application ends. */
  clearClipboard(): Promise<void>;
}

/**
 * Builds the services over their ports and joins the handlers of the domains. The compiler asks for a handler of every
 * channel, and refuses two for one.
 */
export function composeServices(options: ComposeOptions): Services {
  const { about, config, preferences, ports } = options;
  const { clock, desktop, emit, files, keeping, log, store } = ports;
  const { baseUrl, fetch, training } = choosePlatform(options);
  const isTraining = training !== null;
  const otherPictures = { hosts: pictureHostsOf(config), fetch: isTraining ? fetch : ports.fetchGuarded };
  const platform = connectPlatform({
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
  const { session, client } = platform;
  // A stored session that cannot be restored, for whatever reason, must not break every start: the person signs in
  // again.
  Promise.try(() => session.restore()).catch((thrown: unknown) =>
    log('error', 'the session cannot be restored', { thrown }),
  );

  const drafts = openDrafts({
    baseUrl,
    clock,
    log,
    session,
    secrets: keeping.secrets,
    draftFolder: ports.drafts,
    keptFolder: ports.kept,
    keepSession: config.keepSession,
    keepsCalls: config.solidary.encryptedDrafts,
  });
  const ask = oneDialog(session);
  const territoryStatuses = new TerritoryStatuses({ client, clock });
  /** The services that the handlers of the domains are built from. */
  const shared = {
    ...platform,
    baseUrl,
    clock,
    desktop,
    dialogs: guardedDialogs(ports.dialogs, ask),
    emit,
    files,
    kept: drafts.kept,
    log,
    openExternal: (address: string) => desktop.openExternal(address),
    owner: () => ({ platform: baseUrl, person: session.signedIn.user.id }),
    selections: new FileSelections(),
    store,
    territoryStatuses,
  };

  const tools = externalTools({ ...shared, isShown: config.modules.kibanaDisplay, clipboard: desktop });
  const analytics = openAnalytics({
    ...shared,
    views: ports.embeddedViews,
    hosts: config.analytics.hosts,
    // The training platform's dashboards are served from this computer.
    mustNameHosts: about.isPackaged && !isTraining,
  });
  const updates = new Updates({
    ...shared,
    address: updatesAddress(config, isTraining),
    version: about.version,
    fetch: ports.fetchUnasked,
  });
  updates.start();
  scheduledDiagnostics(options.check, ports).start();

  const records = recordHandlers({
    ...shared,
    platformLanguage: config.platformLanguage,
    articlePictures: { fetch, target: config.articleImageUrl, others: otherPictures },
    onUserChanged: (id) => territoryStatuses.forget(id),
  });
  const solidary = solidaryHandlers({ ...shared, maxProofFile: config.solidary.proofFile.maxBytes });
  const activity = openActivity(shared);
  const handlers: Handlers = joinHandlers([
    activity.handlers,
    appHandlers({
      ...shared,
      about,
      config,
      preferences,
      training,
      currentSession: () => session.state,
      currentUpdate: () => updates.notice,
      thirdPartyFile: options.thirdPartyFile,
      onPreferences: options.onPreferences,
    }),
    sessionHandlers(session),
    networkHandlers(ports.proxyQuestions),
    // The check also runs while nobody is signed in.
    checkHandlers(options.check, ports),
    fileHandlers(shared),
    drafts.handlers,
    records,
    userHandlers({ ...shared, loginDelegateUrl: config.loginDelegateUrl }),
    duplicateHandlers(shared),
    communitySecurityHandlers(shared),
    solidary,
    bulkHandlers({
      ...shared,
      handlers: activity.logged({ ...records, ...solidary }),
      beginLog: activity.begin,
      journalFolder: ports.actions,
      key: drafts.key,
    }),
    reminderHandlers({ ...shared, locale: () => preferences.get().locale }),
    campaignHandlers({
      ...shared,
      // In training nothing leaves this computer.
      fetch: isTraining ? training.web : ports.fetchGuarded,
      confirmHosts: isTraining ? async () => true : (hosts) => ask(() => ports.confirmHosts(hosts)),
      siteHosts: [new URL(baseUrl).host, ...otherPictures.hosts],
    }),
    transferHandlers({
      ...shared,
      importWorker: options.importWorker,
      importHistoryDays: config.importHistoryDays,
      journalFolder: ports.imports,
      key: drafts.key,
    }),
    spellingHandlers(shared),
    viewHandlers(shared),
    printHandlers({ ...shared, printer: ports.printer }),
    analytics.handlers,
    homeHandlers(shared),
    hitchhikingHandlers(shared),
    searchHandlers(shared),
    tools.handlers,
  ]);
  return {
    ...platform,
    handlers: activity.logged(handlers),
    tiles: new MapTiles({ template: config.mapTiles, fetch: ports.fetch, log }),
    selections: shared.selections,
    dashboards: analytics.shown,
    drafts: drafts.drafts,
    preload: async () => training?.load(),
    clearClipboard: tools.clearClipboard,
  };
}
