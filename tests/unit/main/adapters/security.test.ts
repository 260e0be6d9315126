import { beforeAll, describe, expect, it, vi } from 'vitest';

type Answer = (...args: unknown[]) => unknown;

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const handlers: Record<string, Answer> = {};
  const keep = (name: string) => (handler: Answer) => {
    handlers[name] = handler;
  };
  return {
    handlers,
    app: new EventEmitter(),
    shell: { openExternal: vi.fn(async () => {}) },
    session: {
      defaultSession: {
        setPermissionRequestHandler: keep('request'),
        setPermissionCheckHandler: keep('check'),
        setDevicePermissionHandler: keep('device'),
        on: (event: string, listener: Answer) => keep(event)(listener),
      },
    },
    contents: Object.assign(new EventEmitter(), { setWindowOpenHandler: keep('window') }),
  };
});
vi.mock('electron', () => electron);

const { openExternal, restrictWebContents } = await import('#main/adapters/security.ts');

const { handlers, contents } = electron;

/** Whether an event of the contents may go on. */
function isLet(event: string, details: object): boolean {
  const preventDefault = vi.fn();
  contents.emit(event, { ...details, preventDefault });
  return preventDefault.mock.calls.length === 0;
}

describe('a page of the application', () => {
  beforeAll(() => {
    restrictWebContents('app://escale', () => {});
    electron.app.emit('web-contents-created', {}, contents);
  });

  it.each(['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal', 'fullscreen'])(
    'gets no permission for %s',
    (permission) => {
      const answer = vi.fn();
      handlers.request?.(contents, permission, answer);
      expect(answer).toHaveBeenCalledExactlyOnceWith(false);
      expect(handlers.check?.(contents, permission)).toBe(false);
      expect(handlers.device?.({ deviceType: 'usb' })).toBe(false);
    },
  );

  it('navigates within itself only, and in its main frame only', () => {
    expect(isLet('will-frame-navigate', { url: 'app://escale/users', isMainFrame: true })).toBe(true);
    for (const url of [
      'https://example.org/',
      'file:///etc/passwd',
      'app://other/',
      'javascript:0',
      'data:text/html,x',
    ]) {
      expect(isLet('will-frame-navigate', { url, isMainFrame: true })).toBe(false);
    }
    expect(isLet('will-frame-navigate', { url: 'app://escale/users', isMainFrame: false })).toBe(false);
    expect(isLet('will-redirect', { url: 'app://escale/users', isMainFrame: true })).toBe(false);
  });

  it('attaches no webview', () => {
    expect(isLet('will-attach-webview', {})).toBe(false);
  });

  it('opens no window and no program for a link: the bridge bounds those', async () => {
    for (const url of ['https://example.org/', 'mailto:a@example.org', 'file:///etc/passwd', 'app://escale/']) {
      expect(handlers.window?.({ url })).toEqual({ action: 'deny' });
    }
    await Promise.resolve();
    expect(electron.shell.openExternal).not.toHaveBeenCalled();
  });

  it('saves no download', () => {
    const preventDefault = vi.fn();
    handlers['will-download']?.({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});

describe('openExternal', () => {
  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://example.org', 'ssh://host'])(
    'refuses %s',
    async (url) => {
      electron.shell.openExternal.mockClear();
      await expect(openExternal(url)).rejects.toMatchObject({ error: { kind: 'refused' } });
      expect(electron.shell.openExternal).not.toHaveBeenCalled();
    },
  );
});
