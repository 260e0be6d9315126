import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** Runs a program of macOS; throws with what it said. */
type Run = (file: string, args: readonly string[]) => void;

const runHere: Run = (file, args) => void execFileSync(file, args, { stdio: 'inherit' });

/** An option of notarytool, and the environment variable that holds its value, by the names of electron-builder. */
type Credential = readonly [option: string, variable: string];

/** What lets Apple notarise: the credentials of one of these groups. */
const groups: readonly (readonly Credential[])[] = [
  [
    ['--key', 'APPLE_API_KEY'],
    ['--key-id', 'APPLE_API_KEY_ID'],
    ['--issuer', 'APPLE_API_ISSUER'],
  ],
  [
    ['--apple-id', 'APPLE_ID'],
    ['--password', 'APPLE_APP_SPECIFIC_PASSWORD'],
    ['--team-id', 'APPLE_TEAM_ID'],
  ],
  [['--keychain-profile', 'APPLE_KEYCHAIN_PROFILE']],
];

/** The variables of the credentials, in words: one group is enough. */
export const notarisationVariables = groups.map((group) => group.map(([, name]) => name).join(', ')).join('; or ');

const firstWhole = (env: NodeJS.ProcessEnv) => groups.find((group) => group.every(([, name]) => env[name]));

/** Whether the environment has all credentials of a group. */
export const canNotarise = (env: NodeJS.ProcessEnv): boolean => firstWhole(env) !== undefined;

/**
 * Electron-builder's hook `artifactBuildCompleted` of a release: has Apple notarise an installer and staples the
 * ticket. Electron-builder does so for the application inside alone, and Gatekeeper asks for that of the installer.
 *
 * @throws Error when Apple refuses, or the environment has no credentials
 */
export function notariseInstaller(file: string, env: NodeJS.ProcessEnv = process.env, run: Run = runHere): void {
  if (!file.endsWith('.pkg')) return;
  const group = firstWhole(env);
  if (group === undefined) throw new Error(`To have Apple notarise ${file}, set ${notarisationVariables}.`);
  const credentials = group.flatMap(([option, name]) => [option, env[name] ?? '']);
  run('xcrun', ['notarytool', 'submit', file, '--wait', ...credentials]);
  run('xcrun', ['stapler', 'staple', file]);
}
