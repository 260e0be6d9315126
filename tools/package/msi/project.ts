import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appId, toastActivatorClsid } from '#shared/app-id.ts';
import { deepLinkScheme } from '#shared/deep-link.ts';
import { installerKey } from '#shared/policies/registry-keys.ts';
import { root } from '../../run/setup/machine.mjs';
import { attributeOf, elements, parseXml } from '../../xml/dom.ts';
import { escaped } from '../../xml/escape.ts';
import { readConfiguration } from '../configuration/file.ts';
import { readProduct } from '../product.ts';
import { filesOfMsi } from './files.ts';

/**
 * Electron-builder's hook `msiProjectCreated`: puts `escale.wxs` in the place of its project for WiX, of which nothing
 * stays but which files it packs.
 *
 * @param projectFile path of `project.wxs`, which is written anew, with the icon beside it
 * @throws Error when electron-builder's project names no files as it did
 */
export async function writeMsiProject(projectFile: string): Promise<void> {
  const files = filesIn(await readFile(projectFile, 'utf8'));
  await writeFile(projectFile, await msiProject(files, readProduct().version));
  await copyMsiIcon(dirname(projectFile));
}

/** Copies the icon into the folder that the project is compiled in. */
export const copyMsiIcon = (folder: string): Promise<void> =>
  copyFile(join(root, readConfiguration().win?.icon ?? ''), join(folder, 'icon.ico'));

/**
 * The project for WiX.
 *
 * @param files paths of the files that are installed, from the folder of the application
 * @param version three numbers
 */
export async function msiProject(files: readonly string[], version: string): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'escale.wxs'), 'utf8');
  const { name, homepage } = readProduct();
  const variables = {
    name,
    version,
    // Windows compares three numbers of a version.
    nextVersion: version.replace(/\d+$/u, (last) => String(Number(last) + 1)),
    homepage,
    appId,
    toastActivatorClsid,
    scheme: deepLinkScheme,
    key: installerKey,
  };
  return Object.entries(variables)
    .reduce((text, [variable, value]) => text.replaceAll(`$(var.${variable})`, () => escaped(value)), source)
    .replace('</Wix>', () => `${filesOfMsi(files)}\n</Wix>`);
}

/** The paths of the files in electron-builder's project, from the folder of the application. */
function filesIn(project: string): string[] {
  const sources = elements(parseXml(project), 'File').map((file) => attributeOf(file, 'Source'));
  const files = sources.map((source) => /^\$\(var\.appDir\)[\\/](?<path>.+)$/u.exec(source)?.groups?.path ?? '');
  if (files.length === 0 || files.includes(''))
    throw new Error("electron-builder's project for WiX has changed: see templates/msi/template.xml of its library.");
  return files;
}
