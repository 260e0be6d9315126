import { expect, it } from 'vitest';
import { proxyOf } from '../../../../tools/browser-shell/proxy.ts';

it.each([
  ['https://api.example.org/', {}, 'DIRECT'],
  ['https://api.example.org/', { https_proxy: 'http://proxy.example:3128' }, 'PROXY proxy.example:3128'],
  ['https://api.example.org/', { HTTPS_PROXY: 'proxy.example:3128' }, 'PROXY proxy.example:3128'],
  ['https://api.example.org/', { http_proxy: 'http://proxy.example:3128' }, 'DIRECT'],
  ['https://api.example.org/', { all_proxy: 'https://proxy.example:8443' }, 'HTTPS proxy.example:8443'],
  ['https://api.example.org/', { all_proxy: 'socks5://[::1]:1080' }, 'SOCKS5 [::1]:1080'],
  ['https://api.example.org/', { https_proxy: 'http://p:1', no_proxy: 'example.org' }, 'DIRECT'],
  ['https://api.example.org/', { https_proxy: 'http://p:1', no_proxy: 'b, .example.org' }, 'DIRECT'],
  ['https://api.example.org:8443/', { https_proxy: 'http://p:1', no_proxy: 'api.example.org:8443' }, 'DIRECT'],
  ['https://notexample.org/', { https_proxy: 'http://p:1', no_proxy: 'example.org' }, 'PROXY p:1'],
  ['https://api.example.org/', { https_proxy: 'http://p:1', no_proxy: '*' }, 'DIRECT'],
  ['https://localhost/', { https_proxy: 'http://p:1' }, 'DIRECT'],
  ['https://127.0.0.1/', { https_proxy: 'http://p:1' }, 'DIRECT'],
  ['https://api.example.org/', { https_proxy: 'http://p q' }, 'DIRECT'],
])('the proxy for %s with %j is %s', (address, env, way) => {
  expect(proxyOf(new URL(address), env)).toBe(way);
});
