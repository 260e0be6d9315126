import { mkdtempSync } from 'node:fs';
import { createServer, type ListenOptions } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasDisplay } from '#main/commands/display.ts';

/** A display that takes connections until the end of the test; returns its port, where it has one. */
async function serve(where: ListenOptions): Promise<number> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(where, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
const temporary = () => mkdtempSync(join(tmpdir(), 'escale-display-'));
const onLinux = (env: Record<string, string>) => hasDisplay(env, 'linux');

describe('a display on Linux', () => {
  // Windows has no sockets at a path.
  it.skipIf(process.platform === 'win32')(
    'is there where Wayland listens, by a path or a name in the folder of the session',
    async () => {
      const folder = temporary();
      await serve({ path: join(folder, 'wayland-7') });
      expect(await onLinux({ WAYLAND_DISPLAY: join(folder, 'wayland-7') })).toBe(true);
      expect(await onLinux({ WAYLAND_DISPLAY: 'wayland-7', XDG_RUNTIME_DIR: folder })).toBe(true);
      expect(await onLinux({ WAYLAND_DISPLAY: 'wayland-8', XDG_RUNTIME_DIR: folder, DISPLAY: ':4096' })).toBe(false);
      expect(await onLinux({ WAYLAND_DISPLAY: 'wayland-7' })).toBe(false);
    },
  );

  it.skipIf(process.platform !== 'linux')('is there where X listens on this computer', async () => {
    const number = 40_000 + process.pid;
    await serve({ path: `\0/tmp/.X11-unix/X${number}` });
    for (const name of [`:${number}`, `:${number}.0`, `unix:${number}`])
      expect(await onLinux({ DISPLAY: name }), name).toBe(true);
    expect(await onLinux({ DISPLAY: `:${number}1` })).toBe(false);
  });

  it('is there where X listens on a port, as over ssh', async () => {
    const port = await serve({ host: '127.0.0.1', port: 0 });
    expect(await onLinux({ DISPLAY: `127.0.0.1:${port - 6000}.0` })).toBe(true);
  });

  it.each(['', 'nowhere', ':', '127.0.0.1:70000', '/nowhere:0'])('is not there by the name "%s"', async (name) => {
    expect(await onLinux({ DISPLAY: name })).toBe(false);
  });
});

it('is always there on Windows and macOS, which name none', async () => {
  expect(await hasDisplay({}, 'win32')).toBe(true);
  expect(await hasDisplay({}, 'darwin')).toBe(true);
});
