// @ts-check
import { existsSync } from 'node:fs';
import process from 'node:process';
import { isDebian, isRoot, which } from './machine.mjs';
import { say } from './say.mjs';
import { run, runQuietly } from './spawn.mjs';

/** Folder of Debian's programs of wine, which have no name in the PATH. */
export const wineFolder = '/usr/lib/wine';

/** Debian packages, each with a check whether its content is present. */
const known = {
  chromium: () => which('chromium') !== null,
  'chromium-headless-shell': () => which('chromium-headless-shell') !== null,
  xvfb: () => which('xvfb-run') !== null,
  xauth: () => which('xauth') !== null,
  'gnome-keyring': () => which('gnome-keyring-daemon') !== null,
  dbus: () => which('dbus-run-session') !== null,
  'pkg-config': () => which('pkg-config') !== null,
  'libsecret-1-dev': async () =>
    which('pkg-config') !== null && (await run('pkg-config', ['--exists', 'libsecret-1'], { stdio: 'ignore' })) === 0,
  'g++': () => which('g++') !== null,
  make: () => which('make') !== null,
  python3: () => which('python3') !== null,
  gcc: () => which('gcc') !== null,
  'libc6-dev': () => existsSync('/usr/include/stdio.h'),
  'gcc-mingw-w64-x86-64-win32': () => which('x86_64-w64-mingw32-gcc') !== null,
  wine64: () => existsSync(`${wineFolder}/wine64`),
  wixl: () => which('wixl') !== null,
  msitools: () => which('msibuild') !== null,
  osslsigncode: () => which('osslsigncode') !== null,
  'desktop-file-utils': () => which('desktop-file-validate') !== null,
  appstream: () => which('appstreamcli') !== null,
  'libglib2.0-bin': () => which('gio') !== null,
  openssl: () => which('openssl') !== null,
  'fonts-dejavu-core': () => existsSync('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'),
  'fonts-liberation': () => existsSync('/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'),
};

/** @typedef {keyof typeof known} SystemPackage */

/**
 * What packing over stand-ins needs, and looking at what was packed.
 * @type {readonly SystemPackage[]}
 */
export const rehearsalPackages = [
  'gcc',
  'libc6-dev',
  'gcc-mingw-w64-x86-64-win32',
  'wine64',
  'wixl',
  'msitools',
  'osslsigncode',
  'openssl',
  'desktop-file-utils',
  'appstream',
  'libglib2.0-bin',
];

/**
 * Returns the packages that are missing on the machine.
 * @param {readonly SystemPackage[]} wanted
 */
export async function missingOf(wanted) {
  /** @type {SystemPackage[]} */
  const missing = [];
  for (const name of wanted) if (!(await known[name]())) missing.push(name);
  return missing;
}

/** @param {readonly SystemPackage[]} names */
export function installCommand(names) {
  return `apt-get install -y --no-install-recommends ${names.join(' ')}`;
}

/**
 * Installs missing packages (Debian, as root) or prints the command that would.
 * @param {readonly SystemPackage[]} wanted
 * @param {string} reason what needs them, for the message: "to keep the session in the keychain"
 * @returns {Promise<boolean>} whether every package is now present
 */
export async function ensureSystemPackages(wanted, reason) {
  if (process.platform !== 'linux') return false;
  const missing = await missingOf(wanted);
  if (missing.length === 0) return true;
  const command = installCommand(missing);
  if (!isDebian || !isRoot) {
    say(
      `Missing ${reason}: ${missing.join(', ')}. ${isDebian ? `Install with: sudo ${command}` : 'Install them with the package manager of this system.'}`,
    );
    return false;
  }
  say(`Installing ${missing.join(', ')} (${reason}).`);
  const [file = '', ...args] = command.split(' ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // The package lists of a new machine are empty or old: fetch them when the first attempt fails.
  const isInstalled =
    (await runQuietly(file, args, { env })) === 0 ||
    ((await runQuietly('apt-get', ['update'], { env })) === 0 && (await runQuietly(file, args, { env })) === 0);
  if (!isInstalled) say(`Could not install them; by hand: ${command}`);
  return isInstalled;
}
