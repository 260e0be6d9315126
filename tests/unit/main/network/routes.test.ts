import { expect, it } from 'vitest';
import { proxyName, routesOf } from '#main/network/routes.ts';

const proxy = (host: string, port: number, isSecure = false) => ({ kind: 'proxy', isSecure, host, port });

it.each([
  ['DIRECT', [{ kind: 'direct' }]],
  ['', [{ kind: 'direct' }]],
  [' ; ', [{ kind: 'direct' }]],
  [
    'PROXY a.example:3128; HTTPS b.example; DIRECT',
    [proxy('a.example', 3128), proxy('b.example', 443, true), { kind: 'direct' }],
  ],
  ['proxy a.example', [proxy('a.example', 80)]],
  ['HTTPS a.example:80', [proxy('a.example', 80, true)]],
  ['PROXY [::1]:3128', [proxy('::1', 3128)]],
  [
    'SOCKS5 a:1;QUIC b:2',
    [
      { kind: 'other', name: 'SOCKS5' },
      { kind: 'other', name: 'QUIC' },
    ],
  ],
  ['PROXY ;PROXY a b:c:d', [{ kind: 'proxy', isSecure: false, host: 'a', port: 80 }]],
])('%j is read', (text, routes) => {
  expect(routesOf(text)).toEqual(routes);
});

it('an IPv6 proxy is named with brackets, as in a URL', () => {
  expect(proxyName({ host: '::1', port: 3128 })).toBe('[::1]:3128');
});
