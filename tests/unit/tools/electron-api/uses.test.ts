import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { electronApi, rowsOf } from '../../../../tools/browser-shell/electron-api/index.ts';
import { apiPage, withTables } from '../../../../tools/browser-shell/electron-api/page.ts';
import { usesOfElectron } from './uses.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const everyWay = 'tests/unit/tools/electron-api/every-way.ts';

/** Where values of Electron may be (the linter holds that); elsewhere the global `process` alone is. */
const ROOMS = /^src\/(?:preload|main\/(?:adapters|start))\//u;
const isRead = (file: string): boolean =>
  ROOMS.test(file) ||
  file === everyWay ||
  (file.startsWith('src/main/') && /\bprocess\b/u.test(readFileSync(join(root, file), 'utf8')));

const rows = Object.values(electronApi).flat().flatMap(rowsOf);
const known = new Set(rows.map(([name]) => name));

/** The files that use each API. */
let uses: Map<string, string[]>;
beforeAll(() => {
  uses = usesOfElectron(root, isRead);
}, 60_000);

const usesIn = (isWanted: (file: string) => boolean): string[] =>
  [...uses].flatMap(([name, files]) => (files.some(isWanted) ? [name] : [])).toSorted();

describe('the table of what is used of Electron', () => {
  it('has a row for everything that src/main and src/preload use', () => {
    const used = usesIn((file) => file !== everyWay);
    expect(used.length).toBeGreaterThan(200);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has no row for what they do not use, and none twice', () => {
    const used = new Set(usesIn((file) => file !== everyWay));
    expect(rows.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
    expect(known.size).toBe(rows.length);
  });

  it('names tests that exist', () => {
    const files = new Set(rows.flatMap(([, { heldBy }]) => heldBy));
    expect([...files].filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(rows.filter(([, { heldBy }]) => heldBy.length === 0).map(([name]) => name)).toEqual([]);
  });

  it('is the one of the page, which tools/browser-shell/electron-api/write-page.ts writes', () => {
    const page = readFileSync(join(root, apiPage), 'utf8');
    expect(page).toBe(withTables(page));
  });
});

describe('a use of Electron', () => {
  it('is found in every way in which it may be written', () => {
    expect(usesIn((file) => file === everyWay)).toEqual([
      'App event gpu-info-update',
      'App.getLocale',
      'App.getLocaleCountryCode',
      'AuthInfo.isProxy',
      'AuthenticationResponseDetails.pid',
      'BaseWindowConstructorOptions.frame',
      'BaseWindowConstructorOptions.height',
      'BaseWindowConstructorOptions.kiosk',
      'BaseWindowConstructorOptions.opacity',
      'BaseWindowConstructorOptions.width',
      'BaseWindowConstructorOptions.x',
      'BaseWindowConstructorOptions.y',
      'BrowserWindow constructor',
      'BrowserWindow.getAllWindows',
      'BrowserWindow.webContents',
      'BrowserWindowConstructorOptions.webPreferences',
      'Menu.buildFromTemplate',
      'MenuItemConstructorOptions.label',
      'MenuItemConstructorOptions.submenu',
      'MenuItemConstructorOptions.toolTip',
      'NavigationHistory.canGoBack',
      'PowerSaveBlocker.isStarted',
      'Screen event display-added',
      'Session.getUserAgent',
      'WebContents event login',
      'WebContents.getURL',
      'WebContents.navigationHistory',
      'WebContents.setWindowOpenHandler',
      'WebPreferences.images',
      'WindowOpenHandlerResponse.action',
      'WindowOpenHandlerResponse.outlivesOpener',
    ]);
  });
});
