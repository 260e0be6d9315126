import { describe, expect, it, vi } from 'vitest';
import { checkHandlers } from '#main/campaigns/check.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { addressRefused } from '#main/network/address-guard.ts';
import { RedirectFailure } from '#main/network/redirect.ts';
import type { AddressFetch } from '#main/ports.ts';

type Answer = (method: string, url: URL) => Response | Promise<Response>;

function checker(answer: Answer, timeLimit?: number) {
  const asked: string[] = [];
  const fetch = vi.fn<AddressFetch>(async (url, { method = 'GET' } = {}) => {
    asked.push(`${method} ${url.href}`);
    return answer(method, url);
  });
  const { 'campaigns.checkMessage': check } = checkHandlers({ fetch, ...(timeLimit !== undefined && { timeLimit }) });
  const stop = new AbortController();
  const call: CallContext = { signal: stop.signal, progress: () => {}, commit: () => {} };
  return { asked, fetch, stop, check: (images: string[], links: string[]) => check({ images, links }, call) };
}
const page = (status = 200) => new Response('x', { status, headers: { 'content-type': 'text/html' } });

describe('the check of the addresses of a message', () => {
  it('asks a link by GET only where HEAD is refused', async () => {
    const { check, asked } = checker((method, { pathname }) =>
      page(method === 'HEAD' && pathname === '/b' ? 405 : 200),
    );
    const { links } = await check([], ['https://example.org/a', 'https://example.org/b']);
    expect(links.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
    expect(asked.toSorted()).toEqual([
      'GET https://example.org/b',
      'HEAD https://example.org/a',
      'HEAD https://example.org/b',
    ]);
  });

  it('asks each address once, without token, cookies, referrer or redirect', async () => {
    const { check, fetch } = checker(() => page());
    await check([], ['https://example.org/', 'https://example.org/']);
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
      const { check, fetch } = checker(() => page());
      expect((await check([address], [address])).links[0]?.outcome).toBe('refused');
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('tells a private address, a page in place of a picture, and silence apart', async () => {
    const { check } = checker((_, { pathname }) => {
      if (pathname === '/private') throw new TypeError('failed', { cause: addressRefused() });
      if (pathname === '/moved') throw new RedirectFailure(301);
      if (pathname === '/silent') throw new TypeError('failed');
      return page(pathname === '/gone' ? 410 : 200);
    });
    const at = (path: string) => `https://example.org/${path}`;
    const { images, links } = await check([at('page'), at('moved')], ['private', 'moved', 'silent', 'gone'].map(at));
    expect(images.map(({ outcome }) => outcome)).toEqual(['notPicture', 'failing']);
    expect(links.map(({ outcome }) => outcome)).toEqual(['refused', 'ok', 'silent', 'missing']);
  });

  it('gives up an address that does not answer in time, and goes on with the others', async () => {
    const { check } = checker((_, { pathname }) => (pathname === '/slow' ? new Promise(() => {}) : page()), 5);
    const { links } = await check([], ['https://example.org/slow', 'https://example.org/']);
    expect(links.map(({ outcome }) => outcome)).toEqual(['silent', 'ok']);
  });

  it('asks at most four at a time, and none after it was cancelled', async () => {
    const { check, asked, stop } = checker(() => new Promise(() => {}));
    const checking = check(
      [],
      Array.from({ length: 9 }, (_, index) => `https://example.org/${index}`),
    );
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    stop.abort();
    await expect(checking).rejects.toThrow();
    expect(asked).toHaveLength(4);
  });
});
