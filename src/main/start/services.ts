import { join } from 'node:path';
import type { Preferences } from '#shared/preferences.ts';
import { clearText, copySecret, copyText } from '../adapters/clipboard.ts';
import { systemClock } from '../adapters/clock.ts';
import { createHostQuestion } from '../adapters/confirm-hosts.ts';
import { createDialogs } from '../adapters/dialogs.ts';
import { createEmbeddedViews } from '../adapters/embedded-views.ts';
import { quit } from '../adapters/lifecycle.ts';
import { serveLocally } from '../adapters/loopback.ts';
import { resolveProxy } from '../adapters/network.ts';
import { openFolder } from '../adapters/open-folder.ts';
import { createPagePrinter } from '../adapters/page-printer.ts';
import { createPrivateFolder } from '../adapters/private-folder.ts';
import { openExternal } from '../adapters/security.ts';
import { closeOwnWindow, ownWindow } from '../adapters/window.ts';
import type { CloseGuard } from '../app/close-guard.ts';
import type { Desktop } from '../app/handlers.ts';
import { composeServices, type Services } from '../compose.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Files, KeyValueStore, Log, SecretStore } from '../ports.ts';
import type { Keeping } from '../session/keeping.ts';
import type { PreferencesStore } from '../settings/preferences.ts';
import type { ReadConfig } from '../settings/sources.ts';
import { aboutOf } from './about.ts';
import { portsOfCheck } from './check.ts';
import type { StartContext } from './context.ts';
import { openApplicationNetwork } from './network.ts';

interface ServicesOptions extends StartContext {
  settings: ReadConfig;
  preferences: PreferencesStore;
  onPreferences(preferences: Preferences): void;
  /** The keychain of this account, which the check tries whether sessions are kept or not. */
  secrets: SecretStore;
  keeping: Keeping;
  store: KeyValueStore;
  files: Files;
  guard: CloseGuard;
  announce: Desktop['announce'];
  emit: Emit;
  log: Log;
}

/** Builds the services over the adapters. */
export async function buildServices(options: ServicesOptions): Promise<Services> {
  const { application, env, settings, preferences, secrets, guard, redact, ...shared } = options;
  const { isPackaged, dataFolder, logFolder } = application;
  const { config } = settings;
  const { emit, files, keeping, log, store } = shared;
  const { fetch, fetchGuarded, fetchUnasked, proxyCredentials } = openApplicationNetwork({
    application,
    config,
    secrets: keeping.secrets,
    emit,
    log,
  });
  const trainingUsers = Number(env.ESCALE_TRAINING_USERS);
  return composeServices({
    about: await aboutOf(application, settings),
    check: {
      ports: portsOfCheck(application, { settings, secrets, credentials: proxyCredentials, resolveProxy }),
      redact,
      logFolder,
    },
    config,
    preferences,
    onPreferences: shared.onPreferences,
    ...(trainingUsers > 0 && { trainingUsers }),
    importWorker: application.importWorkerFile,
    jsonWorker: application.jsonWorkerFile,
    thirdPartyFile: application.thirdPartyFile,
    ports: {
      clock: systemClock,
      desktop: {
        openExternal,
        openLogFolder: () => openFolder(logFolder),
        copyText,
        copySecret,
        clearText,
        announce: shared.announce,
        setUnsaved: (isUnsaved) => guard.setUnsaved(isUnsaved),
        confirmClose: () => (guard.confirm() === 'quit' ? quit() : closeOwnWindow()),
      },
      dialogs: createDialogs(() => preferences.get().locale),
      confirmHosts: createHostQuestion(() => preferences.get().locale),
      actions: createPrivateFolder(join(dataFolder, 'actions')),
      drafts: createPrivateFolder(join(dataFolder, 'drafts')),
      embeddedViews: createEmbeddedViews({ ownWindow, isPackaged }),
      emit,
      fetch,
      fetchGuarded,
      fetchUnasked,
      files,
      imports: createPrivateFolder(join(dataFolder, 'imports')),
      keeping,
      kept: createPrivateFolder(join(dataFolder, 'kept')),
      log,
      printer: createPagePrinter(),
      proxyQuestions: proxyCredentials,
      serveLocally,
      store,
    },
  });
}
