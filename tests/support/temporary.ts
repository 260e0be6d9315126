import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';

/** The environment variables that `tmpdir()` reads on the supported systems. */
const names = ['TMPDIR', 'TEMP', 'TMP'] as const;

const PREFIX = 'escale-tests-';

/**
 * Runs once: deletes at the end of the run everything that tests and their processes put into the temporary folder,
 * also when a test failed. `mkdtempSync(join(tmpdir(), …))` is enough in a test.
 */
export default function setUp(): (() => Promise<void>) | undefined {
  // One for all projects: one in the other, a path soon is too long for the name of a socket.
  if (basename(tmpdir()).startsWith(PREFIX)) return;
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  for (const name of names) process.env[name] = folder;
  // Not at once: `rmSync` gives up without a word where a browser that ends removes files of its own meanwhile.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
