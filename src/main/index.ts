import { join } from 'node:path';
import type { Locale } from '#shared/preferences.ts';
import { announce } from './adapters/announce.ts';
import {
  clearText,
  copySecret,
  copyText,
  drawWithoutGraphicsCard,
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
import { claimLinks, claimSingleInstance, type LifecycleHooks, quit, startPath } from './adapters/lifecycle.ts';
import { serveLocally } from './adapters/loopback.ts';
import { setApplicationMenu } from './adapters/menu.ts';
import { openSystemNetwork, refuseClientCertificates, resolveProxy } from './adapters/network.ts';
import { privilegePageScheme, servePage } from './adapters/page-protocol.ts';
import { createPrivateFolder } from './adapters/private-folder.ts';
import { endWithCommand } from './adapters/run-command.ts';
import { openExternal, restrictWebContents } from './adapters/security.ts';
import { readSettings } from './adapters/settings.ts';
import { closeOwnWindow, openWindow, ownContents, ownWindow, showOwnWindow } from './adapters/window.ts';
import { CloseGuard } from './app/close-guard.ts';
import { commandAmong } from './app/command-line.ts';
import { PageServer, pageOrigin } from './app/page-server.ts';
import { markStartup } from './app/startup.ts';
import { isHarmlessSwitch } from './app/switches.ts';
import { systemLocale } from './app/system-locale.ts';
import { checkPorts } from './check/ports.ts';
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
import { keepingOf } from './session/keeping.ts';
import { logSettings } from './settings/log-settings.ts';
import { PreferencesStore } from './settings/preferences.ts';
import type { ReadConfig } from './settings/sources.ts';

const application = prepareApplication(process.env);
privilegePageScheme();

const { name, version, platform, isPackaged, logFolder } = application;
const redact = redactorFor(application.homeFolder);
const logFile = new RotatingFile({ folder: logFolder, name: 'escale' });
const log = createLog({
  write: (line) => logFile.write(line),
  redact,
  now: systemClock.now,
});

/** The system's language, until the preferences are read. */
let locale: () => Locale = systemLocale;
/** Whom to ask for help, once the configuration is read. */
let supportContact: string | undefined;
const failure = { log, logFolder, locale: () => locale(), supportContact: () => supportContact };
const fail = (thrown: unknown) => void reportFatal(thrown, failure);

/** What the check of a workstation looks at beside the network, with a window or without. */
const checked = {
  own: { name, version, isPackaged, platform: process.platform, executable: process.execPath },
  folders: { data: application.dataFolder, logs: logFolder, temporary: application.temporaryFolder },
  clock: systemClock,
  openSystemNetwork,
};

const guard = new CloseGuard();
const emit = emitTo(ownContents);

/** Starts the application: first the window, from local state, then the services it calls. */
async function start(settings: ReadConfig): Promise<void> {
  const { config, problems, addressProblem } = settings;
  logSettings(settings, log);
  supportContact = config.supportContact;
  if (!config.hardwareAcceleration) drawWithoutGraphicsCard();
  const store = createKeyValueStore('escale');
  const preferences = new PreferencesStore(store, config);
  locale = () => preferences.get().locale;
  setNativeTheme(preferences.get().theme);
  markStartup(log, 'configured');

  await whenReady();
  markStartup(log, 'ready');
  const temporary = new TemporaryFolder(join(application.localFolder, 'temporary'));
  const parts = new PartFiles({
    folder: createPrivateFolder(join(application.localFolder, 'unfinished-files')),
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
  const keeping = keepingOf(config.keepSession, { secrets, store });
  const proxyCredentials = new ProxyCredentials({ secrets: keeping.secrets, clock: systemClock, emit, log });
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
    check: {
      ports: checkPorts({ ...checked, settings, secrets, credentials: proxyCredentials, resolveProxy }),
      own: checked.own,
      redact,
      logFolder,
    },
    config,
    preferences,
    ...(trainingUsers > 0 && { trainingUsers }),
    importWorker: join(import.meta.dirname, 'import-worker.js'),
    thirdPartyFile: application.thirdPartyFile,
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
      onSessionEnding: () => emit('app.sessionEnding', {}),
      // The drafts that the page hands over meanwhile are on their way; what is asked, nobody answers.
      onSessionEnded: () => void systemClock.after(handOver, quit),
      // On macOS the application goes on without its window.
      onClosed: () => config.keepSession || void services.then(({ session }) => session.signOut()),
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
  claimLinks();
}

/** A link that arrives before the window exists decides the path at which it opens. */
let openedPath: string | null = null;
let onOpened = (path: string | null): void => {
  openedPath = path;
};

/** Milliseconds that the page has to hand over its drafts when the system ends the session. */
const handOver = 500;
/** Milliseconds that running calls have to clean up at the end, e.g. to remove half an export. */
const endLimit = 3000;
let settle = async (): Promise<void> => {};

const hooks: LifecycleHooks = {
  onOpened: (path) => onOpened(path),
  onQuitting: () => guard.quitting(),
  beforeEnd: () => settle(),
};

const command = commandAmong(application.args, (argument) => isHarmlessSwitch(argument, process.platform));
if (command !== null) {
  await endWithCommand(command, { application, env: process.env, checked, redact });
} else {
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', (thrown) => log('error', 'a promise failed unheard', { thrown }));
  if (claimSingleInstance(hooks)) {
    // Electron is not ready before this is done, so that settings can still apply to its start.
    start(await readSettings(application, process.env)).catch(fail);
  } else {
    quit();
  }
}
