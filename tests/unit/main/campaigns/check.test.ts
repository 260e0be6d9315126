import { describe, expect, it, vi } from 'vitest';
import type { PlatformClient } from '#main/api/client.ts';
import { messageCheckHandlers } from '#main/campaigns/check.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { addressRefused, addressUnresolved } from '#main/network/address-guard.ts';
import { RedirectFailure } from '#main/network/redirect.ts';
import type { AddressFetch } from '#main/ports.ts';
import { AppFailure } from '#shared/failure.ts';
import { messageOf, wireCampaign as wire } from '#tests/support/campaigns.ts';
import { FakeClock, silent } from '#tests/support/fakes.ts';

type Answer = (method: string, url: URL) => Response | Promise<Response>;

interface Circumstances {
  /** What the campaign holds as the platform stores it. */
  stored?: readonly string[];
  timeLimit?: number;
  /** What the person says of hosts that are not the site's. */
  agrees?: boolean;
}

function checker(answer: Answer, { stored = [], timeLimit, agrees = true }: Circumstances = {}) {
  const clock = new FakeClock();
  const confirmHosts = vi.fn(async (_hosts: readonly string[]) => agrees);
  const asked: string[] = [];
  const fetch = vi.fn<AddressFetch>(async (url, { method = 'GET' }) => {
    asked.push(`${method} ${url.href}`);
    return answer(method, url);
  });
  const get = vi.fn(async () => ({ ...wire, body: messageOf([], stored) }));
  const { 'campaigns.checkMessage': ask } = messageCheckHandlers({
    // Campaigns are read by this method alone.
    client: { get } as unknown as PlatformClient,
    fetch,
    clock,
    confirmHosts,
    log: silent,
    siteHosts: ['platform.example.net', 'pictures.example.net:8443'],
    ...(timeLimit !== undefined && { timeLimit }),
  });
  const stop = new AbortController();
  const call: CallContext = { signal: stop.signal, progress: () => {}, commit: () => {} };
  const check = (images: string[], links: string[], id: number | null = 4, only?: 'images') =>
    ask({ id, body: messageOf(images, links), ...(only && { only }) }, call);
  return { asked, clock, confirmHosts, fetch, get, stop, check };
}
const page = (status = 200) => new Response('x', { status, headers: { 'content-type': 'text/html' } });

const at = (path: string) => `https://example.org/${path}`;

it.each([
  [200, 'ok'],
  [399, 'ok'],
  [400, 'failing'],
  [404, 'missing'],
  [409, 'failing'],
  [410, 'missing'],
  [503, 'failing'],
] as const)('a link that answers %i is %s', async (status, outcome) => {
  const { check } = checker(() => page(status), { stored: [at('gare')] });
  expect((await check([], [at('gare')])).links).toMatchObject([{ outcome }]);
});

describe('the addresses that are asked', () => {
  const outcomes = async (addresses: string[], stored: readonly string[], id: number | null = 4) => {
    const { check, asked, get } = checker(() => page(), { stored });
    const { links } = await check([], addresses, id);
    return { outcomes: links.map(({ outcome }) => outcome), asked, reads: get.mock.calls.length };
  };

  it('are those that the platform holds in the campaign, whatever the page adds', async () => {
    const stored = [at('programme?jour=3&lieu=gare'), at('gare')];
    const added = [at('gare?what=was-read'), at('gare/what-was-read'), 'https://elsewhere.example.com/'];
    expect(await outcomes([...stored, ...added], stored)).toEqual({
      outcomes: ['ok', 'ok', 'unsaved', 'unsaved', 'unsaved'],
      asked: [`HEAD ${stored[0]}`, `HEAD ${stored[1]}`],
      reads: 1,
    });
  });

  it('carry no fragment', async () => {
    expect((await outcomes([at('gare#what-was-read')], [at('gare')])).asked).toEqual([`HEAD ${at('gare')}`]);
  });

  it('are those of the site without a query, also for a campaign that was never saved', async () => {
    const site = ['https://platform.example.net/a', 'https://pictures.example.net:8443/a.png'];
    const others = ['https://platform.example.net/a?b=c', 'https://pictures.example.net/a.png', at('a')];
    expect(await outcomes([...site, ...others], [], null)).toEqual({
      outcomes: ['ok', 'ok', 'unsaved', 'unsaved', 'unsaved'],
      asked: site.map((address) => `HEAD ${address}`),
      reads: 0,
    });
  });

  it('need no reading of the campaign where all are of the site', async () => {
    expect((await outcomes(['https://platform.example.net/a'], [])).reads).toBe(0);
  });

  it('are those of a host that the person agreed to, who is asked once for each', async () => {
    const stored = [at('a'), at('b'), 'https://elsewhere.example.com/'];
    const { check, confirmHosts } = checker(() => page(), { stored });
    await check([], stored.slice(0, 2));
    await check([], stored);
    expect(confirmHosts.mock.calls).toEqual([[['example.org']], [['elsewhere.example.com']]]);
  });

  it('are none of a host that the person does not agree to, and nobody is asked about those of the site', async () => {
    const own = 'https://platform.example.net/a';
    const { check, asked, confirmHosts } = checker(() => page(), { stored: [at('a')], agrees: false });
    const { links } = await check([], [at('a'), own]);
    expect(links.map(({ outcome }) => outcome)).toEqual(['declined', 'ok']);
    expect(asked).toEqual([`HEAD ${own}`]);
    expect(confirmHosts.mock.calls).toEqual([[['example.org']]]);
  });

  it('are pictures of known hosts alone where the person did not ask for a check', async () => {
    const own = 'https://platform.example.net/a.png';
    const { check, asked, confirmHosts } = checker(() => page(), { stored: [at('a.png')] });
    const found = await check([at('a.png'), own], [at('a.png')], 4, 'images');
    expect([found.images.map(({ outcome }) => outcome), found.links]).toEqual([['declined', 'notPicture'], []]);
    expect(asked).toEqual([`GET ${own}`]);
    expect(confirmHosts).not.toHaveBeenCalled();
  });

  it('are no more letters than a large message has, and again as many only with time', async () => {
    const own = (index: number) => `https://platform.example.net/${index}/${'a'.repeat(1000)}`;
    const { check, asked, clock } = checker(() => page());
    const all = Array.from({ length: 100 }, (_, index) => own(index));
    const { links } = await check([], all, null);
    expect(links.map(({ outcome }) => outcome)).toContain('tooMuch');
    expect(asked.join('').length).toBeLessThan(8000);
    const before = asked.length;
    // What was asked before tells nothing new.
    expect((await check([], [own(0)], null)).links[0]?.outcome).toBe('ok');
    await check([], [own(101)], null);
    expect(asked).toHaveLength(before + 1);
    clock.advance(3_600_000);
    expect((await check([], [own(101)], null)).links[0]?.outcome).toBe('ok');
    expect((await check([], [`https://platform.example.net/${'a'.repeat(2000)}`], null)).links[0]?.outcome).toBe(
      'tooMuch',
    );
  });

  it('are not asked when the campaign cannot be read', async () => {
    const { check, get, asked } = checker(() => page());
    get.mockRejectedValue(new AppFailure({ kind: 'notFound' }));
    await expect(check([], [at('a')])).rejects.toMatchObject({ error: { kind: 'notFound' } });
    expect(asked).toEqual([]);
  });
});

describe('the check of the addresses of a message', () => {
  it('asks a link by GET only where HEAD is refused', async () => {
    const stored = [at('a'), at('b')];
    const { check, asked } = checker(
      (method, { pathname }) => page(method === 'HEAD' && pathname === '/b' ? 405 : 200),
      { stored },
    );
    const { links } = await check([], stored);
    expect(links.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
    expect(asked.toSorted()).toEqual([
      'GET https://example.org/b',
      'HEAD https://example.org/a',
      'HEAD https://example.org/b',
    ]);
  });

  it('asks each address once, without token, cookies, referrer or redirect', async () => {
    const { check, fetch } = checker(() => page(), { stored: [at('')] });
    await check([], [at(''), at('')]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
    });
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('headers');
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://a:b@example.org/', 'nulle part'])(
    'never asks %s',
    async (address) => {
      const { check, fetch } = checker(() => page(), { stored: [address] });
      const { images, links } = await check([address], [address]);
      expect([...images, ...links].map(({ outcome }) => outcome)).not.toContain('ok');
      expect(images[0]?.outcome).toBe('refused');
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('tells a private address, one that nobody here resolves, a page in place of a picture, and silence apart', async () => {
    const paths = ['private', 'proxied', 'moved', 'silent', 'gone'].map(at);
    const { check } = checker(
      (_, { pathname }) => {
        if (pathname === '/private') throw new TypeError('failed', { cause: addressRefused() });
        if (pathname === '/proxied') throw new TypeError('failed', { cause: addressUnresolved() });
        if (pathname === '/moved') throw new RedirectFailure(301);
        if (pathname === '/silent') throw new TypeError('failed');
        return page(pathname === '/gone' ? 410 : 200);
      },
      { stored: [at('page'), ...paths] },
    );
    const { images, links } = await check([at('page'), at('moved')], paths);
    expect(images.map(({ outcome }) => outcome)).toEqual(['notPicture', 'failing']);
    expect(links.map(({ outcome }) => outcome)).toEqual(['refused', 'unresolved', 'ok', 'silent', 'missing']);
  });

  it('gives up an address that does not answer in time, and goes on with the others', async () => {
    const stored = [at('slow'), at('')];
    const { check } = checker((_, { pathname }) => (pathname === '/slow' ? new Promise(() => {}) : page()), {
      stored,
      timeLimit: 5,
    });
    const { links } = await check([], stored);
    expect(links.map(({ outcome }) => outcome)).toEqual(['silent', 'ok']);
  });

  it('asks at most four at a time, and none after it was cancelled', async () => {
    const stored = Array.from({ length: 9 }, (_, index) => at(String(index)));
    const { check, asked, stop } = checker(() => new Promise(() => {}), { stored });
    const checking = check([], stored);
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    stop.abort();
    await expect(checking).rejects.toThrow();
    expect(asked).toHaveLength(4);
  });
});
