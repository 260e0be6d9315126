import { sep } from 'node:path';
import { element, printElement, type XmlElement } from '../../xml/tree.ts';
import { sha256 } from '../sha256.ts';

/** A folder of the application: the names of its folders and files. */
interface Folder {
  readonly path: string;
  readonly folders: Map<string, Folder>;
  readonly files: Set<string>;
}

/**
 * The files of the application as a fragment of the MSI's project: a component for each, in its folder, with the GUID
 * that the compiler makes of its place, the same in every version.
 *
 * @param files paths from the folder of the application, with slashes of either kind
 */
export function filesOfMsi(files: readonly string[]): string {
  const top: Folder = { path: '', folders: new Map(), files: new Set() };
  for (const file of files) {
    const names = file.split(/[\\/]/u);
    const name = names.pop() ?? '';
    names.reduce(folderIn, top).files.add(name);
  }
  const group = files.map((file) => element('ComponentRef', { Id: idOf('component', file) }));
  return printElement(
    element('Fragment', {}, [
      element('DirectoryRef', { Id: 'APPLICATIONFOLDER' }, contentsOf(top)),
      element('ComponentGroup', { Id: 'files' }, group),
    ]),
  );
}

/** The folder of a name in another one, made where it is not there. */
function folderIn({ path, folders }: Folder, name: string): Folder {
  const folder = folders.get(name) ?? { path: `${path}${name}${sep}`, folders: new Map(), files: new Set() };
  folders.set(name, folder);
  return folder;
}

const contentsOf = ({ path, folders, files }: Folder): XmlElement[] => [
  ...[...files].map((name) =>
    element('Component', { Id: idOf('component', `${path}${name}`), Guid: '*', Win64: 'yes' }, [
      element('File', {
        Id: idOf('file', `${path}${name}`),
        Name: name,
        Source: `$(var.appDir)${sep}${path}${name}`,
        KeyPath: 'yes',
      }),
    ]),
  ),
  ...[...folders].map(([name, folder]) =>
    element('Directory', { Id: idOf('folder', folder.path), Name: name }, contentsOf(folder)),
  ),
];

/** An identifier of an MSI, which takes few signs and letters, for a path. */
const idOf = (kind: string, path: string): string => `${kind}_${sha256(path.replaceAll('\\', '/')).slice(0, 32)}`;
