import { expect, it } from 'vitest';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';

it('a call cancelled before it begins is not made', async () => {
  const bridge = installFakeBridge({ 'app.setUnsaved': () => undefined });
  const call = invoke('app.setUnsaved', { isUnsaved: true }, { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ error: { kind: 'cancelled' } });
  expect(bridge.calls).toEqual([]);
});
