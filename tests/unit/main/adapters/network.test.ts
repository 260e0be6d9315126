import { describe, expect, it, vi } from 'vitest';

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const partitions: string[] = [];
  return {
    partitions,
    app: new EventEmitter(),
    session: {
      defaultSession: { resolveProxy: async (url: string) => `PROXY for.${new URL(url).hostname}:1` },
      fromPartition: (name: string, options: object) => {
        partitions.push(`${name} ${JSON.stringify(options)}`);
        return {
          fetch: async (input: string) => new Response(`${name} ${input}`),
          closeAllConnections: async () => void partitions.push(`closed ${name}`),
        };
      },
    },
  };
});
vi.mock('electron', () => electron);

const { openSystemNetwork, refuseClientCertificates, resolveProxy } = await import('#main/adapters/network.ts');

describe("the system's network", () => {
  it('resolves the proxy for each address', async () => {
    expect(await resolveProxy('https://api.example.org/')).toBe('PROXY for.api.example.org:1');
  });

  it('opens a new session in memory at each call', async () => {
    const [first, second] = [openSystemNetwork(), openSystemNetwork()];
    expect(await (await first.fetch('https://a.example/')).text()).toBe('network-1 https://a.example/');
    await second.closeAllConnections();
    const options = '{"cache":false}';
    expect(electron.partitions).toEqual([`network-1 ${options}`, `network-2 ${options}`, 'closed network-2']);
  });

  it('sends no client certificate of this computer to any server', () => {
    refuseClientCertificates();
    const choose = vi.fn();
    const preventDefault = vi.fn();
    electron.app.emit('select-client-certificate', { preventDefault }, null, 'https://a.example/', [{}], choose);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(choose).toHaveBeenCalledExactlyOnceWith();
  });
});
