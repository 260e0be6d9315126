import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbeddedViewListener } from '#main/ports.ts';

type Answer = (...args: unknown[]) => unknown;

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const { Buffer } = await import('node:buffer');
  const app = new EventEmitter();
  class Contents extends EventEmitter {
    loaded: string[] = [];
    openHandler: Answer = () => undefined;
    done: string[] = [];
    isClosed = false;
    printed: object | null = null;
    loadURL = async (address: string) => void this.loaded.push(address);
    setWindowOpenHandler = (handler: Answer) => {
      this.openHandler = handler;
    };
    focus = () => void this.done.push('focus');
    close = () => {
      this.isClosed = true;
      this.emit('destroyed');
    };
    isDestroyed = () => this.isClosed;
    printToPDF = async (options: object) => {
      this.printed = options;
      return Buffer.from('%PDF');
    };
    picture = 'png';
    capturePage = async () => ({ isEmpty: () => this.picture === '', toPNG: () => Buffer.from(this.picture) });
  }
  class WebContentsView {
    static made: WebContentsView[] = [];
    webContents = new Contents();
    options: { webPreferences: Record<string, unknown> };
    bounds: object[] = [];
    isVisible = true;
    constructor(options: { webPreferences: Record<string, unknown> }) {
      this.options = options;
      WebContentsView.made.push(this);
      app.emit('web-contents-created', {}, this.webContents);
    }
    setBounds = (bounds: object) => void this.bounds.push(bounds);
    setVisible = (isVisible: boolean) => {
      this.isVisible = isVisible;
    };
  }
  const partitions: {
    name: string;
    options: object;
    handlers: Record<string, Answer>;
    isCleared: boolean;
    clear: () => Promise<void>;
    session: object;
  }[] = [];
  const permissionsOf = (handlers: Record<string, Answer>) => ({
    setPermissionRequestHandler: (handler: Answer) => {
      handlers.request = handler;
    },
    setPermissionCheckHandler: (handler: Answer) => {
      handlers.check = handler;
    },
    setDevicePermissionHandler: (handler: Answer) => {
      handlers.device = handler;
    },
    on: (event: string, handler: Answer) => {
      handlers[event] = handler;
    },
  });
  return {
    app,
    WebContentsView,
    partitions,
    shell: { openExternal: vi.fn(async () => {}) },
    clipboard: { write: vi.fn(async (_items: unknown[]) => {}) },
    ClipboardItem: class {
      items: object;
      constructor(items: object) {
        this.items = items;
      }
    },
    session: {
      defaultSession: permissionsOf({}),
      fromPartition: (name: string, options: object) => {
        const partition = {
          name,
          options,
          handlers: {} as Record<string, Answer>,
          isCleared: false,
          clear: async () => {
            partition.isCleared = true;
          },
          session: {},
        };
        partitions.push(partition);
        return Object.assign(partition.session, {
          ...permissionsOf(partition.handlers),
          clearStorageData: () => partition.clear(),
          clearAuthCache: async () => {},
          closeAllConnections: async () => {},
        });
      },
    },
  };
});
vi.mock('electron', () => electron);

const { createEmbeddedViews } = await import('#main/adapters/embedded-views.ts');
const { restrictWebContents } = await import('#main/adapters/security.ts');
restrictWebContents('app://escale', () => {});

const address = 'https://tool.example.org/embed/token#theme=night';
/** Waits until a session is emptied. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
let said: string[];
let focused: number;

function embed({ zoomLevel = 0 } = {}) {
  const children: unknown[] = [];
  // The part of a window that the adapter uses.
  const window = {
    contentView: {
      addChildView: (view: unknown) => void children.push(view),
      removeChildView: (view: unknown) => void children.splice(children.indexOf(view), 1),
    },
    webContents: {
      focus: () => {
        focused += 1;
      },
      getZoomLevel: () => zoomLevel,
    },
    isDestroyed: () => false,
  } as unknown as BrowserWindow;
  const listener: EmbeddedViewListener = {
    loaded: () => void said.push('loaded'),
    failed: (reason) => void said.push(`failed ${reason}`),
    left: (to) => void said.push(`left ${to}`),
    link: (target) => void said.push(`link ${target}`),
  };
  const view = createEmbeddedViews({ ownWindow: () => window, isPackaged: true }).open(address, listener);
  const made = electron.WebContentsView.made.at(-1);
  const partition = electron.partitions.find(({ session }) => session === made?.options.webPreferences.session);
  if (made === undefined || partition === undefined) throw new Error('no view was made');
  /** Whether an event of the contents may go on. */
  const isLet = (event: string, details: object) => {
    const preventDefault = vi.fn();
    made.webContents.emit(event, { preventDefault, ...details });
    return preventDefault.mock.calls.length === 0;
  };
  return { view, made, contents: made.webContents, partition, children, isLet };
}

beforeEach(() => {
  said = [];
  focused = 0;
});

describe('an embedded page', () => {
  it('is sandboxed, without preload and Node, in its own partition that is never written to disk', () => {
    const { made, partition } = embed();
    const { webPreferences } = made.options;
    expect(webPreferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
    expect(webPreferences).toMatchObject({ webviewTag: false, devTools: false, disableDialogs: true });
    expect(webPreferences).not.toHaveProperty('preload');
    expect(partition.name).not.toMatch(/^persist:/);
    expect(embed().partition.name).not.toBe(partition.name);
  });

  it('gets no permission, no device and no download', () => {
    const { handlers } = embed().partition;
    const answer = vi.fn();
    handlers.request?.({}, 'media', answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith(false);
    expect(handlers.check?.({}, 'notifications')).toBe(false);
    expect(handlers.device?.({})).toBe(false);
    const preventDefault = vi.fn();
    handlers['will-download']?.({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('stays at its origin, asks before it opens an https link elsewhere and refuses any other', () => {
    const { isLet } = embed();
    expect(isLet('will-frame-navigate', { url: 'https://tool.example.org/b', isMainFrame: true })).toBe(true);
    expect(isLet('will-redirect', { url: 'https://tool.example.org/b', isMainFrame: true })).toBe(true);
    expect(said).toEqual([]);
    expect(isLet('will-frame-navigate', { url: 'https://example.net/', isMainFrame: true })).toBe(false);
    expect(isLet('will-redirect', { url: 'https://login.example.net/', isMainFrame: true })).toBe(false);
    for (const url of ['file:///etc/passwd', 'app://escale/users', 'http://example.net/']) {
      expect(isLet('will-frame-navigate', { url, isMainFrame: true }), url).toBe(false);
    }
    expect(said).toEqual(['link https://example.net/', 'link https://login.example.net/']);
    expect(electron.shell.openExternal).not.toHaveBeenCalled();
  });

  it('opens no window: shows pages of its origin in place and asks before it opens others', () => {
    const { contents } = embed();
    expect(contents.openHandler({ url: 'https://tool.example.org/b' })).toEqual({ action: 'deny' });
    expect(contents.openHandler({ url: 'https://example.net/' })).toEqual({ action: 'deny' });
    expect(contents.loaded).toEqual([address, 'https://tool.example.org/b']);
    expect(said).toEqual(['link https://example.net/']);
  });

  it('returns the keyboard to the application on Escape and F6, and keeps every other key', () => {
    const { contents } = embed();
    const press = (key: string, more: object = {}) => {
      const preventDefault = vi.fn();
      contents.emit('before-input-event', { preventDefault }, { type: 'keyDown', key, ...more });
      return preventDefault.mock.calls.length;
    };
    expect([press('F6'), press('F6', { shift: true }), press('Escape')]).toEqual([1, 1, 1]);
    expect([press('a'), press('Tab'), press('F6', { control: true }), press('F6', { type: 'keyUp' })]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(said).toEqual(['left next', 'left previous', 'left controls']);
    expect(focused).toBe(3);
  });

  it('becomes visible once it has loaded and has a place, at the zoom of the page', () => {
    const { view, made, contents } = embed({ zoomLevel: 1 });
    view.place({ x: 10, y: 10, width: 100, height: 100 });
    expect(made.bounds).toEqual([{ x: 12, y: 12, width: 120, height: 120 }]);
    expect(made.isVisible).toBe(false);
    contents.emit('did-finish-load');
    expect(made.isVisible).toBe(true);
    view.place(null);
    expect(made.isVisible).toBe(false);
  });

  it('reports a network failure, an error status and a crashed process as different failures', () => {
    const { view, made, contents } = embed();
    view.place({ x: 0, y: 0, width: 100, height: 100 });
    contents.emit('did-fail-load', {}, -102, 'ERR_CONNECTION_REFUSED', address, true);
    contents.emit('did-finish-load');
    contents.emit('did-start-loading');
    contents.emit('did-navigate', {}, address, 503, 'Service Unavailable');
    contents.emit('did-finish-load');
    expect(made.isVisible).toBe(false);
    contents.emit('render-process-gone', {}, { reason: 'crashed' });
    contents.emit('did-fail-load', {}, -7, '', address, true);
    contents.emit('did-start-loading');
    contents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', address, true);
    contents.emit('did-fail-load', {}, -105, 'ERR_NAME_NOT_RESOLVED', 'https://pixel.example.net/', false);
    contents.emit('did-navigate', {}, address, 200, 'OK');
    contents.emit('did-finish-load');
    expect(said).toEqual([
      'failed ERR_CONNECTION_REFUSED (-102)',
      'failed HTTP 503 Service Unavailable',
      'failed crashed',
      'failed (-7)',
      'loaded',
    ]);
    expect(said.join()).not.toContain('token');
  });

  it('is printed on A4 below its header, with the tags of its page, and copied as a picture', async () => {
    const { view, contents } = embed();
    await view.print('<b>words</b>');
    expect(contents.printed).toMatchObject({
      pageSize: 'A4',
      generateTaggedPDF: true,
      generateDocumentOutline: true,
      displayHeaderFooter: true,
      headerTemplate: '<b>words</b>',
    });
    await view.copyImage();
    expect(electron.clipboard.write.mock.lastCall?.[0]).toMatchObject([{ items: { 'image/png': { size: 3 } } }]);
  });

  it('is not copied where nothing of it is drawn, which would empty the clipboard', async () => {
    const { view, contents } = embed();
    contents.picture = '';
    electron.clipboard.write.mockClear();
    await expect(view.copyImage()).rejects.toThrow('not drawn');
    expect(electron.clipboard.write).not.toHaveBeenCalled();
  });

  it('leaves its session to a later page once it is empty, since Electron would keep one for each', async () => {
    const first = embed();
    const second = embed();
    expect(second.partition).not.toBe(first.partition);
    first.view.close();
    await settled();
    expect(first.partition.isCleared).toBe(true);
    const later = embed();
    expect(later.partition).toBe(first.partition);
    // What cannot be emptied serves no other page.
    later.partition.clear = async () => Promise.reject(new Error('busy'));
    later.view.close();
    await settled();
    expect(embed().partition).not.toBe(later.partition);
  });

  it('leaves no view behind when it is closed', () => {
    const { view, contents, partition, children } = embed();
    expect(children).toHaveLength(1);
    view.close();
    expect(children).toEqual([]);
    expect(contents.isClosed).toBe(true);
    expect(partition.isCleared).toBe(true);
  });
});
