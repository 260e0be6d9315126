import { randomUUID } from 'node:crypto';
import { Notification } from 'electron';
import { plainLine } from '#shared/bidi.ts';
import { cut, longestName } from '#shared/cut.ts';
import type { Announcement, Desktop } from '../app/handlers.ts';
import { readLaunchArguments, toastXml } from '../app/toast.ts';
import type { Log } from '../ports.ts';
import { waitAtMost } from '../time-limit.ts';
import { systemClock } from './clock.ts';
import { ownWindow } from './window.ts';

/** More notifications than anybody leaves unanswered. The oldest is withdrawn: a click on it would do nothing. */
const MOST = 50;

/** Milliseconds to wait for the click that started the application, which Windows hands over once it is asked for. */
const CLICK_LIMIT = 3000;

interface NotificationsOptions {
  /** Shows the window, at a route path if the notification that was clicked names one. */
  open(path: string | null): void;
  log: Log;
}

export interface Notifications {
  announce: Desktop['announce'];
  /**
   * Receives clicks on notifications of earlier runs, whose object no longer exists. Only Windows keeps these, and
   * starts the application for them.
   * @param isExpected this start is for a click
   * @returns a promise that resolves when that click has arrived or the time is over
   */
  receiveClicks(isExpected: boolean): Promise<void>;
}

/**
 * Connects the system's notifications. A click on one opens its target exactly once, by whichever way the system
 * reports it.
 */
export function createNotifications({ open, log }: NotificationsOptions): Notifications {
  // A click reaches the object, unless it was collected (shell/browser/api/electron_api_notification.cc, 110-122).
  const held = new Set<Notification>();
  const opened = new Set<string>();

  const openOnce = (id: string | null, path: string | null) => {
    if (id !== null && opened.has(id)) return;
    if (id !== null) opened.add(id);
    open(path);
  };

  const hold = (notification: Notification) => {
    held.add(notification);
    const [oldest] = held;
    if (held.size <= MOST || oldest === undefined) return;
    held.delete(oldest);
    oldest.close();
  };

  return {
    announce(announcement) {
      if (ownWindow()?.isFocused() === true) return;
      if (!Notification.isSupported()) {
        log('warn', 'the system shows no notifications');
        return;
      }
      const id = randomUUID();
      const notification = new Notification(optionsOf(id, announcement));
      notification.on('click', () => {
        held.delete(notification);
        openOnce(id, announcement.path ?? null);
      });
      notification.on('close', ({ reason }) => {
        // Windows keeps it in its notification centre, where it can still be clicked.
        if (reason !== 'timedOut') held.delete(notification);
      });
      notification.on('failed', (_event, error) => {
        held.delete(notification);
        log('warn', 'a notification cannot be shown', { error });
      });
      hold(notification);
      notification.show();
    },

    async receiveClicks(isExpected) {
      if (process.platform !== 'win32') return;
      const { promise: arrived, resolve } = Promise.withResolvers<void>();
      Notification.handleActivation(({ arguments: given }) => {
        const { id, path } = readLaunchArguments(given);
        openOnce(id, path);
        resolve();
      });
      // Windows hands clicks over to whoever registered for them, which Electron does with the first use of
      // notifications (win/notification_presenter_win.cc, 42-50). It also writes a shortcut for the person: nobody who
      // was never shown a notification gets one.
      if (isExpected || (await hasActivator())) Notification.isSupported();
      if (isExpected) await waitAtMost(CLICK_LIMIT, systemClock, arrived);
    },
  };
}

/** Texts of a notification without control characters: the system draws them as they are. */
function optionsOf(id: string, announcement: Announcement) {
  const shown = (text: string) => cut(plainLine(text), longestName);
  const [title, text] = [shown(announcement.title), shown(announcement.text)];
  return {
    id,
    title,
    body: text,
    ...(process.platform === 'win32' && { toastXml: toastXml(id, { ...announcement, title, text }) }),
  };
}

/** Whether this account was shown notifications before. The module is the system's own, and may be blocked. */
const hasActivator = (): Promise<boolean> =>
  import('./toast-activator.ts').then(
    ({ isActivatorRegistered }) => isActivatorRegistered(),
    () => false,
  );
