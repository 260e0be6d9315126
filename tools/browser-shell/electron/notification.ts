import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type {
  ActivationArguments,
  Notification as ElectronNotification,
  NotificationConstructorOptions,
} from 'electron';
import { type NotificationEntry, notificationCenter } from './notification-center.ts';
import { isReadyNow } from './ready.ts';

/** Characters of an id on Windows (shell/browser/api/electron_api_notification.cc, 135-151). */
const longestId = 64;

type HandleActivation = (callback: (details: ActivationArguments) => void) => void;

/**
 * Electron's object of one notification. Nothing of Electron holds it: it hears of the system while the application has
 * a reference to it (shell/browser/api/electron_api_notification.cc, 110-122).
 */
export class Notification
  extends EventEmitter
  implements Pick<ElectronNotification, 'body' | 'close' | 'id' | 'show' | 'title' | 'toastXml'>
{
  readonly id: string;
  title: string;
  body: string;
  toastXml: string;
  #shown: NotificationEntry | null = null;

  /** Makes the presenter (electron_browser_client.cc, 1155-1159). The browser shell always has one. */
  static isSupported(): boolean {
    notificationCenter.use();
    return true;
  }

  /** Windows alone has it (lib/browser/api/notification.ts, 11-13). */
  static get handleActivation(): HandleActivation | undefined {
    if (process.platform !== 'win32') return undefined;
    return (callback) => notificationCenter.handleActivation(callback);
  }

  constructor({ id = '', title = '', body = '', toastXml = '' }: NotificationConstructorOptions = {}) {
    super();
    // shell/browser/api/electron_api_notification.cc, 126-130
    if (!isReadyNow()) throw new Error('Cannot create Notification before app is ready');
    if (process.platform === 'win32' && id.length > longestId) {
      throw new Error('Notification id exceeds Windows limit of 64 UTF-16 characters');
    }
    notificationCenter.use();
    this.id = id === '' ? randomUUID() : id;
    this.title = title;
    this.body = body;
    this.toastXml = toastXml;
  }

  show(): void {
    this.close();
    const { id } = this;
    this.#shown = notificationCenter.show({ id, ...this.#content() }, this);
  }

  close(): void {
    if (this.#shown !== null) notificationCenter.withdraw(this.#shown);
    this.#shown = null;
  }

  /** On Windows XML takes the place of everything else; what Electron writes itself has no arguments for a click. */
  #content() {
    const { title, body, toastXml } = this;
    if (process.platform !== 'win32' || toastXml === '') return { title, body, launchArguments: '' };
    const texts = [...toastXml.matchAll(/<text>(.*?)<\/text>/gsu)].map(([, text = '']) => unescaped(text));
    const [, launch = ''] = /<toast\b[^>]*\blaunch="([^"]*)"/u.exec(toastXml) ?? [];
    return { title: texts[0] ?? '', body: texts[1] ?? '', launchArguments: unescaped(launch) };
  }
}

const unescaped = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
