import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads the main script of the built application, which finds the replacement in the place of Electron. */
export async function loadApplication(appRoot: string): Promise<void> {
  const standIn = pathToFileURL(join(import.meta.dirname, 'electron', 'index.ts')).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
  });
  await import(pathToFileURL(join(appRoot, 'out', 'main', 'index.js')).href);
}
