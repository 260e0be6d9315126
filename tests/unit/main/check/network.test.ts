import { describe, expect, it, vi } from 'vitest';
import { checkNetwork, type NetworkCheck } from '#main/check/network.ts';
import { RedirectFailure } from '#main/network/redirect.ts';
import { siteConfig } from '#shared/config.ts';
import { checkServices } from '#tests/support/check.ts';
import { FakeClock } from '#tests/support/fakes.ts';

const never = <T>() => new Promise<T>(() => undefined);
const unused = new AbortController().signal;

/** Checks an address of this computer on which nothing listens; returns state and reason of every item. */
function start(apiBaseUrl: string, given: Partial<NetworkCheck>) {
  const clock = new FakeClock();
  const { ports } = checkServices('unused');
  const config = siteConfig.parse({ apiBaseUrl });
  const found = checkNetwork({ ...ports, config, clock, ...given }, unused).then((findings) =>
    Object.fromEntries(findings.map(({ id, state, reason, values }) => [id, { said: `${state} ${reason}`, values }])),
  );
  return { clock, found };
}

describe('the check of the network', () => {
  it('tells the rest when the platform takes the connection and never answers', async () => {
    const { clock, found } = start('http://127.0.0.1:9', { openFetch: () => never });
    await vi.waitFor(() => expect(clock.waiting).toBeGreaterThan(0));
    clock.advance(20_000);
    expect(await found).toMatchObject({
      platform: { said: 'failed platform.unreachable', values: { code: 'ETIMEDOUT' } },
      proxy: { said: 'ok proxy.direct' },
      name: { said: 'ok name.own' },
    });
  });

  it.each([302, 307])('tells a redirect as the answer of somebody else than the platform: %i', async (status) => {
    const openFetch = () => () => Promise.reject(new RedirectFailure(status));
    const { found } = start('http://127.0.0.1:9', { openFetch });
    const { platform } = await found;
    expect(platform?.said).toMatch(/^failed platform\.(?!unreachable)/u);
  });

  it('tells the rest when the system never names a proxy', async () => {
    const { clock, found } = start('https://127.0.0.1:9', { resolveProxy: never });
    await vi.waitFor(() => expect(clock.waiting).toBeGreaterThan(0));
    clock.advance(20_000);
    expect(await found).toMatchObject({
      proxy: { said: 'unknown proxy.late' },
      name: { said: 'ok name.own' },
      platform: { said: 'unknown depends' },
    });
  });
});
