import { createNotifications } from '../adapters/announce.ts';
import { drawWithoutGraphicsCard, setNativeTheme } from '../adapters/appearance.ts';
import type { Application } from '../adapters/application.ts';
import { systemClock } from '../adapters/clock.ts';
import { type FailureOptions, reportFatal, watchProcesses } from '../adapters/crash.ts';
import { emitTo } from '../adapters/ipc.ts';
import { createKeyValueStore } from '../adapters/key-value-store.ts';
import { createKeychain } from '../adapters/keychain.ts';
import { endWithLastWindow, onQuit, quit, watchSystem, whenReady } from '../adapters/lifecycle.ts';
import { refuseClientCertificates } from '../adapters/network.ts';
import { claimLinks } from '../adapters/protocol-client.ts';
import { restrictWebContents } from '../adapters/security.ts';
import { readSettings } from '../adapters/settings.ts';
import { claimSingleInstance } from '../adapters/single-instance.ts';
import { systemLocale } from '../adapters/system-locale.ts';
import { ownContents, showOwnWindow } from '../adapters/window.ts';
import { CloseGuard } from '../app/close-guard.ts';
import { deepLinkAmong } from '../app/deep-link.ts';
import { LastWork } from '../app/last-work.ts';
import { OpenRequests } from '../app/open-requests.ts';
import { pageOrigin } from '../app/page-server.ts';
import { markStartup } from '../app/startup.ts';
import { isToastStart } from '../app/switches.ts';
import type { Services } from '../compose.ts';
import { nextTurn } from '../delay.ts';
import type { Binder } from '../ipc/bind.ts';
import { EventGate } from '../ipc/event-gate.ts';
import { type OpenLog, openLog } from '../log/open-log.ts';
import { isSessionKept, openKeeping } from '../session/keeping.ts';
import { logSettings } from '../settings/log-settings.ts';
import { PreferencesStore } from '../settings/preferences.ts';
import type { ReadConfig } from '../settings/sources.ts';
import { bridgeServices } from './bridge.ts';
import type { StartContext } from './context.ts';
import { openFiles } from './files.ts';
import { openMainWindow } from './main-window.ts';
import { showMenu } from './menu.ts';
import { answerPage } from './page.ts';
import { ServicesTrigger } from './services-trigger.ts';
import { endWithSession } from './session-end.ts';

/** Objects that exist before the settings are read. */
interface StartParts extends StartContext, OpenLog {
  failures: FailureOptions;
  requests: OpenRequests;
  guard: CloseGuard;
}

/**
 * Starts the application with its window; a second start ends here, and the first one shows its window instead.
 * @returns when the settings are read: Electron is not ready before the module that waits for this has ended, so that
 *   settings still apply to its start
 */
export async function startWithWindow(context: StartContext): Promise<void> {
  const { application, env, redact } = context;
  const { log, flush } = openLog({ folder: application.logFolder, redact, clock: systemClock });
  // Electron emits `quit` last.
  process.on('exit', flush);
  const failures = reportUncaught(application, { log, flush });
  const requests = new OpenRequests();
  if (!claimSingleInstance((path) => requests.take(path))) {
    quit();
    return;
  }
  const guard = new CloseGuard();
  endWithLastWindow(() => guard.quitting());
  const settings = await readSettings(application, env);
  openApplication(settings, { ...context, log, flush, failures, requests, guard }).catch((thrown: unknown) =>
    reportFatal(thrown, failures),
  );
}

/** Opens the window from local state, while the services that it calls are built. */
async function openApplication(settings: ReadConfig, parts: StartParts): Promise<void> {
  const { application, log, flush, failures, requests, guard } = parts;
  const { config } = settings;

  // Before Electron is ready, because it reads these at its start.
  const settingsLogged = logSettings(settings, log);
  failures.supportContact = () => config.supportContact;
  if (!config.hardwareAcceleration) drawWithoutGraphicsCard();
  const store = createKeyValueStore('escale', log);
  const preferences = new PreferencesStore(store, config);
  failures.locale = () => preferences.get().locale;
  setNativeTheme(preferences.get().theme);
  markStartup(log, 'configured');
  await whenReady();
  markStartup(log, 'ready');

  // Before any web contents exist: their restrictions apply to those that are created later.
  const lastWork = new LastWork(log);
  // The last work runs in reverse order: the task added first runs last.
  lastWork.add(flush);
  onQuit(() => lastWork.do());
  const files = openFiles(application, lastWork, log);
  restrictWebContents(pageOrigin, log);
  refuseClientCertificates();
  watchProcesses(log);

  const { announce, receiveClicks } = createNotifications({ open: (path) => requests.take(path), log });
  const clickReceived = receiveClicks(application.args.some((argument) => isToastStart(argument, process.platform)));

  // The services; nothing waits for them yet.
  const gate = new EventGate(emitTo(ownContents));
  const { emit } = gate;
  const secrets = createKeychain(application.name);
  const keeping = openKeeping(config.keepSession, { secrets, store }, log);
  const isFirstCallWaiting = isSessionKept(keeping);
  const trigger = new ServicesTrigger({ clock: systemClock, isFirstCallWaiting });
  const loadServices = async () => {
    // Most of the script: what the services use alone is loaded with them.
    const { buildServices } = await import('./services.ts');
    return buildServices({
      ...parts,
      settings,
      preferences,
      onPreferences: ({ theme, locale }) => {
        setNativeTheme(theme);
        void showMenu({ application, locale, emit, log });
      },
      secrets,
      keeping,
      store,
      files,
      announce,
      emit,
    });
  };
  const services = trigger.begun.then(loadServices);
  // A failure of the services is reported below.
  const withServices = (run: (built: Services) => void) => void services.then(run).catch(() => undefined);
  withServices(({ session }) => gate.follow(session));
  withServices(({ drafts, clearClipboard }) => {
    lastWork.add(() => void clearClipboard());
    // Added last, so that it runs first.
    lastWork.add(() => drafts.writeNow());
  });
  const end = () => endWithSession({ guard, lastWork, emit });
  watchSystem(() => withServices(({ session }) => session.checkIdle()), end);
  let loading: Promise<Binder> | undefined;
  const loadEarlyCalls = async () => {
    const { bindEarlyCalls } = await import('./early-calls.ts');
    return bindEarlyCalls({ application, settings, preferences, store, emit, log });
  };
  const early = () => {
    loading ??= loadEarlyCalls();
    return loading;
  };
  const binder = bridgeServices({ services, early: isFirstCallWaiting ? null : early, trigger, emit, log });
  const endLoads = answerPage({
    folder: application.pageFolder,
    locale: failures.locale,
    services,
    files,
    log,
    onServed: trigger.pageServed,
  });

  // The window, at the link or the notification that opened the application.
  const showWindow = (path: string) =>
    openMainWindow(path, {
      application,
      config,
      services,
      binder,
      store,
      guard,
      failures,
      endLoads,
      emit,
      log,
      endWithSession: end,
      onShown: trigger.windowShown,
    });
  await clickReceived;
  const requested = requests.passTo((path) => {
    if (!showOwnWindow()) showWindow(path ?? '/');
    else if (path !== null) emit('app.navigate', { path });
  });
  showWindow(requested ?? deepLinkAmong(application.args) ?? '/');
  const menu = showMenu({ application, locale: preferences.get().locale, emit, log });
  markStartup(log, 'windowCreated');

  // The page is asked for first.
  await nextTurn();
  // A chunk of the script that cannot be loaded is a fatal failure, even if only calls need it.
  const called = isFirstCallWaiting ? binder : Promise.all([early(), binder]);
  const [{ preload }] = await Promise.all([services, settingsLogged, called, menu]);
  markStartup(log, 'composed');
  claimLinks();
  await preload();
}

/**
 * Reports every failure that nobody catches: what throws ends the application with a message, a promise goes to the
 * log.
 * @returns the options of the report. Its language and support contact are provisional: replace them once settings
 *   and preferences are read
 */
function reportUncaught({ logFolder }: Application, { log, flush }: OpenLog): FailureOptions {
  const failures: FailureOptions = {
    log,
    flushLog: flush,
    logFolder,
    locale: systemLocale,
    supportContact: () => undefined,
  };
  process.on('uncaughtException', (thrown) => void reportFatal(thrown, failures));
  process.on('unhandledRejection', (thrown) => log('error', 'a promise failed unheard', { thrown }));
  return failures;
}
