import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../../run/setup/say.mjs';

/** Runs a program of the system and returns what it printed. Rejects with its output when it fails. */
export type RunProgram = (file: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>;

const execute = promisify(execFile);

const runProgram: RunProgram = async (file, args, env) => {
  const { stdout } = await execute(file, args, { env: { ...process.env, ...env }, maxBuffer: 10 * 1024 * 1024 });
  return stdout;
};

const authenticode = `
  $files = ConvertFrom-Json $env:ESCALE_FILES
  $found = Get-AuthenticodeSignature -LiteralPath $files | ForEach-Object {
    @{ path = $_.Path; status = "$($_.Status)"; stamped = ($null -ne $_.TimeStamperCertificate) }
  }
  ConvertTo-Json -Compress @($found)`;

interface Authenticode {
  path: string;
  status: string;
  stamped: boolean;
}

/**
 * Asks Windows for the signature of every program, library, module and installer in a folder.
 * @returns one sentence per file without a valid and time-stamped signature
 */
export async function authenticodeProblems(folder: string, run: RunProgram = runProgram): Promise<string[]> {
  const files = globSync('**/*.{exe,dll,node,msi}', { cwd: folder }).map((path) => join(folder, path));
  const args = ['-NoProfile', '-NonInteractive', '-Command', authenticode];
  const answer = await run('powershell.exe', args, { ESCALE_FILES: JSON.stringify(files) });
  // The script above writes this shape.
  const found = JSON.parse(answer) as Authenticode[];
  const unanswered = files.filter((file) => !found.some(({ path }) => path === file));
  return [
    ...unanswered.map((file) => `${file}: Windows said nothing about its signature.`),
    ...found
      .filter(({ status }) => status !== 'Valid')
      .map(({ path, status }) => `${path}: its signature is ${status}.`),
    ...found
      .filter(({ status, stamped }) => status === 'Valid' && !stamped)
      .map(({ path }) => `${path}: its signature has no time stamp, and ends with the certificate.`),
  ];
}

/** What macOS is asked about each kind of result: signature, Gatekeeper, and the stapled ticket of the notarisation. */
const questions: Readonly<Record<'app' | 'pkg' | 'dmg', readonly (readonly [file: string, ...args: string[]])[]>> = {
  app: [
    ['codesign', '--verify', '--deep', '--strict', '--verbose=2'],
    ['spctl', '--assess', '--type', 'execute', '--verbose=2'],
    ['xcrun', 'stapler', 'validate'],
  ],
  pkg: [
    ['pkgutil', '--check-signature'],
    ['spctl', '--assess', '--type', 'install', '--verbose=2'],
    ['xcrun', 'stapler', 'validate'],
  ],
  // The image is only the wrapping of a signed and notarised application.
  dmg: [['hdiutil', 'verify', '-quiet']],
};

/**
 * Asks macOS about every application, package and image in a folder.
 * @returns one sentence per refusal, with what the system said
 */
export async function macProblems(folder: string, run: RunProgram = runProgram): Promise<string[]> {
  const problems: string[] = [];
  for (const [kind, commands] of Object.entries(questions)) {
    for (const path of globSync([`*.${kind}`, `mac*/*.${kind}`], { cwd: folder })) {
      for (const [file, ...args] of commands) {
        const refusal = await run(file, [...args, join(folder, path)]).then(() => null, reasonOf);
        if (refusal !== null) problems.push(`${path}: ${[file, ...args].join(' ')}: ${refusal}`);
      }
    }
  }
  return problems;
}

function reasonOf(thrown: unknown): string {
  const said = thrown instanceof Error && 'stderr' in thrown ? String(thrown.stderr).trim() : '';
  return said === '' ? messageOf(thrown) : said;
}
