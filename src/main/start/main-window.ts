import type { SiteConfig } from '#shared/config.ts';
import type { Application } from '../adapters/application.ts';
import { type FailureOptions, watchPage } from '../adapters/crash.ts';
import { onPageGone, openWindow } from '../adapters/window.ts';
import type { CloseGuard } from '../app/close-guard.ts';
import { pageOrigin } from '../app/page-server.ts';
import { markStartup } from '../app/startup.ts';
import type { Services } from '../compose.ts';
import type { Binder } from '../ipc/bind.ts';
import type { Emit } from '../ipc/handler.ts';
import type { KeyValueStore, Log } from '../ports.ts';

interface MainWindowOptions {
  application: Application;
  config: SiteConfig;
  services: Promise<Services>;
  binder: Promise<Binder>;
  store: KeyValueStore;
  guard: CloseGuard;
  failures: FailureOptions;
  /** Ends what a page that has gone was loading. */
  endLoads(): void;
  emit: Emit;
  log: Log;
  /** Ends the application with the person's session. */
  endWithSession(): void;
  onShown(): void;
}

/** Opens the application's window at a route path of the page. */
export function openMainWindow(path: string, options: MainWindowOptions): void {
  const { application, config, services, binder, store, guard, failures, endLoads, emit, log, endWithSession } =
    options;
  const window = openWindow({
    title: config.platformName,
    preloadFile: application.preloadFile,
    address: `${pageOrigin}${path}`,
    isPackaged: application.isPackaged,
    store,
    guard,
    log,
    onCloseRequested: () => emit('app.closeRequested', {}),
    onSessionEnding: () => {
      emit('app.sessionEnding', {});
      // Windows does not notify a program that it considers hung of the end of the session.
      services.then(({ drafts }) => drafts.writeNow()).catch(() => undefined);
    },
    onSessionEnded: endWithSession,
    onClosed: () => {
      // On macOS the application goes on without its window. Where the system ends it nobody has signed out by choice,
      // which would take the drafts away.
      if (!config.keepSession && !guard.isSessionOver) void services.then(({ session }) => session.signOut());
    },
    onShown: () => {
      markStartup(log, 'windowShown');
      options.onShown();
    },
  });
  watchPage(window, failures);
  onPageGone(window, () => {
    endLoads();
    binder.then((calls) => calls.pageGone()).catch(() => undefined);
  });
}
