import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/**
 * Returns a script of the shell for the browser, without its types. The result is cached, since loading Node's
 * TypeScript compiler would delay every start of a page.
 *
 * @param folder of the cache; if it cannot be written, the script is compiled every time
 */
export async function pageScript(file: string, folder: string): Promise<string> {
  const code = await readFile(file, 'utf8');
  const kept = join(folder, `${createHash('sha256').update(code).digest('hex')}.js`);
  const found = await readFile(kept, 'utf8').catch(() => null);
  if (found !== null) return found;
  const script = stripTypeScriptTypes(code);
  await keep(script, kept).catch(() => {});
  return script;
}

/** Writes a file atomically, since another shell may read it at the same time. */
async function keep(script: string, path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, script);
  await rename(draft, path);
}
