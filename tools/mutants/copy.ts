import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the checkout in the temporary folder, which shares its packages. */
export interface Copy {
  readonly root: string;
  remove(): void;
}

/** Copies what git knows or would add, as it stands in the working tree. */
export function copyCheckout(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'escale-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of new Set(listed.split('\0'))) {
    // A file that was deleted is still listed until the deletion is committed.
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { root: folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
