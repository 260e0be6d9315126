import { randomUUID } from 'node:crypto';
import { type BrowserWindow, ClipboardItem, clipboard, type Session, session, WebContentsView } from 'electron';
import { navigationOf } from '../analytics/address.ts';
import { zoomedPlace } from '../analytics/place.ts';
import type { EmbeddedView, EmbeddedViewListener, EmbeddedViews } from '../ports.ts';
import { denyEverything, letNavigate } from './security.ts';
import { isolated } from './web-preferences.ts';

export interface EmbeddedViewOptions {
  ownWindow: () => BrowserWindow | undefined;
  isPackaged: boolean;
}

/** Error code of a load replaced by another one of the same page. */
const ABORTED = -3;

/**
 * Creates the port that shows foreign pages above the application's page: sandboxed, without preload, in a partition
 * that is never written to disk, without permissions, downloads and windows (docs/screens/06-analytics.md §4).
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
      ...isolated(isPackaged),
      disableDialogs: true,
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
    // New windows are never opened, not even at the same origin: the link opens in the same view.
    if (navigationOf(url, address) === 'stay') webContents.loadURL(url).catch(() => undefined);
    else outside(url);
    return { action: 'deny' };
  });
  // The view appears once it is loaded; before, it would cover the page's loading state.
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
  // Failures are reported by events.
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
        generateTaggedPDF: true,
        generateDocumentOutline: true,
        displayHeaderFooter: true,
        headerTemplate: header,
        footerTemplate: '<div></div>',
        margins: { top: 0.8, bottom: 0.4, left: 0.4, right: 0.4 },
      }),
    copyImage: async () => {
      const image = await webContents.capturePage();
      // What Electron answers where nothing is drawn; the clipboard would be emptied.
      if (image.isEmpty()) throw new Error('the page is not drawn');
      // Copied, because a Buffer may use shared memory, which Blob does not accept.
      const picture = Uint8Array.from(image.toPNG());
      await clipboard.write([new ClipboardItem({ 'image/png': new Blob([picture], { type: 'image/png' }) })]);
    },
    close: () => {
      if (!window.isDestroyed()) window.contentView.removeChildView(view);
      if (webContents.isDestroyed()) return giveBack(partition);
      // A page that is being closed may still store something.
      webContents.once('destroyed', () => giveBack(partition));
      webContents.close();
    },
  };
}

/** Sessions of closed pages, whose data were cleared: they are used again. */
const unused: Session[] = [];

/**
 * A session in memory (no `persist:`), one per page, so that pages share nothing. Electron keeps each until the end of
 * the application: those of closed pages serve again.
 */
function closedSession(): Session {
  const emptied = unused.pop();
  if (emptied !== undefined) return emptied;
  const partition = session.fromPartition(`dashboard-${randomUUID()}`, { cache: false });
  denyEverything(partition);
  partition.on('will-download', (event) => event.preventDefault());
  return partition;
}

/** Clears a session for the next page; a session that cannot be cleared is not used again. */
function giveBack(partition: Session): void {
  Promise.all([partition.clearStorageData(), partition.clearAuthCache(), partition.closeAllConnections()]).then(
    () => void unused.push(partition),
    () => undefined,
  );
}

/** Listens to the loading of a view. An HTTP error loads like any page; only its status tells. */
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
    // A page that fails after it was shown has no description.
    if (isMainFrame && code !== ABORTED) fail(`${description} (${code})`.trim());
  });
  webContents.on('render-process-gone', (_event, { reason }) => fail(reason));
  webContents.on('did-finish-load', () => {
    if (!hasFailed) listener.loaded();
  });
}
