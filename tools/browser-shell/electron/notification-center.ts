import type { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ActivationArguments, NotificationCloseEventParams } from 'electron';
import { CancelableEvent } from './event.ts';

/** A notification as the system shows it. */
export interface ShownNotification {
  id: string;
  title: string;
  body: string;
  /** On Windows what the system hands over with a click, kept when the application has ended; empty elsewhere. */
  launchArguments: string;
}

interface CenterEntry extends ShownNotification {
  /** Electron's object, which receives events until it is garbage-collected or closed. */
  delegate: WeakRef<EventEmitter> | null;
}

type CloseReason = NonNullable<NotificationCloseEventParams['reason']>;

/** Forces a garbage collection, as happens sooner or later: objects that nothing references receive no more events. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

/**
 * The notifications of the system and Electron's presenter of them (shell/browser/notifications), which exists from the
 * first use on.
 */
class NotificationCenter {
  readonly #entries = new Set<CenterEntry>();
  #isUsed = false;
  #isRegistered = false;
  #nextFailure: string | null = null;
  #handler: ((details: ActivationArguments) => void) | null = null;
  /** An activation that came before anybody asked for it; the last one alone. */
  #unhandled: ActivationArguments | null = null;
  /** Activations that wait for an application that has registered for them, as COM does. */
  readonly #waiting: string[] = [];
  onShown: (shown: ShownNotification) => void = () => undefined;

  /** Makes the presenter. On Windows it registers for activations, on another thread (win/notification_presenter_win.cc, 42-50). */
  use(): void {
    if (this.#isUsed) return;
    this.#isUsed = true;
    if (process.platform !== 'win32') return;
    setImmediate(() => {
      this.#isRegistered = true;
      for (const launchArguments of this.#waiting.splice(0)) this.#activate(launchArguments);
    });
  }

  /** Shows a notification, or fails with what `failNext` said. */
  show(shown: ShownNotification, object: EventEmitter): CenterEntry {
    const entry: CenterEntry = { ...shown, delegate: new WeakRef(object) };
    this.#entries.add(entry);
    // On Linux within the call (linux/libnotify_notification.cc, 185-197), elsewhere after it (mac/cocoa_notification.mm,
    // addNotificationRequest; win/windows_toast_notification.cc, SetupAndShowOnUIThread).
    if (process.platform === 'linux') this.#showNow(entry);
    else setImmediate(() => this.#showNow(entry));
    return entry;
  }

  #showNow(entry: CenterEntry): void {
    const failure = this.#nextFailure;
    this.#nextFailure = null;
    if (failure !== null) {
      this.#entries.delete(entry);
      tell(entry, 'failed', {}, failure);
      return;
    }
    tell(entry, 'show');
    const { delegate: _, ...shown } = entry;
    this.onShown(shown);
  }

  /** The next notification cannot be shown, for a reason that Linux keeps to itself (linux/libnotify_notification.cc, 191). */
  failNext(error: string): void {
    this.#nextFailure = process.platform === 'linux' ? '' : error;
  }

  /**
   * Withdraws a notification for its object, which receives no event about it afterwards
   * (shell/browser/api/electron_api_notification.cc, 273-287); on macOS it is told before (mac/cocoa_notification.mm,
   * `Dismiss`).
   */
  withdraw(entry: CenterEntry): void {
    if (!this.#entries.delete(entry)) return;
    if (process.platform === 'darwin') tell(entry, 'close');
    entry.delegate = null;
  }

  /** The titles on screen and in the notification centre. */
  get titles(): string[] {
    return [...this.#entries].map(({ title }) => title);
  }

  /**
   * The person clicks one, long after it was shown: an object that nobody held is collected by then
   * (electron_api_notification.cc, 110-122). One without arguments of a button tells its object alone, also on Windows
   * (win/windows_toast_notification.cc, 888-906).
   */
  click(title: string): void {
    collectGarbage();
    this.#clicked(this.#titled(title));
  }

  #clicked(entry: CenterEntry): void {
    tell(entry, 'click');
    this.#entries.delete(entry);
  }

  /** The system or the person takes one off the screen. On Windows one that timed out stays in the centre (909-931). */
  dismiss(title: string, reason: CloseReason): void {
    const entry = this.#titled(title);
    const isWindows = process.platform === 'win32';
    tell(entry, 'close', isWindows ? { reason } : {});
    if (!isWindows || reason !== 'timedOut') this.#entries.delete(entry);
  }

  /** Windows activates the application by a notification of an earlier one. */
  activate(launchArguments: string): void {
    if (this.#isRegistered) this.#activate(launchArguments);
    else this.#waiting.push(launchArguments);
  }

  /** The handler first, then the object (win/windows_toast_activator.cc, 427-566). */
  #activate(launchArguments: string): void {
    const details: ActivationArguments = { type: 'click', arguments: launchArguments };
    if (this.#handler === null) this.#unhandled = details;
    else this.#handler(details);
    const tag = new URLSearchParams(launchArguments).get('tag');
    const target = [...this.#entries].find(({ id }) => id === tag);
    if (target !== undefined) this.#clicked(target);
  }

  /** One handler at a time; what came before is handed over at once (win/windows_toast_activator.cc, 52-62). */
  handleActivation(handler: (details: ActivationArguments) => void): void {
    this.#handler = handler;
    if (this.#unhandled !== null) handler(this.#unhandled);
    this.#unhandled = null;
  }

  #titled(title: string): CenterEntry {
    const found = [...this.#entries].find((entry) => entry.title === title);
    if (found === undefined) throw new Error(`no notification '${title}' among: ${this.titles.join(', ')}`);
    return found;
  }
}

/** Emits an event of an object that still lives. */
function tell(
  { delegate }: CenterEntry,
  event: 'show' | 'click' | 'close' | 'failed',
  details = {},
  ...values: string[]
): void {
  delegate?.deref()?.emit(event, Object.assign(new CancelableEvent(), details), ...values);
}

export const notificationCenter = new NotificationCenter();
export type { CenterEntry as NotificationEntry };
