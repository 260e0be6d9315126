import { expect, it } from 'vitest';
import { serveLocally } from '#main/adapters/loopback.ts';

const { Request, Response } = globalThis;

it('accepts connections on the loopback address only', async () => {
  const origin = await serveLocally((request) => new Response(new URL(request.url).pathname));
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${origin}/embed`)).text()).toBe('/embed');
  // A server on all addresses would answer here too.
  await expect(fetch(`${origin.replace('127.0.0.1', '127.0.0.2')}/embed`)).rejects.toThrow();
});

it('leaves the Request and the Response of the whole process alone', async () => {
  await serveLocally(() => new Response());
  expect([globalThis.Request === Request, globalThis.Response === Response]).toEqual([true, true]);
});
