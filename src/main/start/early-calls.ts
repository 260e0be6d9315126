import { appCalls } from '#shared/ipc/app.ts';
import type { Application } from '../adapters/application.ts';
import { systemClock } from '../adapters/clock.ts';
import { bootstrapOf } from '../app/bootstrap.ts';
import { pageOrigin } from '../app/page-server.ts';
import { platformOf } from '../choose-platform.ts';
import { type Binder, bindHandlers } from '../ipc/bind.ts';
import type { Emit } from '../ipc/handler.ts';
import type { KeyValueStore, Log } from '../ports.ts';
import type { PreferencesStore } from '../settings/preferences.ts';
import type { ReadConfig } from '../settings/sources.ts';
import { keptNotice, updatesAddress } from '../updates/updates.ts';
import { aboutOf } from './about.ts';

export interface EarlyCallsOptions {
  application: Pick<Application, 'version' | 'platform' | 'isPackaged'>;
  settings: ReadConfig;
  preferences: PreferencesStore;
  store: KeyValueStore;
  emit: Emit;
  log: Log;
}

/**
 * Binds the call that the page starts with, answered from local state where nobody is signed in: the sign-in page is
 * drawn without the services, which are most of the script.
 */
export async function bindEarlyCalls(options: EarlyCallsOptions): Promise<Binder> {
  const { application, settings, preferences, store, emit, log } = options;
  const { config } = settings;
  const about = await aboutOf(application, settings);
  const { baseUrl, trainingAccounts } = platformOf({ about, config });
  const updates = { address: updatesAddress(config, trainingAccounts !== null), version: about.version, store };
  return bindHandlers({
    calls: { 'app.bootstrap': appCalls['app.bootstrap'] },
    handlers: {
      'app.bootstrap': () =>
        bootstrapOf({
          about,
          config,
          baseUrl,
          training: trainingAccounts && { accounts: trainingAccounts },
          preferences: preferences.get(),
          update: keptNotice(updates),
          session: { status: 'signedOut' },
        }),
    },
    origin: pageOrigin,
    emit,
    clock: systemClock,
    log,
    // No session begins before the services exist.
    session: { state: { status: 'signedOut' }, onEnd: () => undefined },
    onPageGone: () => undefined,
  });
}
