import { describe, expect, it, vi } from 'vitest';

const electron = vi.hoisted(() => ({
  protocol: { registerSchemesAsPrivileged: vi.fn(), handle: vi.fn() },
}));
vi.mock('electron', () => electron);

const { privilegePageScheme, servePage } = await import('#main/adapters/page-protocol.ts');
const { protocol } = electron;

describe('the scheme of the page', () => {
  it('is registered as standard and secure, with fetch and the code cache, and nothing more', () => {
    privilegePageScheme();
    // Not `bypassCSP`, `corsEnabled`, `allowServiceWorkers` or `stream`: each would let the page do more than it needs.
    expect(protocol.registerSchemesAsPrivileged).toHaveBeenCalledExactlyOnceWith([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
    ]);
  });

  it('is answered by the page server', () => {
    const answer = async () => new Response();
    servePage(answer);
    expect(protocol.handle).toHaveBeenCalledExactlyOnceWith('app', answer);
  });
});
