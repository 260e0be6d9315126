import { describe, expect, it, test } from 'vitest';
import { checkAddress, navigationOf } from '#main/analytics/address.ts';
import { printHeader } from '#main/analytics/handlers.ts';
import { KnownHost } from '#main/analytics/known-host.ts';
import { zoomedPlace } from '#main/analytics/place.ts';
import { FakeStore } from '#tests/support/fakes.ts';

describe('the address of a dashboard', () => {
  it.each(['https://tool.example.org/embed/x', 'http://127.0.0.1:4000/x', 'http://localhost:3/x', 'http://[::1]:3/x'])(
    'may be %s',
    (address) => {
      expect(checkAddress(address, [])).toMatchObject({ kind: 'allowed' });
    },
  );

  it.each([
    'http://tool.example.org/embed/x',
    'ftp://tool.example.org/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://someone:secret@tool.example.org/x',
  ])('may not be %s', (address) => {
    expect(checkAddress(address, [])).toMatchObject({ kind: 'refused', reason: 'insecure' });
  });

  it('is refused when it is not a URL', () => {
    expect(checkAddress('embed/dashboard', [])).toBeNull();
  });

  it('must have one of the hosts of the site, where the site names some', () => {
    const hosts = ['tool.example.org', 'other.example.org:8443'];
    expect(checkAddress('https://tool.example.org/x', hosts)).toMatchObject({ kind: 'allowed' });
    expect(checkAddress('https://other.example.org:8443/x', hosts)).toMatchObject({ kind: 'allowed' });
    for (const address of ['https://other.example.org/x', 'https://tool.example.org.evil.example/x']) {
      expect(checkAddress(address, hosts)).toMatchObject({ kind: 'refused', reason: 'host' });
    }
  });

  it('is identified by host and port, and on this computer by host alone', () => {
    expect(checkAddress('https://tool.example.org:8443/x', [])).toMatchObject({ host: 'tool.example.org:8443' });
    expect(checkAddress('http://127.0.0.1:4000/x', [])).toMatchObject({ host: '127.0.0.1' });
  });
});

test.each([
  ['https://tool.example.org/other?a=1', 'stay'],
  ['https://tool.example.org:444/', 'outside'],
  ['http://tool.example.org/', 'refused'],
  ['https://example.net/', 'outside'],
  ['mailto:help@example.org', 'outside'],
  ['file:///etc/passwd', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['app://escale/users', 'refused'],
  ['nonsense', 'refused'],
] as const)('a link of a dashboard to %s: %s', (address, way) => {
  expect(navigationOf(address, 'https://tool.example.org/embed/token')).toBe(way);
});

test('KnownHost keeps one host per platform, and ignores a damaged entry', () => {
  const store = new FakeStore();
  new KnownHost(store, 'https://a.example.org').set('tool.example.org');
  expect(new KnownHost(store, 'https://a.example.org').get()).toBe('tool.example.org');
  expect(new KnownHost(store, 'https://b.example.org').get()).toBeUndefined();
  store.set('analyticsHosts', 'broken');
  expect(new KnownHost(store, 'https://a.example.org').get()).toBeUndefined();
});

test('zoomedPlace scales a place with the zoom of the page and leaves no gaps', () => {
  expect(zoomedPlace({ x: 10, y: 20, width: 300, height: 400 }, 0)).toEqual({ x: 10, y: 20, width: 300, height: 400 });
  expect(zoomedPlace({ x: 11, y: 20, width: 300, height: 401 }, 1)).toEqual({ x: 13, y: 24, width: 360, height: 481 });
});

test('printHeader escapes markup', () => {
  expect(printHeader('<b>A & "B"</b>', 'c')).toContain('&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;');
});
