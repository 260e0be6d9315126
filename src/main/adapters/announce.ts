import { Notification } from 'electron';
import { ownWindow, showOwnWindow } from './window.ts';

/** Shows a notification of the system, which leads back to the window, unless the window is in front. */
export function announce({ title, text }: { title: string; text: string }): void {
  if (!Notification.isSupported() || ownWindow()?.isFocused() === true) return;
  const notification = new Notification({ title, body: text });
  notification.on('click', () => showOwnWindow());
  notification.show();
}
