import { describe, expect, it } from 'vitest';
import { CloseGuard } from '#main/app/close-guard.ts';
import { deepLinkAmong } from '#main/app/deep-link.ts';
import { externalAddress } from '#main/app/external.ts';
import { OpenRequests } from '#main/app/open-requests.ts';
import { refusedSwitchAmong } from '#main/app/switches.ts';
import { reachableBounds, readWindowState, saveWindowState } from '#main/app/window-state.ts';
import { deepLinkTo, pathOfDeepLink } from '#shared/deep-link.ts';
import { routes } from '#shared/routes.ts';
import { FakeStore } from '#tests/support/fakes.ts';

describe('externalAddress', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTPS://EXAMPLE.ORG', 'https://example.org/'],
    ['mailto:jeanne@example.org?subject=Bonjour', 'mailto:jeanne@example.org?subject=Bonjour'],
    [' https://example.org/ ', 'https://example.org/'],
    ['tel:+33612345678', 'tel:+33612345678'],
    ['mailto:jeanne@example.org', 'mailto:jeanne@example.org'],
    ['mailto:jeanne%40example.org', 'mailto:jeanne@example.org'],
    // Only the recipient, the first subject and the first text are handed over.
    [
      'mailto:a@b.example?subject=s&cc=c@d.example&bcc=c@d.example&to=c@d.example&attach=/etc/passwd&attachment=x&body=b',
      'mailto:a@b.example?subject=s&body=b',
    ],
    ['MAILTO:a@b.example?SUBJECT=s&CC=c@d.example&In-Reply-To=x', 'mailto:a@b.example?subject=s'],
    ['mailto:a@b.example?c%63=c@d.example&subject=s&subject=t&%73ubject=u', 'mailto:a@b.example?subject=s'],
    ['mailto:a@b.example?amp;cc=c@d.example#?cc=c@d.example', 'mailto:a@b.example'],
    ['mailto:a@b.example?subject=s%0D%0ABcc:%20c@d.example', 'mailto:a@b.example?subject=s%20Bcc%3A%20c%40d.example'],
    [
      'mailto:a@b.example?subject=s%E2%80%AEt&body=1%0A2%0D3%00',
      'mailto:a@b.example?subject=s%20t&body=1%0D%0A2%0D%0A3',
    ],
    ['mailto:a@b.example?subject=s%2526cc%253Dx', 'mailto:a@b.example?subject=s%2526cc%253Dx'],
    ['mailto:?subject=s', 'mailto:?subject=s'],
  ])('lets %s through', (address, opened) => {
    expect(externalAddress(address)).toBe(opened);
  });

  it.each([
    'http://example.org',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'smb://server/share',
    'ms-msdt:/id',
    'tel:*%2306%23',
    'tel:0612345678;ext=1',
    'escale://users',
    'https://user:password@example.org',
    `https://example.org/${'a'.repeat(2048)}`,
    'https://',
    'tel:%2B33612345678',
    'mailto:a@b.example,c@d.example',
    'mailto:a@b.example;c@d.example',
    'mailto:a@b.example%2Cc@d.example',
    'mailto:a@b.example%0Acc:c@d.example',
    'mailto:a@b.example%0D%0A',
    'mailto:a@b.example\ncc:c@d.example',
    'mailto:a@b.example?sub\tject=s',
    'mailto:a@b.example%3Fcc=c@d.example',
    'mailto:a@b.example%253Fcc=c@d.example',
    'mailto:a%2540b.example',
    'mailto:%E2%80%AEa@b.example',
    'mailto://a@b.example',
    'mailto://b.example/a',
    'mailto:"a@b.example"@c.example',
    'mailto:A <a@b.example>',
    'mailto:a',
    'mailto:%FF@b.example',
    `mailto:${'a'.repeat(300)}@b.example`,
    'example.org',
    '',
  ])('refuses %j', (address) => {
    expect(() => externalAddress(address)).toThrow(
      expect.objectContaining({ error: expect.objectContaining({ kind: 'refused' }) }),
    );
  });
});

it('bounds the subject and the text of a mail', () => {
  const long = 'é'.repeat(20_000);
  const { search } = new URL(externalAddress(`mailto:a@b.example?subject=${long}&body=${long}`));
  const { subject, body } = Object.fromEntries(new URLSearchParams(search));
  expect([subject?.length, body?.length]).toEqual([300, 1200]);
});

describe('deep links', () => {
  it.each([
    ['escale://users', '/users'],
    ['escale://users/show/12?page=2', '/users/show/12?page=2'],
    ['escale:///users/', '/users'],
    ['escale://', '/'],
  ])('%s leads to %s', (link, path) => {
    expect(pathOfDeepLink(link)).toBe(path);
  });

  it.each([
    '/',
    '/users',
    '/users/show/12?page=2',
    '/users?sort=-createdDate&search=Jeanne+d%27Arc&gender=%221%2C3%22',
  ])('the link to %s opens it', (path) => {
    expect(pathOfDeepLink(deepLinkTo(path))).toBe(path);
  });

  it.each(['https://users', 'app://escale/users', 'escale:users//evil.example', 'users', ''])(
    '%j never leaves the application',
    (link) => {
      const path = pathOfDeepLink(link);
      // Null, or a path: never the beginning of another address (`//evil.example`).
      expect(path === null || /^\/(?!\/)/u.test(path)).toBe(true);
    },
  );

  it.each(['escale://a@users', 'escale://:b@users', 'escale://users:80'])(
    '%j is not a link: no page has these parts',
    (link) => expect(pathOfDeepLink(link)).toBeNull(),
  );

  it.each([
    'escale://platform-image?src=https%3A%2F%2F203.0.113.7%2Fa.png',
    'escale://proof-file?user=1&proof=2',
    'escale://map-tile/1/1/1',
    'escale://index.html',
    'escale://assets/index.js',
    'escale://users/show/12/more',
    'escale://users/show/abc',
    'escale://users/show/%2e%2e%2findex.html',
    'escale://users/../index.html',
    'escale://nothing',
  ])('%s is not a page of the application and leads home', (link) => {
    expect(pathOfDeepLink(link)).toBe('/');
  });

  it('a link longer than any that the application makes leads home', () => {
    expect(pathOfDeepLink(`escale://users?search=${'a'.repeat(10_000)}`) === '/').toBe(true);
  });

  it('a link to any page is accepted, with a record where the page has one', () => {
    for (const { path } of routes) {
      const address = path.replaceAll(/\$\w+/g, '12');
      expect(pathOfDeepLink(deepLinkTo(address))).toBe(address);
    }
  });

  it('a link is found among the arguments of a second start', () => {
    expect(deepLinkAmong(['Escale.exe', '--flag', 'escale://users'])).toBe('/users');
    expect(deepLinkAmong(['Escale.exe', '/home/users'])).toBeNull();
  });
});

describe('refusedSwitchAmong', () => {
  it.each([
    '--remote-debugging-port=9222',
    '--remote-debugging-port',
    '-remote-debugging-port=0',
    '--remote-debugging-pipe',
    '--Remote-Debugging-Port=9222',
    ' --remote-debugging-port=9222',
    '--inspect',
    '--inspect=127.0.0.1:9229',
    '--inspect-brk',
    '--inspect_brk=9229',
    '--INSPECT',
    '--js-flags=--expose-gc',
    '--no-sandbox',
    '--disable-web-security',
    '--ignore-certificate-errors',
    '--host-resolver-rules=MAP * 127.0.0.1',
    '--proxy-server=127.0.0.1:8080',
    '--load-extension=/tmp/x',
    '--user-data-dir=/tmp/x',
    '--enable-features=X',
    '--disable-features=SitePerProcess',
    '--a-switch-of-tomorrow',
  ])('finds %j', (argument) => {
    expect(refusedSwitchAmong(['--disable-gpu', argument], 'linux')).toBe(argument);
    expect(refusedSwitchAmong(['--disable-gpu', argument], 'win32')).toBe(argument);
  });

  it.each(['/remote-debugging-port=9222', '/REMOTE-DEBUGGING-PIPE', '/inspect'])(
    'finds %s on Windows, where a slash begins a switch and not a path',
    (argument) => {
      expect(refusedSwitchAmong([argument], 'win32')).toBe(argument);
      expect(refusedSwitchAmong([argument], 'linux')).toBeUndefined();
    },
  );

  it('accepts ordinary arguments', () => {
    const args = [
      '--',
      'escale://users?--inspect',
      '--disable-gpu',
      '--lang=fr',
      '--Force-Device-Scale-Factor=2',
      'inspect',
    ];
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      expect(refusedSwitchAmong(args, platform)).toBeUndefined();
    }
    expect(refusedSwitchAmong(['/home/inspect'], 'linux')).toBeUndefined();
  });

  it('accepts the arguments that macOS gives to every application', () => {
    const args = ['-psn_0_12345', '-NSDocumentRevisionsDebugMode', 'YES', '-AppleLanguages', '(fr)'];
    expect(refusedSwitchAmong(args, 'darwin')).toBeUndefined();
    expect(refusedSwitchAmong(args, 'linux')).toBe('-psn_0_12345');
  });

  it('accepts what Windows adds when it starts the application for a click on a notification', () => {
    for (const argument of ['-Embedding', '-embedding', '/Embedding']) {
      expect(refusedSwitchAmong([argument], 'win32')).toBeUndefined();
    }
    expect(refusedSwitchAmong(['-Embedding'], 'linux')).toBe('-Embedding');
    expect(refusedSwitchAmong(['-Embedding=x'], 'win32')).toBe('-Embedding=x');
    expect(refusedSwitchAmong(['-Embedding', '--no-sandbox'], 'win32')).toBe('--no-sandbox');
  });
});

describe('CloseGuard', () => {
  it('lets a window without unsaved work close', () => {
    expect(new CloseGuard().mayClose()).toBe(true);
  });

  it('keeps a window with unsaved work open until the person decides, then closes or quits as asked', () => {
    const guard = new CloseGuard();
    guard.setUnsaved(true);
    expect(guard.mayClose()).toBe(false);
    expect(guard.mayClose()).toBe(false);
    expect(guard.confirm()).toBe('close');
    expect(guard.mayClose()).toBe(true);
  });

  it('continues a quit that it had stopped', () => {
    const guard = new CloseGuard();
    guard.setUnsaved(true);
    guard.quitting();
    expect(guard.mayClose()).toBe(false);
    expect(guard.confirm()).toBe('quit');
  });

  it('treats a later close as a close after a quit was given up', () => {
    const guard = new CloseGuard();
    guard.setUnsaved(true);
    guard.quitting();
    guard.mayClose();
    expect(guard.mayClose()).toBe(false);
    expect(guard.confirm()).toBe('close');
  });

  it('lets the window close once the work is saved or the page is reloaded', () => {
    const guard = new CloseGuard();
    guard.setUnsaved(true);
    guard.setUnsaved(false);
    expect(guard.mayClose()).toBe(true);
    guard.setUnsaved(true);
    guard.reset();
    expect(guard.mayClose()).toBe(true);
  });
});

describe('the window', () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1080 };
  const bounds = { x: 100, y: 50, width: 1280, height: 840 };

  it('opens at its last position', () => {
    const store = new FakeStore();
    saveWindowState(store, { bounds, isMaximized: true, zoomLevel: 1.5 });
    expect(readWindowState(store)).toEqual({ bounds, isMaximized: true, zoomLevel: 1.5 });
  });

  it.each([undefined, 'text', { bounds: { x: 'a' }, isMaximized: 3, zoomLevel: 99 }])(
    'opens at the default position with a damaged state: %j',
    (stored) => {
      const store = new FakeStore();
      if (stored !== undefined) store.set('window', stored);
      expect(readWindowState(store)).toMatchObject({ isMaximized: false, zoomLevel: 0 });
      expect(readWindowState(store).bounds).toBeUndefined();
    },
  );

  it('opens at its last position only where a screen still shows it', () => {
    expect(reachableBounds(bounds, [screen])).toEqual(bounds);
    expect(reachableBounds({ ...bounds, x: 2500 }, [screen])).toBeUndefined();
    expect(reachableBounds({ ...bounds, x: 2500 }, [screen, { ...screen, x: 1920 }])).toBeDefined();
    expect(reachableBounds({ ...bounds, x: -1200 }, [screen])).toBeUndefined();
    expect(reachableBounds({ ...bounds, y: -400 }, [screen])).toBeUndefined();
    expect(reachableBounds({ ...bounds, y: 1070 }, [screen])).toBeUndefined();
    expect(reachableBounds(undefined, [screen])).toBeUndefined();
  });
});

describe('a request to show the application', () => {
  it('decides the path of the window where it comes before it, the last one for all', () => {
    const requests = new OpenRequests();
    requests.take('/users');
    requests.take('/events');
    expect(requests.passTo(() => {})).toBe('/events');
  });

  it('that names no path leaves the window that of an earlier link', () => {
    const requests = new OpenRequests();
    requests.take('/users');
    requests.take(null);
    expect(requests.passTo(() => {})).toBe('/users');
  });

  it('is passed on as soon as there is a window', () => {
    const requests = new OpenRequests();
    const shown: (string | null)[] = [];
    expect(requests.passTo((path) => void shown.push(path))).toBeNull();
    requests.take('/users');
    requests.take(null);
    expect(shown).toEqual(['/users', null]);
  });
});
