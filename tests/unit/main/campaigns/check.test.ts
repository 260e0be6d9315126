import { describe, expect, it, vi } from 'vitest';
import type { PlatformClient } from '#main/api/client.ts';
import { checkHandlers } from '#main/campaigns/check.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { addressRefused, addressUnresolved } from '#main/network/address-guard.ts';
import { RedirectFailure } from '#main/network/redirect.ts';
import type { AddressFetch } from '#main/ports.ts';
import { AppFailure } from '#shared/failure.ts';
import { wireCampaign as wire } from '#tests/support/campaigns.ts';
import { silent } from '#tests/support/fakes.ts';

type Answer = (method: string, url: URL) => Response | Promise<Response>;

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface Circumstances {
  /** What the campaign holds as the platform stores it. */
  stored?: readonly string[];
  timeLimit?: number;
}

function checker(answer: Answer, { stored = [], timeLimit }: Circumstances = {}) {
  const asked: string[] = [];
  const fetch = vi.fn<AddressFetch>(async (url, { method = 'GET' }) => {
    asked.push(`${method} ${url.href}`);
    return answer(method, url);
  });
  const value = stored.map((address) => `<a href="${escaped(address)}">x</a>`).join('');
  const get = vi.fn(async () => ({ ...wire, body: JSON.stringify([{ type: 'text', position: 1, value }]) }));
  const { 'campaigns.checkMessage': ask } = checkHandlers({
    // Campaigns are read by this method alone.
    client: { get } as unknown as PlatformClient,
    fetch,
    log: silent,
    siteHosts: ['platform.example.net', 'pictures.example.net:8443'],
    ...(timeLimit !== undefined && { timeLimit }),
  });
  const stop = new AbortController();
  const call: CallContext = { signal: stop.signal, progress: () => {}, commit: () => {} };
  const check = (images: string[], links: string[], id: number | null = 4) => ask({ id, images, links }, call);
  return { asked, fetch, get, stop, check };
}
const page = (status = 200) => new Response('x', { status, headers: { 'content-type': 'text/html' } });

const at = (path: string) => `https://example.org/${path}`;

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
      expect((await check([address], [address])).links[0]?.outcome).toBe('refused');
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
