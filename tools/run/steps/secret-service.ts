import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSystemPackages } from '../setup/system.mjs';
import { plain, type Surroundings } from './surroundings.ts';

const script = 'echo test | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec "$@"';

/**
 * Calls a function with a Secret Service: a temporary bus and keyring, unlocked and deleted afterwards, so that tests
 * never touch the person's own. Where none is available (other systems, missing packages) the surroundings are empty
 * and ESCALE_TEST_SECRET_SERVICE is not set.
 */
export async function inSecretService<T>(act: (surroundings: Surroundings) => Promise<T>): Promise<T> {
  const isThere = await ensureSystemPackages(['dbus', 'gnome-keyring'], 'to test keytar against a real Secret Service');
  if (!isThere) return act(plain);
  const home = await mkdtemp(join(tmpdir(), 'escale-keyring-'));
  try {
    return await act({
      wrap: (command) => ['dbus-run-session', '--', 'sh', '-c', script, 'sh', ...command],
      env: { XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home, ESCALE_TEST_SECRET_SERVICE: '1' },
    });
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}
