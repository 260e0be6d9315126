import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listeningLog } from '#tests/support/fakes.ts';

const system = vi.spyOn(process, 'platform', 'get');
const finished = { title: 'Import de points relais terminé', text: 'points.csv : 500 ajoutés' };
const reminder = { title: 'Rappel', text: 'Demande n° 12', path: '/solidaryrecords/show/12' };

const state = { isFocused: false, isSupported: true, isRegistered: false };
const isSupported = vi.fn(() => state.isSupported);

beforeEach(() => {
  Object.assign(state, { isFocused: false, isSupported: true, isRegistered: false });
  system.mockReturnValue('linux');
});
afterEach(() => void isSupported.mockClear());

/** A process of the application, over the notifications of the browser shell, which behave as Electron's. */
async function start() {
  vi.resetModules();
  const { Notification } = await import('../../../../tools/browser-shell/electron/notification.ts');
  const { notificationCenter } = await import('../../../../tools/browser-shell/electron/notification-center.ts');
  const { becomeReady } = await import('../../../../tools/browser-shell/electron/ready.ts');
  becomeReady();
  vi.spyOn(Notification, 'isSupported').mockImplementation(() => {
    notificationCenter.use();
    return isSupported();
  });
  const window = { isFocused: () => state.isFocused };
  const BrowserWindow = { getAllWindows: () => [window] };
  vi.doMock('electron', () => ({ Notification, BrowserWindow, nativeTheme: {}, screen: {} }));
  vi.doMock('#main/adapters/toast-activator.ts', () => ({ isActivatorRegistered: () => state.isRegistered }));
  const { createNotifications } = await import('#main/adapters/announce.ts');
  const { log, lines } = listeningLog();
  const opened: (string | null)[] = [];
  const notifications = createNotifications({ open: (path) => void opened.push(path), log });
  return { ...notifications, notificationCenter, lines, opened };
}

/** Lets the system show what it was given, and what it hands over arrive. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe.each(['linux', 'darwin', 'win32'] as const)('a notification on %s', (platform) => {
  beforeEach(() => void system.mockReturnValue(platform));

  it('is shown when the window is not in front, and a click opens what it names, long after it was shown', async () => {
    const { announce, notificationCenter, opened } = await start();
    announce(finished);
    announce(reminder);
    await settled();
    notificationCenter.click(reminder.title);
    notificationCenter.click(finished.title);
    expect(opened).toEqual(['/solidaryrecords/show/12', null]);
  });

  it('can still be clicked when fifty are unanswered; one more takes the oldest away', async () => {
    const { announce, notificationCenter, opened } = await start();
    for (let number = 1; number <= 51; number += 1) announce({ ...finished, title: `Import ${number}` });
    await settled();
    expect(notificationCenter.titles).toHaveLength(50);
    expect(notificationCenter.titles).not.toContain('Import 1');
    notificationCenter.click('Import 2');
    notificationCenter.click('Import 51');
    expect(opened).toEqual([null, null]);
  });

  it('says names of others on one line, without controls that turn it, and no more of them than it has room for', async () => {
    const { announce, notificationCenter } = await start();
    announce({ ...finished, title: 'Import de a\u202Evsc.exe\r\n\u2067terminé' });
    announce({ ...finished, title: 'x'.repeat(20_000) });
    await settled();
    expect(notificationCenter.titles).toEqual(['Import de avsc.exe terminé', `${'x'.repeat(300)}…`]);
  });

  it('that cannot be shown is in the log', async () => {
    const { announce, notificationCenter, lines } = await start();
    notificationCenter.failNext('Settings prevent the notification from being delivered.');
    announce(reminder);
    await settled();
    expect(lines).toEqual([expect.stringContaining('a notification cannot be shown')]);
  });
});

describe('a notification', () => {
  it('is not shown while the window is in front, for which the system is not even asked', async () => {
    state.isFocused = true;
    const { announce, notificationCenter } = await start();
    announce(reminder);
    // The first question writes into the person's Start menu.
    expect(isSupported).not.toHaveBeenCalled();
    expect(notificationCenter.titles).toEqual([]);
  });

  it('is missed in the log where the system has none', async () => {
    state.isSupported = false;
    const { announce, lines } = await start();
    announce(reminder);
    expect(lines).toEqual([expect.stringContaining('the system shows no notifications')]);
  });

  it('that went to the notification centre of Windows by itself can be clicked there', async () => {
    system.mockReturnValue('win32');
    const { announce, notificationCenter, opened } = await start();
    announce(reminder);
    await settled();
    notificationCenter.dismiss(reminder.title, 'timedOut');
    notificationCenter.click(reminder.title);
    expect(opened).toEqual(['/solidaryrecords/show/12']);
  });
});

describe('a click on Windows on a notification of an application that has ended since', () => {
  /** What Windows keeps of it. */
  let clicked: string;
  beforeEach(async () => {
    system.mockReturnValue('win32');
    const { announce, notificationCenter } = await start();
    notificationCenter.onShown = ({ launchArguments }) => {
      clicked = launchArguments;
    };
    announce({ ...reminder, title: 'Rappel & <suite> "1"\u0007' });
    await settled();
    expect(notificationCenter.titles).toEqual(['Rappel & <suite> "1"']);
    isSupported.mockClear();
  });

  it('that starts the application is waited for, and opens what it names', async () => {
    const { receiveClicks, notificationCenter, opened } = await start();
    notificationCenter.activate(clicked);
    await receiveClicks(true);
    expect(opened).toEqual(['/solidaryrecords/show/12']);
  });

  it.each([
    ['names nothing', '', null],
    ['names no page of the application', 'type=click&tag=1&path=%2F%2Fevil.example%2Fx', '/'],
  ])('opens no record where it %s', async (_what, given, path) => {
    const { receiveClicks, notificationCenter, opened } = await start();
    notificationCenter.activate(given);
    await receiveClicks(true);
    expect(opened).toEqual([path]);
  });

  it('reaches the next one, where this account was shown notifications before', async () => {
    state.isRegistered = true;
    const { receiveClicks, notificationCenter, opened } = await start();
    await receiveClicks(false);
    notificationCenter.activate(clicked);
    await settled();
    expect(opened).toEqual(['/solidaryrecords/show/12']);
  });

  it('is asked for in no other account, whose Start menu is left alone, and on no other system', async () => {
    await (await start()).receiveClicks(false);
    system.mockReturnValue('linux');
    state.isRegistered = true;
    await (await start()).receiveClicks(true);
    expect(isSupported).not.toHaveBeenCalled();
  });

  it('opens once what arrives twice, by its object and by what Windows hands over', async () => {
    const { announce, receiveClicks, notificationCenter, opened } = await start();
    let shown = '';
    notificationCenter.onShown = ({ launchArguments }) => {
      shown = launchArguments;
    };
    await receiveClicks(false);
    announce(reminder);
    await settled();
    notificationCenter.activate(shown);
    expect(opened).toEqual(['/solidaryrecords/show/12']);
  });
});
