import { randomUUID } from 'node:crypto';
import {
  type FSWatcher,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** The message of a second start to the first: the values of the event `second-instance`. */
export type SecondStart = [argv: string[], folder: string, data: unknown];

/**
 * Where the first instance listens: in a folder for temporary files, to which a link in its data folder leads, as
 * Chromium's `SingletonSocket` does to a socket (chrome/browser/process_singleton_posix.cc).
 */
const linkIn = (dataFolder: string): string => join(dataFolder, 'SingletonSocket');

let listening: { watcher: FSWatcher; folder: string } | null = null;

/** Listens for second starts. Does nothing where the disk takes no link. */
export function listenForSecond(dataFolder: string, onStarted: (...start: SecondStart) => void): void {
  if (listening !== null) return;
  const folder = mkdtempSync(join(tmpdir(), 'escale-single-'));
  try {
    rmSync(linkIn(dataFolder), { force: true });
    symlinkSync(folder, linkIn(dataFolder));
  } catch {
    rmSync(folder, { recursive: true });
    return;
  }
  const watcher = watch(folder, { persistent: false }, () => {
    for (const name of readdirSync(folder).filter((name) => name.endsWith('.start'))) {
      const message = readFileSync(join(folder, name));
      rmSync(join(folder, name));
      // Written by `tellFirst` alone.
      onStarted(...(deserialize(message) as SecondStart));
    }
  });
  listening = { watcher, folder };
}

/**
 * Tells the first instance of this start.
 * @param data a copy arrives, and null where there is none (shell/common/v8_util.cc, `DeserializeV8Value`)
 */
export function tellFirst(dataFolder: string, data: unknown = null): void {
  const start: SecondStart = [chromiumArgv(process.argv), process.cwd(), data];
  try {
    const folder = readlinkSync(linkIn(dataFolder));
    const file = join(folder, randomUUID());
    writeFileSync(file, serialize(start));
    renameSync(file, `${file}.start`);
  } catch {
    // The first instance is ending and is not notified, as in Chromium.
  }
}

/** Ends listening. */
export function stopListening(dataFolder: string): void {
  if (listening === null) return;
  listening.watcher.close();
  rmSync(listening.folder, { recursive: true, force: true });
  rmSync(linkIn(dataFolder), { force: true });
  listening = null;
}

/** Chromium puts switches before all else (base/command_line.cc; docs/api/app.md, 'second-instance'). */
function chromiumArgv([program = '', ...args]: readonly string[]): string[] {
  const end = args.indexOf('--');
  const switches = args.filter((argument, index) => /^--?./u.test(argument) && (end < 0 || index < end));
  return [program, ...switches, ...args.filter((argument) => !switches.includes(argument))];
}
