import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';

/** Locks the keyring of gnome-keyring that a bus leads to. */
export const lockKeyring = (env: NodeJS.ProcessEnv = process.env): void =>
  void execFileSync(
    'dbus-send',
    [
      '--session',
      '--print-reply',
      '--dest=org.freedesktop.secrets',
      '/org/freedesktop/secrets',
      'org.freedesktop.Secret.Service.Lock',
      'array:objpath:/org/freedesktop/secrets/collection/login',
    ],
    { env },
  );

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Its password, with the line feed of the `echo` that makes it (tools/run/steps/secret-service.ts). */
const PASSWORD = 'test\n';

/**
 * Unlocks it as a sign-in does (gnome-keyring, pam/gkr-pam-client.c): a byte, then length, operation and password.
 * @throws Error when it stays locked
 */
export async function unlockKeyring(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const password = Buffer.from(PASSWORD);
  const operation = Buffer.concat([number(1), number(password.length), password]);
  const socket = connect(join(env.XDG_RUNTIME_DIR ?? '', 'keyring', 'control'));
  socket.write(Buffer.concat([Buffer.alloc(1), number(operation.length + 4), operation]));
  const answer = await buffer(socket);
  if (!answer.equals(Buffer.concat([number(8), number(0)]))) throw new Error('The keyring stays locked.');
}

/** A Secret Service of its own, which other tests do not see. */
export interface Keyring {
  /** The variables that lead to it. */
  readonly env: Record<string, string>;
  lock(): void;
  unlock(): Promise<void>;
  close(): void;
}

/** Starts a bus and a keyring on it, unlocked. */
export async function openKeyring(): Promise<Keyring> {
  const home = mkdtempSync(join(tmpdir(), 'escale-ring-'));
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const env = { XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus) };
  const around = { ...process.env, ...env };
  // It goes on in the background, and ends with its bus.
  execFileSync('gnome-keyring-daemon', ['--unlock', '--components=secrets'], {
    env: around,
    input: PASSWORD,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return {
    env,
    lock: () => lockKeyring(around),
    unlock: () => unlockKeyring(around),
    close: () => void bus.kill(),
  };
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (stdout === null) return reject(new Error('The process has no output.'));
    createInterface({ input: stdout })
      .once('line', resolve)
      .once('close', () => reject(new Error('It said nothing.')));
  });
}
