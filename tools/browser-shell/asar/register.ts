// Has Node load scripts from archives and read files in them, in this process and in the workers that it starts:
// `node --import tools/browser-shell/asar/register.ts`. Electron does the same to its Node (lib/node/init.ts, 1-4).
import fs from 'node:fs';
import { isBuiltin, registerHooks, syncBuiltinESMExports } from 'node:module';
import { join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { splitPath } from './archive.ts';

/** Where the URL of a script leads into an archive. */
const placeOf = (url: string | undefined) => (url?.startsWith('file:') ? splitPath(fileURLToPath(url)) : null);

/** The URL of a script in an archive, by the path of the archive that links lead to. */
function followed(url: string): string {
  const place = placeOf(url);
  return place === null ? url : pathToFileURL(join(fs.realpathSync(place.archive.path), place.inside)).href;
}

registerHooks({
  resolve: (specifier, context, next) => {
    const parent = placeOf(context.parentURL);
    const isFile = specifier.startsWith('file:');
    if (parent === null ? !isFile || placeOf(specifier) === null : isBuiltin(specifier) || specifier === 'electron') {
      return next(specifier, context);
    }
    // Links are followed, as for every module (lib/node/asar-fs-wrapper.ts, 1021-1024).
    if (isFile) return { url: followed(specifier), shortCircuit: true };
    if (/^\.{0,2}\//u.test(specifier)) return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
    // Only the application's own packages, not those of the folders around it (lib/node/init.ts, 39-54).
    const inside = posix.join('node_modules', specifier);
    const entry = parent?.archive.find(inside);
    if (!parent || !entry)
      throw Object.assign(new Error(`Cannot find module '${specifier}'`), { code: 'MODULE_NOT_FOUND' });
    if (!entry.unpacked) return { url: pathToFileURL(join(parent.archive.path, inside)).href, shortCircuit: true };
    // A native module, which `require` alone loads: it knows paths, and no addresses.
    return next(parent.archive.unpackedPath(inside), context);
  },
  load: (url, context, next) => {
    const place = placeOf(url);
    if (place === null) return next(url, context);
    const { archive, inside } = place;
    const format = inside.endsWith('.cjs') ? 'commonjs' : inside.endsWith('.json') ? 'json' : 'module';
    return { source: archive.read(inside), format, shortCircuit: true };
  },
});

/** Reads a file from an archive where its path leads into one. */
function read(path: unknown, options: unknown): Buffer | string | null {
  const place = typeof path === 'string' ? splitPath(path) : null;
  if (place === null) return null;
  const bytes = place.archive.read(place.inside);
  const encoding =
    typeof options === 'string' ? options : (options as { encoding?: BufferEncoding } | undefined)?.encoding;
  return encoding ? bytes.toString(encoding as BufferEncoding) : bytes;
}

const { readFile } = fs.promises;
const { readFileSync } = fs;
// The functions keep their types: any path outside of archives is passed on to Node's own function.
fs.promises.readFile = (async (...args: Parameters<typeof readFile>) =>
  read(args[0], args[1]) ?? readFile(...args)) as typeof readFile;
fs.readFileSync = ((...args: Parameters<typeof readFileSync>) =>
  read(args[0], args[1]) ?? readFileSync(...args)) as typeof readFileSync;
syncBuiltinESMExports();
