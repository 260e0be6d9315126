import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#shared/error-code.ts';
import { type Finding, of } from './findings.ts';

const item = of('package');

/** The installed application. */
export interface Package {
  name: string;
  version: string;
  isPackaged: boolean;
  platform: NodeJS.Platform;
  /** Path of the running program. */
  executable: string;
}

/** Runs a program of the system; rejects when it cannot be started. */
type Run = (file: string, args: readonly string[], signal: AbortSignal) => Promise<{ status: number; text: string }>;

/** Name of the Debian package. */
const DEB = 'escale';

/** Asks the system whether the package is as its publisher made it. */
export async function checkPackage(own: Package, signal: AbortSignal, run: Run = runProgram): Promise<Finding[]> {
  const { version, isPackaged, platform } = own;
  if (!isPackaged) return [item.ok('package.source', { version })];
  try {
    if (platform === 'win32') return [await windows(own, signal, run)];
    return [platform === 'darwin' ? await mac(own, signal, run) : await debian(own, signal, run)];
  } catch (thrown) {
    return [item.unknown('package.untold', { version, found: codeOf(thrown) })];
  }
}

async function windows({ version, executable }: Package, signal: AbortSignal, run: Run): Promise<Finding> {
  if (!(await hasSignature(executable))) return item.warning('package.unsigned', { version });
  const powershell = String.raw`${process.env.SystemRoot ?? String.raw`C:\Windows`}\System32\WindowsPowerShell\v1.0\powershell.exe`;
  // Inside single quotes, PowerShell reads nothing but the quote itself.
  const question = `(Get-AuthenticodeSignature -LiteralPath '${executable.replaceAll("'", "''")}').Status`;
  const { text } = await run(powershell, ['-NoProfile', '-NonInteractive', '-Command', question], signal);
  const status = text.trim();
  if (status === 'Valid') return item.ok('package.signed', { version });
  // Where scripts are forbidden, PowerShell answers nothing, or a sentence.
  const isTold = /^(?:NotSigned|HashMismatch|NotTrusted)$/u.test(status);
  return isTold
    ? item.failed('package.altered', { version, found: status })
    : item.unknown('package.untold', { version, found: /^\w{1,40}$/u.test(status) ? status : 'PowerShell' });
}

/**
 * Whether a Windows program carries a signature, valid or not: the fifth directory of its header (PE/COFF, §Optional
 * Header Data Directories).
 */
export async function hasSignature(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const header = buffer.subarray(0, bytesRead);
    const optional = header.readUInt32LE(0x3c) + 24;
    const is64 = header.readUInt16LE(optional) === 0x20b;
    return header.readUInt32LE(optional + (is64 ? 112 : 96) + 4 * 8 + 4) > 0;
  } finally {
    await file.close();
  }
}

async function mac({ version, executable }: Package, signal: AbortSignal, run: Run): Promise<Finding> {
  const bundle = join(executable, '..', '..', '..');
  const { status, text } = await run('/usr/bin/codesign', ['--verify', '--deep', '--strict', bundle], signal);
  if (status === 0) return item.ok('package.signed', { version });
  return text.includes('not signed at all')
    ? item.warning('package.unsigned', { version })
    : item.failed('package.altered', { version, found: `codesign ${status}` });
}

async function debian({ version }: Package, signal: AbortSignal, run: Run): Promise<Finding> {
  const { status, text } = await run('/usr/bin/dpkg', ['--verify', DEB], signal);
  const changed = text.split('\n').filter((line) => /^\S{9}/u.test(line));
  // Settings of packages may be changed: dpkg marks them by a c.
  const found = changed.filter((line) => !/^\S+\s+c\s/u.test(line)).length;
  if (found > 0) return item.failed('package.altered', { version, found });
  if (status === 0) return item.ok('package.unchanged', { version });
  return item.unknown('package.untold', { version, found: `dpkg ${status}` });
}

const runProgram: Run = (file, args, signal) =>
  new Promise((resolve, reject) => {
    const options = { signal, windowsHide: true, maxBuffer: 10_000_000 };
    execFile(file, [...args], options, (error, stdout, stderr) => {
      // A status is an answer; without one the program was not started, or was ended.
      if (error !== null && typeof error.code !== 'number') reject(error);
      else resolve({ status: error === null ? 0 : Number(error.code), text: `${stdout}${stderr}` });
    });
  });
