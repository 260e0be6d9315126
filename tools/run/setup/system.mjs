// @ts-check
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import process from 'node:process';
import { isDebian, isRoot, which } from './machine.mjs';
import { say } from './say.mjs';
import { run, runQuietly } from './spawn.mjs';

/** Folder of Debian's programs of wine, which have no name in the PATH. */
export const wineFolder = '/usr/lib/wine';

/**
 * Debian packages, each with what is there once it is installed: a program of the PATH, a file by its full path, or
 * what pkg-config knows.
 */
const known = {
  chromium: 'chromium',
  'chromium-headless-shell': 'chromium-headless-shell',
  xvfb: 'xvfb-run',
  xauth: 'xauth',
  'gnome-keyring': 'gnome-keyring-daemon',
  dbus: 'dbus-run-session',
  'pkg-config': 'pkg-config',
  'libsecret-1-dev': { pkgConfig: 'libsecret-1' },
  'g++': 'g++',
  make: 'make',
  python3: 'python3',
  gcc: 'gcc',
  'libc6-dev': '/usr/include/stdio.h',
  'gcc-mingw-w64-x86-64-win32': 'x86_64-w64-mingw32-gcc',
  wine64: `${wineFolder}/wine64`,
  wixl: 'wixl',
  msitools: 'msibuild',
  osslsigncode: 'osslsigncode',
  'desktop-file-utils': 'desktop-file-validate',
  appstream: 'appstreamcli',
  'libglib2.0-bin': 'gio',
  openssl: 'openssl',
  'apt-utils': 'apt-ftparchive',
  gnupg: 'gpg-agent',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
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
  'apt-utils',
  'gnupg',
];

/**
 * Returns the packages that are missing on the machine.
 * @param {readonly SystemPackage[]} wanted
 */
export async function missingOf(wanted) {
  /** @type {SystemPackage[]} */
  const missing = [];
  for (const name of wanted) if (!(await isThere(known[name]))) missing.push(name);
  return missing;
}

/** @param {string | { readonly pkgConfig: string }} sign */
async function isThere(sign) {
  if (typeof sign === 'string') return isAbsolute(sign) ? existsSync(sign) : which(sign) !== null;
  return (
    which('pkg-config') !== null && (await run('pkg-config', ['--exists', sign.pkgConfig], { stdio: 'ignore' })) === 0
  );
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
