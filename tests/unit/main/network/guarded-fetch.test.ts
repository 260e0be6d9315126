import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AddressGuard } from '#main/network/address-guard.ts';
import { guardedFetch } from '#main/network/guarded-fetch.ts';
import { isPublicAddress } from '#main/network/public-address.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { PlatformStub } from '#tests/support/platform-stub.ts';

describe('an address of the public internet', () => {
  it.each(['8.8.8.8', '203.0.113.7', '192.88.98.1', '2001:db8::1', '2606:4700::1111'])('includes %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::8.8.8.8',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001:0:7f00:1::',
    '2002:a00:1::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'cdn.example.org',
    '',
  ])('excludes %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

/** What names resolve to, as a resolver would say it. */
const names: Readonly<Record<string, readonly string[]>> = {
  'cdn.example.org': ['203.0.113.7', '2001:db8::7'],
  '10.0.0.1.nip.io': ['10.0.0.1'],
  'mixed.example.org': ['10.0.0.1', '203.0.113.9'],
  'cdn.intra.example.org': ['10.0.0.5'],
  'api.intra.example.org': ['10.0.0.5'],
};
const resolve = async (host: string) => {
  const found = names[host];
  if (found === undefined) throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};
const allowed = async (host: string, apiHost: string | null = 'api.example.net') => {
  const addresses = await new AddressGuard({ api: apiHost, site: [] }, resolve).addressesOf(host);
  return addresses.map(({ address }) => address);
};

describe('an allowed connection', () => {
  it('goes to the address of a name, unless it belongs to a private network', async () => {
    expect(await allowed('cdn.example.org')).toEqual(['203.0.113.7', '2001:db8::7']);
    expect(await allowed('10.0.0.1.nip.io')).toEqual([]);
    expect(await allowed('mixed.example.org')).toEqual(['203.0.113.9']);
    expect(await allowed('[fec0::1]')).toEqual([]);
    expect(await allowed('192.168.1.1')).toEqual([]);
  });

  it('goes to the host of the API itself', async () => {
    expect(await allowed('cdn.intra.example.org', 'api.intra.example.org')).toEqual(['10.0.0.5']);
    expect(await allowed('10.0.0.1.nip.io', 'api.intra.example.org')).toEqual([]);
    expect(await allowed('10.0.0.1.nip.io', '10.0.0.1')).toEqual(['10.0.0.1']);
    expect(await allowed('10.0.0.1.nip.io', null)).toEqual([]);
  });
});

describe('guardedFetch', () => {
  let stub: PlatformStub;
  let connections = 0;
  beforeEach(async () => {
    stub = await PlatformStub.start();
    connections = 0;
    stub.onConnection(() => {
      connections += 1;
    });
    stub.on('GET /a.png', { text: 'picture', type: 'image/png' });
    stub.on('GET /elsewhere', { status: 302, headers: { location: '/a.png' } });
  });
  afterEach(() => stub.stop());

  const at = (path: string, host: string) => {
    const url = new URL(path, stub.baseUrl);
    url.hostname = host;
    return url;
  };

  it.each(['127.0.0.1', '[::ffff:127.0.0.1]', 'localhost', 'localhost.'])(
    'does not connect to %s, which is this computer',
    async (host) => {
      await expect(
        guardedFetch({ apiBaseUrl: 'https://203.0.113.7', siteHosts: [] }, nodeNetwork)(at('/a.png', host), {
          answer: 'picture',
        }),
      ).rejects.toThrow();
      expect(connections).toBe(0);
    },
  );

  it('connects to the host of the API', async () => {
    const response = await guardedFetch({ apiBaseUrl: stub.baseUrl, siteHosts: [] }, nodeNetwork)(
      at('/a.png', 'localhost'),
      {
        answer: 'picture',
        headers: { accept: 'image/png' },
      },
    );
    expect(await response.text()).toBe('picture');
    expect(connections).toBe(1);
    expect(stub.seen[0]?.headers.accept).toBe('image/png');
  });

  it('does not connect to another port of the host of the API, where there is another server', async () => {
    const api = new URL(stub.baseUrl);
    api.port = String(Number(api.port) - 1);
    for (const host of ['127.0.0.1', 'localhost']) {
      const fetch = guardedFetch({ apiBaseUrl: api.origin, siteHosts: [] }, nodeNetwork);
      await expect(fetch(at('/a.png', host), { answer: 'picture' })).rejects.toThrow();
    }
    expect(connections).toBe(0);
  });

  it('does not follow a redirect', async () => {
    await expect(
      guardedFetch({ apiBaseUrl: stub.baseUrl, siteHosts: [] }, nodeNetwork)(at('/elsewhere', 'localhost'), {
        answer: 'picture',
        redirect: 'error',
      }),
    ).rejects.toThrow();
    expect(stub.seen.map(({ path }) => path)).toEqual(['/elsewhere']);
  });
});
