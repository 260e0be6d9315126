import { Notification } from 'electron';
import { ownWindow, showOwnWindow } from './window.ts';

/** Shows a system notification unless the window is in front; a click shows the window and runs `onOpened`. */
export function announce({ title, text }: { title: string; text: string }, onOpened?: () => void): void {
  if (!Notification.isSupported() || ownWindow()?.isFocused() === true) return;
  const notification = new Notification({ title, body: text });
  notification.on('click', () => {
    showOwnWindow();
    onOpened?.();
  });
  notification.show();
}
