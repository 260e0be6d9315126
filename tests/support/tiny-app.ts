import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const main = `
import { app, BrowserWindow, dialog, ipcMain, Notification, powerMonitor, protocol, session, shell } from 'electron';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';

const told = [];
app.on('second-instance', (_event, argv, folder, data) => told.push(['second-instance', argv.slice(1).filter((each) => !each.endsWith('main.ts')), folder, data]));
app.on('open-url', (event, url) => {
  event.preventDefault();
  told.push('open-url ' + url);
});
if (process.env.TINY_USER_DATA) {
  app.setPath('userData', process.env.TINY_USER_DATA);
  if (!app.requestSingleInstanceLock({ from: 'the second' })) process.exit(7);
}
// Nobody listens early enough for a link from here on.
app.whenReady().then(() => app.on('open-url', () => told.push('too late')));
app.whenReady().then(() => protocol.handle('app', (request) => {
  const url = new URL(request.url);
  const headers = { 'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'none'" };
  if (url.pathname === '/assets/index-1.js') return new Response('1', { headers: { 'content-type': 'text/javascript' } });
  if (url.pathname.startsWith('/assets/')) return new Response(null, { status: 404 });
  if (url.pathname === '/data.json') return Response.json({ address: request.url });
  return new Response('<html><head><title>Tiny</title></head><body></body></html>', {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}));
let isHeld = false;
function open() {
  const window = new BrowserWindow({
    webPreferences: { preload: join(app.getAppPath(), 'out', 'preload', 'index.cjs'), additionalArguments: ['--tiny=1'] },
  });
  window.once('ready-to-show', () => told.push('ready'));
  window.webContents.on('did-start-navigation', (details) => told.push('navigation ' + details.isMainFrame));
  window.webContents.setWindowOpenHandler(({ url }) => {
    told.push('open ' + url);
    return { action: 'deny' };
  });
  window.on('close', (event) => {
    told.push('close');
    if (isHeld) {
      event.preventDefault();
      window.webContents.send('held', { by: 'unsaved work' });
    }
  });
  window.loadURL('app://tiny/');
  return window;
}
let window;
app.whenReady().then(() => { window = open(); });
app.on('window-all-closed', () => app.quit());
function noteTheEnd({ file, quits, delays, listens }) {
  const note = (line) => appendFileSync(file, line + ';');
  const end = (line) => {
    note(line);
    queueMicrotask(() => note('microtask'));
    setImmediate(() => note('later'));
    if (quits) app.quit();
  };
  window.on('query-session-end', ({ reasons }) => note('query ' + reasons));
  window.on('session-end', ({ reasons }) => end('session-end ' + reasons));
  for (const event of listens) {
    powerMonitor.on(event, (details) => {
      if (event !== 'shutdown') return note(event);
      if (delays) details.preventDefault();
      end('shutdown');
    });
  }
  for (const event of ['before-quit', 'window-all-closed', 'will-quit', 'quit']) app.on(event, () => note(event));
}
let tidyFile = null;
app.on('will-quit', (event) => {
  if (tidyFile === null) return;
  event.preventDefault();
  const file = tidyFile;
  writeFile(file, told.join()).then(() => {
    tidyFile = null;
    app.quit();
  });
});
app.whenReady().then(() => {
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) => {
    told.push('permission ' + permission);
    answer(false);
  });
});
const held = [];
function notify({ title, isHeld }) {
  const notification = new Notification({ title, body: 'A text' });
  notification.on('click', () => told.push('click on ' + title));
  if (isHeld) held.push(notification);
  notification.show();
}
Notification.handleActivation?.(({ type, arguments: given }) => told.push(type + ' ' + given));
const calls = {
  notify,
  useNotifications: () => Notification.isSupported(),
  focused: () => window.isFocused(),
  argv: () => process.argv.slice(2),
  echo: (value) => value,
  sender: (_, event) => [event.senderFrame.url, event.senderFrame === event.sender.mainFrame, event.sender === window.webContents],
  fail: () => { throw new Error('it failed'); },
  never: () => new Promise(() => {}),
  hold: (value) => { isHeld = value; },
  told: () => told,
  noteTheEnd,
  tidy: (path) => { tidyFile = path; },
  paths: () => [app.getPath('userData'), app.getPath('downloads'), app.getName(), app.getVersion()],
  choose: () => dialog.showOpenDialog(window, { title: 'Choose', filters: [{ name: 'CSV', extensions: ['csv', 'txt'] }] }),
  save: (name) => dialog.showSaveDialog(window, {
    defaultPath: '/somewhere/' + name,
    properties: ['showOverwriteConfirmation'],
  }),
  ask: () => dialog.showMessageBox({ message: 'Well?', detail: 'Choose.', buttons: ['Yes', 'No'], cancelId: 1 }),
  read: (path) => readFile(path, 'utf8'),
  outside: (url) => shell.openExternal(url),
  event: (value) => window.webContents.send('event', value),
};
ipcMain.handle('call', (event, name, value) => calls[name](value, event));
// The bridge of the product, as far as the shell knows it.
ipcMain.handle('escale:call', (event, { request }) => request.path);
ipcMain.on('note', (event, value) => told.push('note ' + value));
`;

const preload = `
const { contextBridge, ipcRenderer, webUtils } = require('electron');
contextBridge.exposeInMainWorld('tiny', {
  argv: process.argv,
  call: (name, value) => ipcRenderer.invoke('call', name, value),
});
`;

/**
 * Writes a minimal built application and returns its folder.
 * @param script its main script; that of an application which uses every feature of the shell, if absent
 */
export function writeTinyApp(script = main): string {
  const root = mkdtempSync(join(tmpdir(), 'escale-tiny-'));
  const files = {
    'package.json': JSON.stringify({
      name: 'tiny',
      productName: 'Tiny',
      version: '0.0.7',
      type: 'module',
      main: './out/main/index.js',
    }),
    'out/main/index.js': script,
    'out/preload/index.cjs': preload,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}
