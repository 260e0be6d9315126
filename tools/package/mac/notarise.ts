import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** Runs a program of macOS; throws with what it said. */
type Run = (file: string, args: readonly string[]) => void;

const runHere: Run = (file, args) => void execFileSync(file, args, { stdio: 'inherit' });

/** The arguments with which notarytool signs in: those of the first group of variables that is whole. */
function credentials(env: NodeJS.ProcessEnv): readonly string[] | null {
  const { APPLE_API_KEY, APPLE_API_KEY_ID, APPLE_API_ISSUER } = env;
  if (APPLE_API_KEY && APPLE_API_KEY_ID && APPLE_API_ISSUER)
    return ['--key', APPLE_API_KEY, '--key-id', APPLE_API_KEY_ID, '--issuer', APPLE_API_ISSUER];
  const { APPLE_ID, APPLE_APP_SPECIFIC_PASSWORD, APPLE_TEAM_ID } = env;
  if (APPLE_ID && APPLE_APP_SPECIFIC_PASSWORD && APPLE_TEAM_ID)
    return ['--apple-id', APPLE_ID, '--password', APPLE_APP_SPECIFIC_PASSWORD, '--team-id', APPLE_TEAM_ID];
  const { APPLE_KEYCHAIN_PROFILE } = env;
  return APPLE_KEYCHAIN_PROFILE ? ['--keychain-profile', APPLE_KEYCHAIN_PROFILE] : null;
}

/**
 * Electron-builder's hook `artifactBuildCompleted` of a release: has Apple notarise an installer and staples the
 * ticket. Electron-builder does so for the application inside alone, and Gatekeeper asks for that of the installer.
 *
 * @throws Error when Apple refuses, or nothing says who asks
 */
export function notariseInstaller(file: string, env: NodeJS.ProcessEnv = process.env, run: Run = runHere): void {
  if (!file.endsWith('.pkg')) return;
  const who = credentials(env);
  if (who === null) throw new Error(`Nothing in the environment says who asks Apple to notarise ${file}.`);
  run('xcrun', ['notarytool', 'submit', file, '--wait', ...who]);
  run('xcrun', ['stapler', 'staple', file]);
}
