import { randomUUID } from 'node:crypto';
import { type BrowserWindow, ClipboardItem, clipboard, type Session, session, WebContentsView } from 'electron';
import { navigationOf } from '../analytics/address.ts';
import { zoomedPlace } from '../analytics/place.ts';
import type { EmbeddedView, EmbeddedViewListener, EmbeddedViews } from '../ports.ts';
import { denyEverything, letNavigate } from './security.ts';

export interface EmbeddedViewOptions {
  ownWindow: () => BrowserWindow | undefined;
  isPackaged: boolean;
}

/** A load that another one of the same page overtook: not a failure. */
const ABORTED = -3;

/**
 * Pages of somebody else's as web contents of their own above the page of the application: sandboxed, without preload,
 * in a partition that is never written to disk, without permissions, downloads and windows
 * (docs/screens/06-analytics.md §4).
 */
export function createEmbeddedViews({ ownWindow, isPackaged }: EmbeddedViewOptions): EmbeddedViews {
  return {
    open: (address, listener) => {
      const window = ownWindow();
      if (window === undefined) throw new Error('there is no window to embed a page in');
      return embed(window, address, listener, isPackaged);
    },
  };
}

function embed(
  window: BrowserWindow,
  address: string,
  listener: EmbeddedViewListener,
  isPackaged: boolean,
): EmbeddedView {
  const partition = closedSession();
  const view = new WebContentsView({
    webPreferences: {
      session: partition,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      devTools: !isPackaged,
      navigateOnDragDrop: false,
      disableDialogs: true,
      spellcheck: false,
    },
  });
  const { webContents } = view;
  const outside = (url: string) => {
    if (navigationOf(url, address) === 'outside') listener.link(url);
  };
  letNavigate(webContents, (url) => {
    if (navigationOf(url, address) === 'stay') return true;
    outside(url);
    return false;
  });
  webContents.setWindowOpenHandler(({ url }) => {
    // A window of one's own is never opened, be it at the same origin: its link is shown in the same place.
    if (navigationOf(url, address) === 'stay') webContents.loadURL(url).catch(() => undefined);
    else outside(url);
    return { action: 'deny' };
  });
  // A page that is not there yet would hide what the application shows in its place.
  let isReady = false;
  let isPlaced = false;
  const show = () => view.setVisible(isReady && isPlaced);
  hearLoading(webContents, {
    loaded: () => {
      isReady = true;
      show();
      listener.loaded();
    },
    failed: (reason) => {
      isReady = false;
      show();
      listener.failed(reason);
    },
  });
  webContents.on('before-input-event', (event, { type, key, shift, control, alt, meta }) => {
    if (type !== 'keyDown' || control || alt || meta || (key !== 'F6' && key !== 'Escape')) return;
    event.preventDefault();
    window.webContents.focus();
    listener.left(key === 'Escape' ? 'controls' : shift ? 'previous' : 'next');
  });
  show();
  window.contentView.addChildView(view);
  // What goes wrong is told by the events.
  webContents.loadURL(address).catch(() => undefined);

  return {
    place: (place) => {
      if (place !== null) view.setBounds(zoomedPlace(place, window.webContents.getZoomLevel()));
      isPlaced = place !== null;
      show();
    },
    focus: () => webContents.focus(),
    print: (header) =>
      webContents.printToPDF({
        pageSize: 'A4',
        landscape: true,
        printBackground: true,
        displayHeaderFooter: true,
        headerTemplate: header,
        footerTemplate: '<div></div>',
        margins: { top: 0.8, bottom: 0.4, left: 0.4, right: 0.4 },
      }),
    copyImage: async () => {
      // A copy: what a Buffer stands on may be shared, which a Blob does not take.
      const picture = Uint8Array.from((await webContents.capturePage()).toPNG());
      await clipboard.write([new ClipboardItem({ 'image/png': new Blob([picture], { type: 'image/png' }) })]);
    },
    close: () => {
      if (!window.isDestroyed()) window.contentView.removeChildView(view);
      if (!webContents.isDestroyed()) webContents.close();
      partition.clearStorageData().catch(() => undefined);
    },
  };
}

/** In memory only (no `persist:`), one for each page, so that two never share anything. */
function closedSession(): Session {
  const partition = session.fromPartition(`dashboard-${randomUUID()}`, { cache: false });
  denyEverything(partition);
  partition.on('will-download', (event) => event.preventDefault());
  return partition;
}

/** An answer that is an error loads like any other: its status tells. */
function hearLoading(
  webContents: WebContentsView['webContents'],
  listener: Pick<EmbeddedViewListener, 'loaded' | 'failed'>,
): void {
  let hasFailed = false;
  const fail = (reason: string) => {
    hasFailed = true;
    listener.failed(reason);
  };
  webContents.on('did-start-loading', () => {
    hasFailed = false;
  });
  webContents.on('did-navigate', (_event, _url, status, text) => {
    if (status >= 400) fail(`HTTP ${status} ${text}`.trim());
  });
  webContents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) fail(`${description} (${code})`);
  });
  webContents.on('render-process-gone', (_event, { reason }) => fail(reason));
  webContents.on('did-finish-load', () => {
    if (!hasFailed) listener.loaded();
  });
}
