import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/**
 * A script of ours as the browser runs it, without its types. What was once made of a text is kept: Node's reader of
 * TypeScript would hold up every start of a page.
 *
 * @param folder where it is kept; one that cannot be written costs the time and nothing else
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

/** Whole or not at all: another shell may read it at this moment. */
async function keep(script: string, path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, script);
  await rename(draft, path);
}
