import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** What `tmpdir()` looks at on the systems that we know. */
const names = ['TMPDIR', 'TEMP', 'TMP'] as const;

/**
 * Once a run: all that tests put into the temporary folder, and whatever they start does, goes with the run, also when
 * a test failed. `mkdtempSync(join(tmpdir(), …))` is enough in a test.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'escale-tests-'));
  for (const name of names) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
