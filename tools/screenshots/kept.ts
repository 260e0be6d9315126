import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/setup/machine.mjs';

/** Folder of the pictures that the repository keeps. */
export const keptFolder = join(root, 'docs/screenshots');

/** The pictures in README.md and `docs`, as `{screen}-{language}-{theme}.png`: the only ones in the repository. */
export function keptPictures(): ReadonlySet<string> {
  const pages = globSync(['README.md', 'docs/*.md'], { cwd: root }).map((page) =>
    readFileSync(join(root, page), 'utf8'),
  );
  return new Set(
    pages.flatMap((page) => [...page.matchAll(/\bscreenshots\/([\w-]+\.png)\b/gu)].map(([, name = '']) => name)),
  );
}
