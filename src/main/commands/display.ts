import { connect, type NetConnectOpts } from 'node:net';
import { isAbsolute, join } from 'node:path';
import process from 'node:process';

type Env = Readonly<Record<string, string | undefined>>;

/** Milliseconds for a display to take a connection: a local one does so at once. */
const PATIENCE = 2000;

/**
 * Whether a display can be reached. Without one, the runtime on Linux ends the process as soon as it wants to draw, and
 * a variable may name one that is gone: in a `screen` left open, in a task, over `ssh`.
 * @param platform any other than Linux always has one
 */
export async function hasDisplay(env: Env, platform: NodeJS.Platform = process.platform): Promise<boolean> {
  if (platform !== 'linux') return true;
  const reached = await Promise.all([...waylandSockets(env), ...x11Sockets(env)].map(takesConnection));
  return reached.includes(true);
}

/** `WAYLAND_DISPLAY`: a path, or a name in the folder of the session. */
function waylandSockets({ WAYLAND_DISPLAY: name, XDG_RUNTIME_DIR: folder }: Env): NetConnectOpts[] {
  if (!name) return [];
  if (isAbsolute(name)) return [{ path: name }];
  return folder ? [{ path: join(folder, name) }] : [];
}

/** `DISPLAY`: `[HOST]:NUMBER[.SCREEN]`; without a host a socket of this computer, by its path or its abstract name. */
function x11Sockets({ DISPLAY: name }: Env): NetConnectOpts[] {
  const [, host, number] = /^(?:tcp\/)?([^/]*):(\d+)(?:\.\d+)?$/u.exec(name ?? '') ?? [];
  if (number === undefined) return [];
  if (host !== '' && host !== 'unix') return portOf(host, Number(number));
  const path = `/tmp/.X11-unix/X${number}`;
  return [{ path }, { path: `\0${path}` }];
}

/** The port of a display on a computer, as `ssh -X` names one. */
const portOf = (host: string | undefined, number: number): NetConnectOpts[] => {
  const port = 6000 + number;
  return port <= 65_535 ? [{ host, port }] : [];
};

async function takesConnection(options: NetConnectOpts): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(options, () => resolve(true));
  socket.once('error', () => resolve(false));
  socket.setTimeout(PATIENCE, () => resolve(false));
  const isReached = await promise;
  socket.destroy();
  return isReached;
}
