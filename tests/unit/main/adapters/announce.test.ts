import { beforeEach, expect, it, vi } from 'vitest';

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const state = { isFocused: false, isSupported: true };
  const window = {
    isFocused: () => state.isFocused,
    isMinimized: () => true,
    isMaximized: () => false,
    getNormalBounds: () => ({ x: 0, y: 0, width: 1280, height: 840 }),
    show: vi.fn(),
    restore: vi.fn(),
    focus: vi.fn(),
  };
  const shown: { title: string; body: string; emit(event: 'click'): boolean }[] = [];
  class Notification extends EventEmitter {
    static isSupported = () => state.isSupported;
    title: string;
    body: string;
    constructor({ title, body }: { title: string; body: string }) {
      super();
      this.title = title;
      this.body = body;
    }
    show() {
      shown.push(this);
    }
  }
  const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] };
  return { state, window, shown, screen, Notification, BrowserWindow: { getAllWindows: () => [window] } };
});
vi.mock('electron', () => electron);

const { announce } = await import('#main/adapters/announce.ts');
const message = { title: 'Import de points relais terminé', text: 'points.csv : 500 ajoutés' };

beforeEach(() => {
  electron.shown.length = 0;
  Object.assign(electron.state, { isFocused: false, isSupported: true });
});

it('shows a notification when the window is not in front, and brings it back on a click', () => {
  announce(message);
  expect(electron.shown).toMatchObject([{ title: message.title, body: message.text }]);
  electron.shown[0]?.emit('click');
  expect(electron.window.focus).toHaveBeenCalled();
});

it('shows no notification while the window is in front, nor where the system has none', () => {
  electron.state.isFocused = true;
  announce(message);
  Object.assign(electron.state, { isFocused: false, isSupported: false });
  announce(message);
  expect(electron.shown).toEqual([]);
});
