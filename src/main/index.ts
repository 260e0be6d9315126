import { join } from 'node:path';
import type { Locale } from '#shared/preferences.ts';
import { announce } from './adapters/announce.ts';
import {
  clearText,
  copySecret,
  copyText,
  onQuit,
  onWake,
  openFolder,
  prepareApplication,
  setNativeTheme,
  whenReady,
} from './adapters/application.ts';

import { systemClock } from './adapters/clock.ts';
import { reportFatal, watchPage } from './adapters/crash.ts';
import { createDialogs } from './adapters/dialogs.ts';
import { createFiles } from './adapters/disk.ts';
import { createEmbeddedViews } from './adapters/embedded-views.ts';
import { connectBridge, emitTo, endCallsWithPage } from './adapters/ipc.ts';
import { createKeyValueStore } from './adapters/key-value-store.ts';
import { createKeychain } from './adapters/keychain.ts';
import { claimSingleInstance, type LifecycleHooks, quit, startPath } from './adapters/lifecycle.ts';
import { serveLocally } from './adapters/loopback.ts';
import { setApplicationMenu } from './adapters/menu.ts';
import { openSystemNetwork, refuseClientCertificates, resolveProxy } from './adapters/network.ts';
import { privilegePageScheme, servePage } from './adapters/page-protocol.ts';
import { createPrivateFolder } from './adapters/private-folder.ts';
import { openExternal, restrictWebContents } from './adapters/security.ts';
import { closeOwnWindow, openWindow, ownContents, ownWindow, showOwnWindow } from './adapters/window.ts';
import { CloseGuard } from './app/close-guard.ts';
import { PageServer, pageOrigin } from './app/page-server.ts';
import { markStartup } from './app/startup.ts';
import { composeServices } from './compose.ts';
import { PartFiles } from './files/part-files.ts';
import { readPicture } from './files/picture.ts';
import { TemporaryFolder } from './files/temporary-folder.ts';
import { bindHandlers } from './ipc/bind.ts';
import { createLog } from './log/log.ts';
import { redactorFor } from './log/redact.ts';
import { RotatingFile } from './log/rotating-file.ts';
import { MapTiles } from './map/tiles.ts';
import { guardedFetch } from './network/guarded-fetch.ts';
import { openNetwork } from './network/open-network.ts';
import { ProxyCredentials } from './network/proxy-credentials.ts';
import { PreferencesStore } from './settings/preferences.ts';
import { type ConfigSources, configFiles, managedConfigPath, readSiteConfig } from './settings/site-config.ts';

const application = prepareApplication(process.env);
privilegePageScheme();

const { name, version, platform, isPackaged, logFolder } = application;
const logFile = new RotatingFile({ folder: logFolder, name: 'escale' });
const log = createLog({
  write: (line) => logFile.write(line),
  redact: redactorFor(application.homeFolder),
  now: systemClock.now,
});

/** The system's language, until the preferences are read. */
let locale = (): Locale => (Intl.DateTimeFormat().resolvedOptions().locale.startsWith('fr') ? 'fr' : 'en');
const failure = { log, logFolder, locale: () => locale() };
const fail = (thrown: unknown) => void reportFatal(thrown, failure);
process.on('uncaughtException', fail);
process.on('unhandledRejection', (thrown) => log('error', 'a promise failed unheard', { thrown }));

const guard = new CloseGuard();
const emit = emitTo(ownContents);

/** Starts the application: first the window, from local state, then the services it calls. */
async function start(): Promise<void> {
  const sources: ConfigSources = {
    managedFile: managedConfigPath(process.platform, process.env),
    packagedFile: join(application.resourceFolder, 'config.json'),
    isPackaged,
    env: process.env,
  };
  const { config, problems, addressProblem } = readSiteConfig(sources);
  for (const problem of problems) {
    log('warn', 'a setting of the site cannot be used', { ...problem, file: configFiles(sources)[problem.source] });
  }
  const store = createKeyValueStore('escale');
  const preferences = new PreferencesStore(store, config);
  locale = () => preferences.get().locale;
  setNativeTheme(preferences.get().theme);
  markStartup(log, 'configured');

  await whenReady();
  markStartup(log, 'ready');
  const temporary = new TemporaryFolder(join(application.dataFolder, 'temporary'));
  const parts = new PartFiles({
    folder: createPrivateFolder(join(application.dataFolder, 'unfinished-files')),
    clock: systemClock,
    log,
  });
  onQuit(() => temporary.removeNow());
  void temporary.sweep(application.temporaryFolder);
  void parts.sweep();
  const files = createFiles({ temporary, parts });
  restrictWebContents(pageOrigin, log);
  refuseClientCertificates();
  const secrets = createKeychain(name);
  const proxyCredentials = new ProxyCredentials({ secrets, clock: systemClock, emit, log });
  const network = openNetwork({
    config,
    resolveProxy,
    openSystemNetwork,
    credentials: proxyCredentials,
    userAgent: `${name}/${version}`,
    clock: systemClock,
    log,
  });
  const fetch = network();
  const openLogFolder = () => openFolder(logFolder);
  const trainingUsers = Number(process.env.ESCALE_TRAINING_USERS);
  const services = composeServices({
    about: { version, platform, isPackaged, configProblems: problems, addressProblem },
    config,
    preferences,
    ...(trainingUsers > 0 && { trainingUsers }),
    importWorker: join(import.meta.dirname, 'import-worker.js'),
    onPreferences: (changed) => {
      setNativeTheme(changed.theme);
      showMenu();
    },
    ports: {
      clock: systemClock,
      desktop: {
        openExternal,
        openLogFolder,
        copyText,
        copySecret,
        clearText,
        announce,
        setUnsaved: (isUnsaved) => guard.setUnsaved(isUnsaved),
        confirmClose: () => (guard.confirm() === 'quit' ? quit() : closeOwnWindow()),
      },
      dialogs: createDialogs(locale),
      drafts: createPrivateFolder(join(application.dataFolder, 'drafts')),
      embeddedViews: createEmbeddedViews({ ownWindow, isPackaged }),
      emit,
      fetch,
      fetchGuarded: guardedFetch(config.apiBaseUrl, network),
      files,
      kept: createPrivateFolder(join(application.dataFolder, 'kept')),
      imports: createPrivateFolder(join(application.dataFolder, 'imports')),
      log,
      proxyQuestions: proxyCredentials,
      secrets,
      serveLocally,
      store,
    },
  });
  const binder = services.then(({ handlers, session, selections, dashboards }) =>
    bindHandlers({
      handlers,
      origin: pageOrigin,
      emit,
      clock: systemClock,
      log,
      session,
      onPageGone: () => {
        selections.clear();
        dashboards.closeAll();
      },
    }),
  );
  settle = async () => {
    const [bound, { clearClipboard }] = await Promise.all([binder, services]);
    await Promise.all([bound.settle(endLimit), clearClipboard()]);
  };
  connectBridge(binder, ownContents);
  const tiles = new MapTiles({ template: config.mapTiles, fetch, log });
  const page = new PageServer({
    folder: application.pageFolder,
    files,
    loadPlatformImage: async (src, signal) => (await services).images.load(src, signal),
    loadChosenPicture: async (id) => new Response(await readPicture(files, (await services).selections.get(id))),
    loadMapTile: (tile, signal) => tiles.load(tile, signal),
    loadProofFile: async (file, signal) => (await services).proofFiles.load(file, signal),
    loadSolidaryProof: async (file, signal) => (await services).solidaryProofFiles.load(file, signal),
    log,
  });
  servePage((request) => page.answer(request));

  function showWindow(path: string): void {
    const window = openWindow({
      title: config.platformName,
      preloadFile: application.preloadFile,
      address: `${pageOrigin}${path}`,
      isPackaged,
      store,
      guard,
      log,
      onCloseRequested: () => emit('app.closeRequested', {}),
      onShown: () => markStartup(log, 'windowShown'),
    });
    watchPage(window, failure);
    endCallsWithPage(binder, window);
  }
  function showMenu(): void {
    setApplicationMenu({
      name,
      locale: locale(),
      isMac: platform === 'mac',
      isPackaged,
      openLogFolder: () =>
        void openLogFolder().catch((thrown) => log('warn', 'the log folder cannot open', { thrown })),
      onCommand: (command) => emit('app.command', { command }),
    });
  }

  onOpened = (path) => {
    if (!showOwnWindow()) showWindow(path ?? '/');
    else if (path !== null) emit('app.navigate', { path });
  };
  showWindow(openedPath ?? startPath() ?? '/');
  showMenu();
  markStartup(log, 'windowCreated');

  const { session } = await services;
  markStartup(log, 'composed');
  onWake(() => session.checkIdle());
}

/** A link that arrives before the window exists decides the path at which it opens. */
let openedPath: string | null = null;
let onOpened = (path: string | null): void => {
  openedPath = path;
};

/** Milliseconds that running calls have to clean up at the end, e.g. to remove half an export. */
const endLimit = 3000;
let settle = async (): Promise<void> => {};

const hooks: LifecycleHooks = {
  onOpened: (path) => onOpened(path),
  onQuitting: () => guard.quitting(),
  beforeEnd: () => settle(),
};
if (claimSingleInstance(hooks)) {
  start().catch(fail);
} else {
  quit();
}
