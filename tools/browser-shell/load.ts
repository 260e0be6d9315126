import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from './electron/app.ts';
import { CancelableEvent } from './electron/event.ts';
import { linkOfLaunch } from './electron/launch.ts';
import { becomeReady } from './electron/ready.ts';
import type { Installation } from './installation.ts';

/**
 * Loads the main script of an application, which finds the replacement in the place of Electron, and what Electron adds
 * to `process` (lib/browser/init.ts; shell/common/api/electron_bindings.cc). The runtime is ready once that script has
 * ended, and not before (lib/browser/init.ts, 190-212: `appCodeLoaded`).
 * @param args what was passed to the program
 */
export async function loadApplication(
  { isPackaged, program, appPath, resourcesPath }: Installation,
  args: readonly string[],
): Promise<void> {
  const standIn = pathToFileURL(join(import.meta.dirname, 'electron', 'index.ts')).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
  });
  const execPath = program ?? process.execPath;
  process.argv = isPackaged ? [execPath, ...args] : [execPath, appPath, ...args];
  Object.assign(process, { execPath, resourcesPath });
  // Node's own end is Electron's (lib/browser/init.ts, 79-91).
  process.exit = ((code) => {
    if (code !== undefined && code !== null) process.exitCode = code;
    app.exit(Number(process.exitCode ?? 0));
  }) as typeof process.exit;
  const manifest = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')) as { main: string };
  await import(pathToFileURL(join(appPath, manifest.main)).href);
  const link = linkOfLaunch();
  if (link !== null) app.emit('open-url', new CancelableEvent(), link);
  becomeReady();
}
